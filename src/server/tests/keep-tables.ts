import { setImmediate as turn } from 'node:timers/promises';
import { onTestFinished } from 'vitest';
import type { Job } from '#tables/jobs.ts';
import { keepIn } from '#tables/tests/kept.ts';
import { named } from '../sql/sql.ts';
import { isDatabaseUrl, openStore } from '../store/open-store.ts';
import { openPostgresStore } from '../store/postgres/postgres-store.ts';
import type { ServerStore } from '../store/server-store.ts';
import { newPlace } from './places.ts';

/** For a machine that has other work to do. */
const PATIENCE_MS = 60_000;

const { all } = named('keep-tables-test', { all: 'SELECT kind, key, due FROM jobs' });

const opened = (place: string): Promise<ServerStore> =>
  isDatabaseUrl(place) ? openPostgresStore(place, PATIENCE_MS) : openStore(place);

/** The tests of the tables that run here too keep theirs in what their project has: PostgreSQL, or a file of SQLite. */
keepIn(() => {
  const opening = newPlace().then(opened);
  let asked = 0;
  let isOver = false;
  onTestFinished(async () => {
    isOver = true;
    const store = await opening;
    while (asked > 0) await turn();
    await store.close();
  });
  /** Each call waits for the store; how many have not been answered is known. */
  const later = <T extends object>(of: (store: Awaited<typeof opening>) => T): T =>
    new Proxy({} as T, {
      get:
        (_, name) =>
        async (...wishes: unknown[]): Promise<unknown> => {
          // Nodes whose test is over may still wake.
          if (isOver) return new Promise(() => undefined);
          asked++;
          try {
            const part = of(await opening);
            const call = Reflect.get(part, name) as (...wishes: unknown[]) => unknown;
            return await call.apply(part, wishes);
          } finally {
            asked--;
          }
        },
    });
  return {
    store: later((store) => store),
    jobs: later((store) => store.jobs),
    jobsThere: async () => (await (await opening).sql.read(all, [])) as Job[],
    async settled() {
      for (let still = 0; still < 3; still = asked === 0 ? still + 1 : 0) await turn();
    },
  };
});
