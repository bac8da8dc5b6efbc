import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

const EVERY_TEST = '{src,scripts}/**/tests/**/*.test.ts';

/** What opens ports and starts processes. The tests of all other rooms can follow each other in one worker. */
const WITH_PROCESSES = '{src/{server,cli},scripts}/**';

/** What needs a PostgreSQL, which is started only if one of these is asked for. */
const WITH_POSTGRES = 'src/{server,cli}/tests/postgres/*.test.ts';

/** Run twice: kept in SQLite with the others of its room, and in PostgreSQL with those that need one. */
const IN_BOTH = 'src/server/tests/{host,sessions,mail-links,hall,hours,talk,talk-tickets}.test.ts';

/** Run three times: kept in memory, in SQLite, and in PostgreSQL. */
const TABLES_IN_ALL =
  'src/tables/tests/{absence,clocks-races,orders,orders-games,orders-races,pause,undo-zones}.test.ts';

/** Says to those where they are kept. */
const KEEP_TABLES = 'src/server/tests/keep-tables.ts';

/** What waits more than it works: for servers that are killed and come back, and for bots' answers. Begun before all others. */
const CHAOS = 'src/cli/tests/chaos/*.test.ts';

export default defineConfig({
  test: {
    // Left to itself vitest keeps one core free: of two, half. One more than there are, for tests that wait for processes.
    maxWorkers: availableParallelism() + 1,
    // Against what hangs, not against what is slow: a machine may have other work to do.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    // Begun in the order of their names.
    projects: [
      {
        extends: true,
        test: {
          name: 'pure',
          include: [EVERY_TEST],
          exclude: [WITH_PROCESSES],
          // Modules are loaded once for a worker instead of once for each file.
          isolate: false,
        },
      },
      {
        extends: true,
        test: {
          name: 'processes',
          include: ['{src/{server,cli},scripts}/**/tests/**/*.test.ts'],
          exclude: [WITH_POSTGRES, CHAOS],
        },
      },
      {
        extends: true,
        test: {
          name: 'postgres',
          include: [WITH_POSTGRES, IN_BOTH, TABLES_IN_ALL],
          setupFiles: KEEP_TABLES,
          globalSetup: 'src/server/tests/postgres/one-server.ts',
        },
      },
      {
        extends: true,
        test: { name: 'sqlite', include: [TABLES_IN_ALL], setupFiles: KEEP_TABLES },
      },
      {
        extends: true,
        test: { name: 'chaos', include: [CHAOS] },
      },
    ],
  },
});
