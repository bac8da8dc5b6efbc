import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync, type SQLInputValue } from 'node:sqlite';
import { Kysely } from 'kysely';
import { Conflict, type Line, type Store } from '#tables/store.ts';
import { GroupCommit, isConstraint } from './group-commit.ts';
import { migrate } from './migrate.ts';
import { nodeSqliteDialect } from './node-sqlite-dialect.ts';
import { entryRow, headerOf, headerRow, lineOf, seatOf, seatRow } from './rows.ts';
import type { Schema } from './schema.ts';
import { statementsOf } from './statements.ts';

export type ClosableStore = Store & { close(): Promise<void> };

/** How long another process may keep the file to itself. */
const BUSY_MS = 2000;

const PRAGMAS = [
  'journal_mode = WAL',
  'synchronous = FULL',
  'foreign_keys = ON',
  // In pages, 32 MiB: a page that changes with every move is brought home less often.
  'wal_autocheckpoint = 8192',
];

/** Everything in one file under this folder. What it has promised is on the disk. */
export async function openSqliteStore(folder: string): Promise<ClosableStore> {
  mkdirSync(folder, { recursive: true });
  const database = new DatabaseSync(join(folder, 'rotonde.sqlite'), { timeout: BUSY_MS });
  for (const pragma of PRAGMAS) database.exec(`PRAGMA ${pragma}`);
  const kysely = new Kysely<Schema>({ dialect: nodeSqliteDialect(database) });
  await migrate(kysely);
  return sqliteStore(database, kysely);
}

function sqliteStore(database: DatabaseSync, kysely: Kysely<Schema>): ClosableStore {
  const statements = statementsOf(database, kysely);
  const group = new GroupCommit(database);

  /** Several statements that are one change. */
  const together = (work: () => void) => () => {
    database.exec('SAVEPOINT change');
    try {
      work();
    } catch (error) {
      if (database.isTransaction) database.exec('ROLLBACK TO change');
      throw error;
    } finally {
      if (database.isTransaction) database.exec('RELEASE change');
    }
  };

  return {
    create(header, seats) {
      const make = together(() => {
        statements.createTable.run(...headerRow(header));
        seats.forEach((seat, index) => {
          statements.takeSeat.run(...seatRow(header.id, index, seat));
        });
      });
      return group.write(make).catch(explain(header.id));
    },

    async load(id) {
      const header = statements.tableOf.get(id);
      if (!header) return undefined;
      return {
        header: headerOf(header),
        seats: statements.seatsOf.all(id).map(seatOf),
        log: statements.entriesOf.all(id).map(lineOf),
      };
    },

    append(id, lines: readonly Line[]) {
      if (lines.length === 0) return Promise.resolve();
      const statement = statements.append(lines.length);
      const values: SQLInputValue[] = [];
      for (const line of lines) values.push(...entryRow(id, line));
      return group.write(() => statement.run(...values)).catch(explain(id));
    },

    seat(id, seats) {
      const make = together(() => {
        seats.forEach((seat, index) => {
          statements.takeSeat.run(...seatRow(id, index, seat));
        });
      });
      return group.write(make).catch(explain(id));
    },

    async host(id, holder) {
      if (!statements.tableOf.get(id)) throw new Error(`no table ${id}`);
      await group.write(() => statements.makeHost.run(holder, id));
    },

    remove(id) {
      const make = together(() => {
        for (const statement of statements.removal) statement.run(id);
      });
      return group.write(make);
    },

    async close() {
      group.flush();
      await kysely.destroy();
    },
  };
}

/** The number of a table that does not exist is null. */
const SQLITE_CONSTRAINT_NOTNULL = 1299;

/** Which promise of `Store` the database has kept by refusing. */
function explain(id: string): (error: unknown) => never {
  return (error) => {
    if (!isConstraint(error)) throw error;
    if (error.errcode === SQLITE_CONSTRAINT_NOTNULL) throw new Error(`no table ${id}`);
    throw new Conflict(`table ${id}`);
  };
}
