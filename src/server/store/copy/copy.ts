import { createHash } from 'node:crypto';
import { keyOf, type PlainRow, type PlainTable, plainTables } from './plain-tables.ts';
import {
  type CopyPlace,
  entriesOf,
  sumOf,
  type WholeReading,
  type WholeTable,
} from './whole-table.ts';

/** What was done. `sum`: of all that was read, the same for the same tables wherever they lie. */
export type Copied = {
  copied: number;
  /** Those that were there already. */
  left: number;
  entries: number;
  /** Beside tables: those that were read. */
  rows: number;
  sum: string;
};

/** What is copied would take the place of something that has gone further. */
export class NotBehind extends Error {
  override name = 'NotBehind';
}

/** So many tables, or entries, are in memory at a time. One table always is. */
const BATCH = 50;
const ROWS = 500;
const MOST_ENTRIES = 20_000;

/** One batch after another, all as they stood at one moment. */
export async function* batches(reading: WholeReading): AsyncGenerator<WholeTable[]> {
  for (let from = ''; ; ) {
    const next = await reading.after(from, BATCH);
    if (next.length === 0) return;
    let ids: string[] = [];
    let sum = 0;
    for (const { id, entries } of next) {
      if (ids.length > 0 && sum + entries > MOST_ENTRIES) {
        yield await reading.of(ids);
        [ids, sum] = [[], 0];
      }
      ids.push(id);
      sum += entries;
      from = id;
    }
    yield await reading.of(ids);
  }
}

/**
 * Copies all tables as they stood at one moment. Each is kept whole or not at all, and only if its checksum, taken from what can
 * be read where it was put, is that of where it came from. A table that is there already stays as it is, or with
 * `replace` is brought to where it stands at the source, if it has not gone further.
 */
export function copyAll(from: CopyPlace, to: CopyPlace, replace: boolean): Promise<Copied> {
  return from.read(async (reading) => {
    const done = { copied: 0, left: 0, entries: 0, rows: 0 };
    const sums: string[] = [];
    for await (const tables of batches(reading)) {
      const there = await to.read((target) => target.of(tables.map(({ table }) => table.id)));
      const known = new Map(there.map((whole) => [whole.table.id, whole]));
      const going = tables.filter((whole) => isGoing(whole, known.get(whole.table.id), replace));
      const expected = new Map(going.map((whole) => [whole.table.id, sumOf(whole)]));
      if (going.length > 0) await to.put(going, (kept) => compare(expected, kept));
      done.copied += going.length;
      done.left += tables.length - going.length;
      for (const whole of tables) {
        done.entries += entriesOf(whole);
        sums.push(expected.get(whole.table.id) ?? sumOf(whole));
      }
    }
    for (const table of plainTables) {
      for await (const rows of plainBatches(reading, table)) {
        await to.putPlain(table, rows, replace, (...asked) => compareRows(table, ...asked));
        done.rows += rows.length;
        for (const row of rows) sums.push(`${table.name} ${JSON.stringify(row)}`);
      }
    }
    const sum = createHash('sha256').update(sums.toSorted().join('\n')).digest('hex');
    return { ...done, sum };
  });
}

async function* plainBatches(reading: WholeReading, table: PlainTable): AsyncGenerator<PlainRow[]> {
  for (let after: PlainRow | undefined; ; ) {
    const rows = await reading.plain(table, after, ROWS);
    const last = rows.at(-1);
    if (!last) return;
    yield rows;
    after = keyOf(table, last);
  }
}

function compareRows(
  { name }: PlainTable,
  written: readonly PlainRow[],
  kept: readonly (PlainRow | undefined)[],
): void {
  if (JSON.stringify(written) === JSON.stringify(kept)) return;
  throw new Error(`rows of ${name} do not read as they were written`);
}

function isGoing(whole: WholeTable, there: WholeTable | undefined, replace: boolean): boolean {
  if (!there) return true;
  if (!replace || sumOf(whole) === sumOf(there)) return false;
  const { id, version } = whole.table;
  const isBehind = entriesOf(there) <= entriesOf(whole) && there.table.version <= version;
  if (!isBehind) throw new NotBehind(`table ${id} has gone further where it would be copied to`);
  return true;
}

function compare(expected: ReadonlyMap<string, string>, kept: readonly WholeTable[]): void {
  const sums = new Map(kept.map((whole) => [whole.table.id, sumOf(whole)]));
  for (const [id, sum] of expected) {
    if (sums.get(id) !== sum) throw new Error(`table ${id} does not read as it was written`);
  }
}
