import type { DatabaseSync } from 'node:sqlite';
import { setImmediate as nextTurn } from 'node:timers/promises';
import {
  type Along,
  Conflict,
  type Head,
  NoTable,
  type Store,
  type Stored,
  undoneTo,
} from '#tables/store.ts';
import { sqliteSql } from '../../sql/sqlite-sql.ts';
import type { ServerStore } from '../server-store.ts';
import { gestureRows } from './gesture-rows.ts';
import { GroupCommit } from './group-commit.ts';
import { invitedRows } from './invited-rows.ts';
import { jobRows, jobsOf } from './job-rows.ts';
import { listingRows } from './listing-rows.ts';
import { type OpenDatabase, openDatabase, PATIENCE_MS } from './open-database.ts';
import { pruner, removalOf } from './prune.ts';
import { seatRows } from './seat-rows.ts';
import { snapshotRows } from './snapshot-rows.ts';
import { isConstraint } from './sqlite-errors.ts';
import { tableRows } from './table-rows.ts';

/** So many lines are read without letting anybody else have a turn. */
const MOST_AT_ONCE = 100;

/** Everything in one file under this folder, for this process alone. What it has promised is on the disk. */
export async function openSqliteStore(folder: string): Promise<ServerStore> {
  return sqliteStore(await openDatabase(folder));
}

/** `patienceMs`: how long a change waits for another program to let go of the file. */
export function sqliteStore(open: OpenDatabase, patienceMs = PATIENCE_MS): ServerStore {
  const { database } = open;
  const rows = rowsOf(database);
  const group = new GroupCommit(database, patienceMs);
  const together = (work: () => void) => inSavepoint(database, work);
  const isClosing = { yet: false };
  return {
    ...readingOf(rows),
    ...writingOf(rows, group, together),
    jobs: jobsOf(rows.jobs, group),
    ...listingRows(database, rows),
    sql: sqliteSql(database, group, together),
    prune: (goes) => pruned(pruner(database, goes), group, together, isClosing),
    pack: () => packed(database),
    async ping() {
      rows.jobs.next();
    },
    async close() {
      isClosing.yet = true;
      database.exec(`PRAGMA busy_timeout = ${PATIENCE_MS}`);
      group.close();
      open.close();
    },
  };
}

type Rows = ReturnType<typeof rowsOf>;
type Together = (work: () => void) => () => void;

function rowsOf(database: DatabaseSync) {
  return {
    tables: tableRows(database),
    seats: seatRows(database),
    gestures: gestureRows(database),
    snapshots: snapshotRows(database),
    jobs: jobRows(database),
    invited: invitedRows(database),
    removal: removalOf(database),
  };
}

function readingOf(rows: Rows): Pick<Store, 'load' | 'heads' | 'lines' | 'madeBy' | 'snapshot'> {
  const { tables, seats, gestures, snapshots } = rows;
  return {
    async load(id): Promise<Stored | undefined> {
      const found = tables.find(id);
      if (!found) return undefined;
      const { number: _, ...table } = found;
      const entries = gestures.last(id);
      const turn = gestures.turn(id);
      const stored = { ...table, seats: seats.of(id), entries, snapshots: snapshots.marks(id) };
      return turn ? { ...stored, turn } : stored;
    },
    async heads(ids) {
      const heads: Head[] = [];
      for (const [i, id] of ids.entries()) {
        if (i % MOST_AT_ONCE === MOST_AT_ONCE - 1) await nextTurn();
        const head = tables.head(id);
        if (head) heads.push(head);
      }
      return heads;
    },
    async lines(id, from, to) {
      // Whoever reads much reads it in parts, and lets others have their turn in between.
      if (to - from >= MOST_AT_ONCE) await nextTurn();
      return gestures.between(id, from, to);
    },
    madeBy: async (id, request) => gestures.madeBy(id, request),
    snapshot: async (id, seq) => snapshots.at(id, seq),
  };
}

function writingOf(
  rows: Rows,
  group: GroupCommit,
  together: Together,
): Pick<Store, 'create' | 'append' | 'keep' | 'change' | 'remove'> {
  const { tables, seats, gestures, snapshots, jobs, invited, removal } = rows;
  /** Writes what goes along with lines; put into words before the transaction begins. */
  const keeping = (id: string, { over, snapshot, asOf, jobs: tasks, beside }: Along) => {
    const take = snapshot && snapshots.insertion(id, snapshot);
    return () => {
      if (beside && !tables.change(id, beside.version, { beside: beside.beside }))
        throw new Conflict(`table ${id}`);
      if (over !== undefined) tables.setOver(id, over);
      if (asOf === undefined || asOf === gestures.last(id)) take?.();
      if (tasks) jobs.set(id, tasks);
    };
  };
  return {
    create(header, seated, beside = {}, first = {}) {
      const make = together(() => {
        tables.insert(header, seated, beside);
        seats.put(header.id, seated);
        if (first.jobs) jobs.set(header.id, first.jobs);
        if (first.invited) invited.comeAlong(header.id, header.at, first.invited);
      });
      return group.write(make, explained(header.id));
    },
    append(id, lines, along = {}) {
      if (lines.length === 0) return Promise.resolve();
      const { turn, ...rest } = along;
      const insert = gestures.insertion(id, lines, turn);
      const back = undoneTo(lines);
      if (back === undefined && Object.values(rest).every((part) => part === undefined)) {
        return group.write(insert, explained(id));
      }
      const keep = keeping(id, rest);
      const all = together(() => {
        insert();
        if (back !== undefined) snapshots.dropAfter(id, back);
        keep();
      });
      return group.write(all, explained(id));
    },
    keep(id, along) {
      const keep = keeping(id, along);
      const make = together(() => {
        if (!tables.find(id)) throw new NoTable(id);
        keep();
      });
      return group.write(make, explained(id));
    },
    change(id, version, change) {
      const make = together(() => {
        if (!tables.change(id, version, change)) {
          throw tables.find(id) ? new Conflict(`table ${id}`) : new NoTable(id);
        }
        if (change.seats) seats.put(id, change.seats);
        if (change.jobs) jobs.set(id, change.jobs);
      });
      return group.write(make, explained(id));
    },
    remove(id) {
      const make = together(() => {
        const table = tables.find(id);
        if (table) removal(table.number, id);
      });
      return group.write(make);
    },
  };
}

async function pruned(
  nextPage: ReturnType<typeof pruner>,
  group: GroupCommit,
  together: Together,
  isClosing: { readonly yet: boolean },
): Promise<number> {
  let removed = 0;
  for (let isDone = false; !isDone && !isClosing.yet; await nextTurn()) {
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
}

function packed(database: DatabaseSync): number {
  const sizeOf = (pragma: string): number =>
    Number(Object.values(database.prepare(`PRAGMA ${pragma}`).get() ?? {})[0]);
  const free = sizeOf('freelist_count') * sizeOf('page_size');
  if (free > 0) database.exec('VACUUM');
  return free;
}

/** Several statements that are one change. */
function inSavepoint(database: DatabaseSync, work: () => void): () => void {
  return () => {
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
}

/** The number of a table that does not exist is null. */
const SQLITE_CONSTRAINT_NOTNULL = 1299;

/** Which promise of `Store` the database has kept by refusing. */
function explained(id: string): (error: unknown) => unknown {
  return (error) => {
    if (!isConstraint(error)) return error;
    return error.errcode === SQLITE_CONSTRAINT_NOTNULL
      ? new NoTable(id)
      : new Conflict(`table ${id}`);
  };
}
