import { rmSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import type { Rng } from '#kernel/rng.ts';
import { openSqliteStore } from '#server/store/sqlite/sqlite-store.ts';
import { benchFolder } from '../bench/folder.ts';
import { openCallers } from './callers.ts';
import { ServerProcess } from './child.ts';
import type { Counts, Faults } from './counts.ts';
import type { House } from './house.ts';

const nodeFile = fileURLToPath(new URL('./node.ts', import.meta.url));

/** So many have a season ticket: one at each table of a game's first rounds. */
const HOLDERS = 8;

/** A house over a file of its own, in one process that is killed and started again on the same port. */
export async function sqliteHouse(
  { counts, faults, everyMs }: { counts: Counts; faults: Faults; everyMs: number },
  rng: Rng,
): Promise<House> {
  const folder = benchFolder();
  const words: string[] = [];
  const callers = await openCallers({ counts, faults });
  const env = {
    DATABASE_URL: '',
    BUS_URL: '',
    HOST: '127.0.0.1',
    DATA_DIR: folder,
    LOG_LEVEL: 'error',
    SMTP_URL: callers.smtpUrl,
    // So that each client has an address of its own, and the usual limits hold.
    TRUST_PROXY: '1',
  };
  const start = (port: string) => ServerProcess.start(nodeFile, [], { ...env, PORT: port });
  let server = await start('0');
  const { address } = server;
  const { port } = new URL(address);
  const holders = await callers.holders(HOLDERS, () => address);
  return {
    words,
    faults,
    holders,
    tables: callers.tables,
    letters: callers.letters,
    harms: ['kills'],
    address: () => address,
    addresses: () => [address],
    async harm() {
      await sleep(everyMs * (0.5 + rng.below(1001) / 1000));
      if (!server.isRunning) faults.add('died', 'the server', server.words.join(' '));
      await server.kill();
      counts.kills++;
      words.push(...server.words);
      server = await start(port);
    },
    async calm() {},
    async read(work) {
      await server.kill('SIGTERM');
      words.push(...server.words);
      const store = await openSqliteStore(folder);
      try {
        await callers.verify(store.sql);
        return await work(store);
      } finally {
        await store.close();
      }
    },
    async close() {
      await server.kill();
      await callers.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
