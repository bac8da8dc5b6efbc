import { DatabaseSync } from 'node:sqlite';
import { maybeNumberIn, maybeTextIn, numberIn, type Row, textIn } from '../columns.ts';
import {
  keyOf,
  lookingUp,
  type PlainRow,
  type PlainTable,
  plainRowOf,
  puttingOf,
  readingOf,
} from '../copy/plain-tables.ts';
import {
  type CopyPlace,
  foundBy,
  type TableRow,
  type WholeReading,
  type WholeTable,
} from '../copy/whole-table.ts';
import { removalOf } from './prune.ts';
import { seatRows } from './seat-rows.ts';
import { NUMBER } from './table-rows.ts';

/** An open database as a place that whole tables are copied from and to. */
export function sqlitePlace(file: string, close: () => void): CopyPlace {
  return {
    async read(work) {
      // A connection of its own sees nothing that is written after it began to read.
      const database = new DatabaseSync(file);
      try {
        database.exec('PRAGMA query_only = ON');
        database.exec('BEGIN');
        return await work(readingIn(database));
      } finally {
        database.close();
      }
    },
    put: (tables, isRight) =>
      writing(file, async (database) => {
        const put = puttingIn(database);
        for (const table of tables) put(table);
        isRight(await readingIn(database).of(tables.map(({ table }) => table.id)));
      }),
    putPlain: (table, rows, replace, isRight) =>
      writing(file, async (database) => {
        const put = database.prepare(numbered(puttingOf(table, replace)));
        const written = rows.filter((row) => put.run(...row).changes === 1);
        const { plainAt } = readingIn(database);
        isRight(
          written,
          await Promise.all(written.map((row) => plainAt(table, keyOf(table, row)))),
        );
      }),
    async close() {
      close();
    },
  };
}

/** How long another process may keep the file to itself. */
const PATIENCE_MS = 10_000;

async function writing(file: string, work: (database: DatabaseSync) => Promise<void>) {
  const database = new DatabaseSync(file, { timeout: PATIENCE_MS });
  try {
    database.exec('PRAGMA foreign_keys = ON');
    database.exec('PRAGMA synchronous = FULL');
    database.exec('BEGIN IMMEDIATE');
    await work(database);
    database.exec('COMMIT');
  } finally {
    // What was not committed is undone by this.
    database.close();
  }
}

const numbered = (text: string): string => text.replaceAll(/\$(\d+)/g, '?$1');

function plainIn(database: DatabaseSync): Pick<WholeReading, 'plain' | 'plainAt'> {
  return {
    async plain(table: PlainTable, after: PlainRow | undefined, most: number) {
      const rows = database.prepare(numbered(readingOf(table, after === undefined)));
      return rows.all(...(after ?? []), most).map((row) => plainRowOf(table, row));
    },
    async plainAt(table: PlainTable, key: PlainRow) {
      const row = database.prepare(numbered(lookingUp(table))).get(...key);
      return row && plainRowOf(table, row);
    },
  };
}

function readingIn(database: DatabaseSync): WholeReading {
  const after = database.prepare(`
    SELECT id, coalesce(
             (SELECT last FROM gestures WHERE "table" = number ORDER BY seq DESC LIMIT 1), 0) AS entries
      FROM tables WHERE id > ? ORDER BY id LIMIT ?`);
  const table = database.prepare(`
    SELECT id, game, rules, options, secret, at, host, over, version, beside, pace
      FROM tables WHERE id = ?`);
  const gestures = database.prepare(`
    SELECT seq, last, at, request, lines, turn FROM gestures WHERE "table" = ${NUMBER} ORDER BY seq`);
  const snapshots = database.prepare(`
    SELECT seq, engine, state, floors FROM snapshots WHERE "table" = ${NUMBER} ORDER BY seq`);
  const jobs = database.prepare('SELECT kind, due FROM jobs WHERE key = ? ORDER BY kind');
  const seats = seatRows(database);
  const whole = (id: string): WholeTable[] => {
    const row = table.get(id);
    if (!row) return [];
    return [
      {
        table: { ...tableIn(row), seats: seats.of(id) },
        gestures: gestures.all(id).map((one) => ({
          seq: numberIn(one, 'seq'),
          last: numberIn(one, 'last'),
          at: numberIn(one, 'at'),
          request: maybeTextIn(one, 'request') ?? null,
          lines: textIn(one, 'lines'),
          turn: maybeTextIn(one, 'turn') ?? null,
        })),
        snapshots: snapshots.all(id).map((one) => ({
          seq: numberIn(one, 'seq'),
          engine: textIn(one, 'engine'),
          state: textIn(one, 'state'),
          floors: textIn(one, 'floors'),
        })),
        jobs: jobs.all(id).map((job) => ({ kind: textIn(job, 'kind'), due: numberIn(job, 'due') })),
      },
    ];
  };
  return {
    after: async (from, most) =>
      after.all(from, most).map((row) => ({
        id: textIn(row, 'id'),
        entries: numberIn(row, 'entries'),
      })),
    of: async (ids) => ids.flatMap(whole),
    ...plainIn(database),
  };
}

function tableIn(row: Row): Omit<TableRow, 'seats'> {
  const over = maybeNumberIn(row, 'over');
  return {
    id: textIn(row, 'id'),
    game: textIn(row, 'game'),
    rules: numberIn(row, 'rules'),
    options: textIn(row, 'options'),
    secret: textIn(row, 'secret'),
    at: numberIn(row, 'at'),
    host: maybeTextIn(row, 'host') ?? null,
    over: over === undefined ? null : over === 1,
    version: numberIn(row, 'version'),
    beside: maybeTextIn(row, 'beside') ?? null,
    pace: maybeTextIn(row, 'pace') ?? null,
  };
}

function puttingIn(database: DatabaseSync): (whole: WholeTable) => void {
  const find = database.prepare('SELECT number FROM tables WHERE id = ?');
  const remove = removalOf(database);
  const table = database.prepare(`
    INSERT INTO tables (id, game, rules, options, secret, at, host, over, version, beside, pace, access, begun)
    VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`);
  const gesture = database.prepare(`
    INSERT INTO gestures ("table", seq, last, at, request, lines, turn)
    VALUES (?, ?, ?, ?, ?, ?, ?)`);
  const snapshot = database.prepare(`
    INSERT INTO snapshots ("table", seq, engine, state, floors) VALUES (?, ?, ?, ?, ?)`);
  const job = database.prepare('INSERT INTO jobs (kind, key, due, ready) VALUES (?, ?, ?, ?)');
  const dropJobs = database.prepare('DELETE FROM jobs WHERE key = ?');
  const seats = seatRows(database);
  return (whole) => {
    const { id, game, rules, options, secret, at, host, over, version, beside, pace } = whole.table;
    const before = find.get(id);
    if (before) remove(numberIn(before, 'number'), id);
    dropJobs.run(id);
    const isOver = over === null ? null : Number(over);
    const { access, begun } = foundBy(whole.table);
    const known = [id, game, rules, options, secret, at, host, isOver, version] as const;
    table.run(...known, beside, pace, access, begun);
    seats.put(id, whole.table.seats);
    const number = numberIn(find.get(id) ?? {}, 'number');
    for (const { seq, last, at: time, request, lines, turn } of whole.gestures) {
      gesture.run(number, seq, last, time, request, lines, turn);
    }
    for (const { seq, engine, state, floors } of whole.snapshots) {
      snapshot.run(number, seq, engine, state, floors);
    }
    for (const { kind, due } of whole.jobs) job.run(kind, id, due, due);
  };
}
