import type { SQLInputValue } from 'node:sqlite';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { type Along, Conflict, type Line, type Store, undoneTo } from '#tables/store.ts';
import { GroupCommit } from './group-commit.ts';
import { type OpenDatabase, openDatabase, PATIENCE_MS } from './open-database.ts';
import { pruner, removalsOf, type TableAge } from './prune.ts';
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
import { isConstraint } from './sqlite-errors.ts';
import { statementsOf } from './statements.ts';

/** The store of a server: what no table asks for, but the house. */
export type ServerStore = Store & {
  /** Removes the tables that are judged to go, and tells how many did. Nothing comes between judgement and removal. */
  prune(goes: (table: TableAge) => boolean): Promise<number>;
  /** Gives the space of what was removed back to the system, and tells how many bytes. Everybody waits meanwhile. */
  pack(): number;
  close(): Promise<void>;
};

/** So many lines are read without letting anybody else have a turn. */
const MOST_AT_ONCE = 100;

/** Everything in one file under this folder, for this process alone. What it has promised is on the disk. */
export async function openSqliteStore(folder: string): Promise<ServerStore> {
  return sqliteStore(await openDatabase(folder));
}

/** `patienceMs`: how long a change waits for another program to let go of the file. */
export function sqliteStore(open: OpenDatabase, patienceMs = PATIENCE_MS): ServerStore {
  const { database, kysely } = open;
  const removals = removalsOf(database);
  const statements = statementsOf(database, kysely);
  const group = new GroupCommit(database, patienceMs);
  let isClosing = false;

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
      return group.write(make, explained(header.id));
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
      if (to - from >= MOST_AT_ONCE) await nextTurn();
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
      const isAlone =
        back === undefined && along.over === undefined && along.snapshot === undefined;
      if (isAlone) return group.write(insert, explained(id));
      const keep = keeping(id, along);
      const all = () => {
        insert();
        if (back !== undefined) statements.dropSnapshotsAfter.run(id, back);
        keep();
      };
      return group.write(together(all), explained(id));
    },

    keep(id, along) {
      return group.write(together(keeping(id, along)), explained(id));
    },

    seat(id, seats) {
      const make = together(() => {
        seats.forEach((seat, index) => {
          statements.takeSeat.run(...seatRow(id, index, seat));
        });
      });
      return group.write(make, explained(id));
    },

    async prune(goes) {
      const nextPage = pruner(database, goes);
      let removed = 0;
      for (let isDone = false; !isDone && !isClosing; await nextTurn()) {
        let page = { removed: 0, isDone: true };
        await group.write(
          together(() => {
            page = nextPage();
          }),
        );
        removed += page.removed;
        isDone = page.isDone;
      }
      return removed;
    },

    pack() {
      const sizeOf = (pragma: string): number =>
        Number(Object.values(database.prepare(`PRAGMA ${pragma}`).get() ?? {})[0]);
      const free = sizeOf('freelist_count') * sizeOf('page_size');
      if (free > 0) database.exec('VACUUM');
      return free;
    },

    async host(id, holder) {
      if (!statements.tableOf.get(id)) throw new Error(`no table ${id}`);
      await group.write(() => statements.makeHost.run(holder, id));
    },

    remove(id) {
      const make = together(() => {
        const table = statements.tableOf.get(id);
        if (table) for (const removal of removals) removal.run(table['number'] as number);
      });
      return group.write(make);
    },

    async close() {
      isClosing = true;
      database.exec(`PRAGMA busy_timeout = ${PATIENCE_MS}`);
      group.close();
      await open.close();
    },
  };
}

/** The number of a table that does not exist is null. */
const SQLITE_CONSTRAINT_NOTNULL = 1299;

/** Which promise of `Store` the database has kept by refusing. */
function explained(id: string): (error: unknown) => unknown {
  return (error) => {
    if (!isConstraint(error)) return error;
    return error.errcode === SQLITE_CONSTRAINT_NOTNULL
      ? new Error(`no table ${id}`)
      : new Conflict(`table ${id}`);
  };
}
