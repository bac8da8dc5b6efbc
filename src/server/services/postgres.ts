import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findPostgres } from './find-postgres.mjs';
import { freePort } from './free-port.ts';

/** A PostgreSQL of our own: for tests and measurements, in a folder of its own, on this machine's own address alone. */
export type OwnPostgres = {
  /** Of its first database, which holds nothing. */
  url: string;
  port: number;
  /** The process that all others of it depend on; nothing: it does not run. */
  pid(): number | undefined;
  /** Everybody is cut off at once; what was committed is on the disk. */
  stop(): Promise<void>;
  /** As if the machine had died. */
  kill(): Promise<void>;
  /** Again, on the same port. */
  start(): Promise<void>;
  /** Stops it, and nothing is left. */
  close(): Promise<void>;
};

/** `dataIn`: where its folder is made. `settings`: what else it is told, as `name=value`. */
export type PostgresWishes = { dataIn?: string; settings?: readonly string[] };

const OWNER = 'rotonde';

export async function openPostgres(wishes: PostgresWishes = {}): Promise<OwnPostgres> {
  const programs = findPostgres();
  if (!programs) throw new Error('PostgreSQL is not installed');
  const folder = mkdtempSync(join(wishes.dataIn ?? tmpdir(), 'rotonde-postgres-'));
  const user = otherUser();
  if (user) chownSync(folder, user.uid, user.gid);
  const data = join(folder, 'data');
  const asked = ['-D', data, '-U', OWNER, '-A', 'trust', '-E', 'UTF8', '--locale=C', '--no-sync'];
  const made = spawnSync(join(programs, 'initdb'), asked, { ...user, cwd: folder });
  if (made.status !== 0) {
    rmSync(folder, { recursive: true, force: true });
    throw new Error(`initdb: ${made.error?.message ?? made.stderr}`);
  }
  const port = await freePort();
  const settings = [
    'listen_addresses=127.0.0.1',
    `port=${port}`,
    'unix_socket_directories=',
    'max_connections=200',
    ...(wishes.settings ?? []),
  ];
  const args = ['-D', data, ...settings.flatMap((setting) => ['-c', setting])];
  let child: ChildProcess | undefined;
  const start = async (): Promise<void> => {
    child = spawn(join(programs, 'postgres'), args, {
      ...user,
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
  const endAtOnce = (): void => void child?.kill('SIGQUIT');
  process.once('exit', endAtOnce);
  await start();
  return {
    url: `postgres://${OWNER}@127.0.0.1:${port}/postgres`,
    port,
    pid: () => (child?.exitCode === null && child.signalCode === null ? child.pid : undefined),
    start,
    // "Fast": transactions that are under way are undone.
    stop: () => end('SIGINT'),
    // "Immediate": no process of it lives on, and nothing is brought in order before they go.
    kill: () => end('SIGQUIT'),
    async close() {
      process.off('exit', endAtOnce);
      await end('SIGQUIT');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** PostgreSQL refuses to run as the machine's administrator: whom it is run as instead. */
function otherUser(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined;
  for (const name of ['postgres', 'nobody']) {
    try {
      const [uid, gid] = ['-u', '-g'].map((what) => Number(execFileSync('id', [what, name])));
      if (uid && gid) return { uid, gid };
    } catch {
      // There is no such user.
    }
  }
  throw new Error('there is no user to run PostgreSQL as');
}

const READY = 'database system is ready to accept connections';

/** Until it takes connections; fails with what it said if it ends before. */
async function accepting(child: ChildProcess): Promise<void> {
  let said = '';
  const ready = new Promise<void>((resolve, reject) => {
    child.stderr?.on('data', (chunk: Buffer) => {
      if (said.length > 100_000) return;
      said += chunk;
      if (said.includes(READY)) resolve();
    });
    child.once('exit', () => reject(new Error(`PostgreSQL did not start: ${said}`)));
    child.once('error', reject);
  });
  await ready;
}
