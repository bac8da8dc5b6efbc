import type { DatabaseSync } from 'node:sqlite';
import { countsIn, numberIn, type Row } from '../columns.ts';
import type { Listed, Listing } from '../server-store.ts';
import type { gestureRows } from './gesture-rows.ts';
import type { seatRows } from './seat-rows.ts';
import { TABLE_COLUMNS, tableOf } from './table-rows.ts';

type Rows = {
  seats: ReturnType<typeof seatRows>;
  gestures: ReturnType<typeof gestureRows>;
};

/** Tables for the hall. */
export function listingRows(database: DatabaseSync, { seats, gestures }: Rows): Listing {
  const TOUCHED = `coalesce(
    (SELECT at FROM gestures WHERE "table" = number ORDER BY seq DESC LIMIT 1), tables.at)`;
  const tablesOf = database.prepare(`
    SELECT ${TABLE_COLUMNS}, ${TOUCHED} AS touched FROM tables
     WHERE number IN (SELECT "table" FROM seats WHERE holder = ?1
                       UNION SELECT number FROM tables WHERE host = ?1)
     ORDER BY over, touched DESC, id LIMIT ?2`);
  const publicTables = database.prepare(`
    SELECT ${TABLE_COLUMNS}, ${TOUCHED} AS touched FROM tables
     WHERE access = 'public' AND begun = ? AND over = 0
     ORDER BY at DESC, id LIMIT ?`);
  const counts = database.prepare(`
    SELECT begun, count(*) AS count FROM tables WHERE access = 'public' AND over = 0 GROUP BY begun`);
  const arrivals = database.prepare(`
    SELECT ${TABLE_COLUMNS}, ${TOUCHED} AS touched FROM tables
     WHERE access = 'public' AND begun = 1 AND over = 1
     ORDER BY at DESC, id LIMIT ?`);
  const byName = database.prepare(`
    SELECT ${TABLE_COLUMNS}, ${TOUCHED} AS touched FROM tables WHERE id = ?`);
  const listed = (row: Row): Listed => {
    const { number: _, ...table } = tableOf(row);
    const { id } = table.header;
    const [entries, turn] = [gestures.last(id), gestures.turn(id)];
    const found = { ...table, seats: seats.of(id), entries, touched: numberIn(row, 'touched') };
    return turn ? { ...found, turn } : found;
  };
  return {
    tablesOf: async (holder, most) => tablesOf.all(holder, most).map(listed),
    publicTables: async (begun, most) => publicTables.all(begun ? 1 : 0, most).map(listed),
    publicCounts: async () => countsIn(counts.all()),
    arrivals: async (most) => arrivals.all(most).map(listed),
    listed: async (ids) => ids.flatMap((id) => byName.all(id).map(listed)),
  };
}
