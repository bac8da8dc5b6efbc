import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync, type SQLInputValue } from 'node:sqlite';
import { setImmediate } from 'node:timers/promises';
import { Kysely } from 'kysely';
import { type Along, Conflict, type Line, type Store, undoneTo } from '#tables/store.ts';
import { GroupCommit, isConstraint } from './group-commit.ts';
import { migrate } from './migrate.ts';
import { nodeSqliteDialect } from './node-sqlite-dialect.ts';
import {
  entryRow,
  headerOf,
  headerRow,
  lineOf,
  markOf,
  overOf,
  seatOf,
  seatRow,
  snapshotOf,
  snapshotRow,
} from './rows.ts';
import type { Schema } from './schema.ts';
import { statementsOf } from './statements.ts';

export type ClosableStore = Store & { close(): Promise<void> };

/** So many lines are read without letting anybody else have a turn. */
const MOST_AT_ONCE = 100;

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

  /** Writes what goes along with lines; put into words before the transaction begins. */
  const keeping = (id: string, { over, snapshot }: Along) => {
    const row = snapshot && snapshotRow(id, snapshot);
    return () => {
      if (over !== undefined) statements.end.run(over ? 1 : 0, id);
      if (row) statements.takeSnapshot.run(...row);
    };
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
        entries: (statements.lastEntryOf.get(id)?.['seq'] as number | undefined) ?? 0,
        over: overOf(header),
        snapshots: statements.snapshotsOf.all(id).map(markOf),
      };
    },

    async lines(id, from, to) {
      // Whoever reads much reads it in parts, and lets others have their turn in between.
      if (to - from >= MOST_AT_ONCE) await setImmediate();
      return statements.entriesBetween.all(id, from, to).map(lineOf);
    },

    async madeBy(id, request) {
      return statements.entryMadeBy.get(id, request)?.['seq'] as number | undefined;
    },

    async snapshot(id, seq) {
      const row = statements.snapshotOf.get(id, seq);
      return row && snapshotOf(row);
    },

    append(id, lines: readonly Line[], along = {}) {
      if (lines.length === 0) return Promise.resolve();
      const statement = statements.append(lines.length);
      const values: SQLInputValue[] = [];
      for (const line of lines) values.push(...entryRow(id, line));
      const insert = () => statement.run(...values);
      const back = undoneTo(lines);
      const isAlone = back === undefined && Object.keys(along).length === 0;
      const keep = keeping(id, along);
      const all = () => {
        insert();
        if (back !== undefined) statements.dropSnapshotsAfter.run(id, back);
        keep();
      };
      return group.write(isAlone ? insert : together(all)).catch(explain(id));
    },

    keep(id, along) {
      return group.write(together(keeping(id, along))).catch(explain(id));
    },

    seat(id, seats) {
      const make = together(() => {
        seats.forEach((seat, index) => {
          statements.takeSeat.run(...seatRow(id, index, seat));
        });
      });
      return group.write(make).catch(explain(id));
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
