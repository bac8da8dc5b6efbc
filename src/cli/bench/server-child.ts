import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { canPin, cpuOfThisProcess } from './server-machine.ts';

/** In bytes, after the garbage was collected. `external`: what objects hold beside the heap, all buffers among it. */
export type Memory = { heap: number; external: number; rss: number };

/** Called by the server process: tells its port, and answers the bench. */
export function answerBench(port: number): void {
  process.on('message', (question) => {
    process.send?.(question === 'cpu' ? cpuOfThisProcess() : memoryOfThisProcess());
  });
  process.on('disconnect', () => process.exit());
  process.send?.(port);
}

function memoryOfThisProcess(): Memory {
  globalThis.gc?.();
  globalThis.gc?.();
  const { heapUsed, external, rss } = process.memoryUsage();
  return { heap: heapUsed, external, rss };
}

/** `ROTONDE_PROFILE=folder` writes a CPU profile of each server there, for which it must not be killed. */
const { ROTONDE_PROFILE = '' } = process.env;
export const isProfiling = ROTONDE_PROFILE !== '';

/** A server in a process of its own, on the first core if the system lets us choose. */
export class ServerChild {
  readonly port: number;
  readonly #child: ChildProcess;

  private constructor(child: ChildProcess, port: number) {
    this.#child = child;
    this.port = port;
  }

  static async start(
    file: URL,
    args: readonly string[],
    env: Readonly<Record<string, string>> = {},
  ): Promise<ServerChild> {
    const profile = isProfiling ? ['--cpu-prof', `--cpu-prof-dir=${ROTONDE_PROFILE}`] : [];
    const node = [process.execPath, ...profile, '--expose-gc', fileURLToPath(file), ...args];
    const [program = '', ...rest] = canPin() ? ['taskset', '-c', '0', ...node] : node;
    const child = spawn(program, rest, {
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
      env: { ...process.env, NODE_ENV: 'production', DATABASE_URL: '', BUS_URL: '', ...env },
    });
    return new ServerChild(child, (await word(child)) as number);
  }

  async memory(): Promise<Memory> {
    this.#child.send('memory');
    return (await word(this.#child)) as Memory;
  }

  /** What it has used so far, all its threads, in milliseconds. */
  async cpu(): Promise<number> {
    this.#child.send('cpu');
    return (await word(this.#child)) as number;
  }

  async end(signal: 'SIGKILL' | 'SIGTERM'): Promise<void> {
    if (this.#child.exitCode !== null || this.#child.signalCode !== null) return;
    this.#child.kill(signal);
    await once(this.#child, 'exit');
  }
}

async function word(child: ChildProcess): Promise<unknown> {
  const ended = new AbortController();
  const gone = once(child, 'exit', { signal: ended.signal }).then(() => {
    throw new Error('the server under test ended');
  });
  gone.catch(() => undefined);
  try {
    const [message] = (await Promise.race([once(child, 'message'), gone])) as [unknown];
    return message;
  } finally {
    ended.abort();
  }
}
