import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findNats } from './find-nats.mjs';
import { freePort } from './free-port.ts';

/** A NATS of our own: for tests and measurements, on this machine's own address alone. */
export type OwnNats = {
  url: string;
  port: number;
  pid(): number | undefined;
  stop(): Promise<void>;
  /** As if the machine had died. */
  kill(): Promise<void>;
  /** Again, on the same port. */
  start(): Promise<void>;
  /** Stops it, and nothing is left. */
  close(): Promise<void>;
};

const READY = 'Server is ready';

export async function openNats(): Promise<OwnNats> {
  const program = findNats();
  if (!program) throw new Error('nats-server is not installed');
  const folder = mkdtempSync(join(tmpdir(), 'rotonde-nats-'));
  const port = await freePort();
  let child: ChildProcess | undefined;
  const start = async (): Promise<void> => {
    child = spawn(program, ['-a', '127.0.0.1', '-p', `${port}`], {
      cwd: folder,
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    await accepting(child);
  };
  const end = async (signal: NodeJS.Signals): Promise<void> => {
    const ending = child;
    child = undefined;
    if (!ending || ending.exitCode !== null || ending.signalCode !== null) return;
    const gone = once(ending, 'exit');
    ending.kill(signal);
    await gone;
  };
  // However this process ends, it leaves none behind.
  const endAtOnce = (): void => void child?.kill('SIGKILL');
  process.once('exit', endAtOnce);
  await start();
  return {
    url: `nats://127.0.0.1:${port}`,
    port,
    pid: () => child?.pid,
    start,
    stop: () => end('SIGTERM'),
    kill: () => end('SIGKILL'),
    async close() {
      process.off('exit', endAtOnce);
      await end('SIGKILL');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Until it takes connections; fails with what it said if it ends before. */
function accepting(child: ChildProcess): Promise<void> {
  let said = '';
  return new Promise((resolve, reject) => {
    child.stderr?.on('data', (chunk: Buffer) => {
      if (said.length > 100_000) return;
      said += chunk;
      if (said.includes(READY)) resolve();
    });
    child.once('exit', () => reject(new Error(`NATS did not start: ${said}`)));
    child.once('error', reject);
  });
}
