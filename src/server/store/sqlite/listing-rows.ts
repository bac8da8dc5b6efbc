import type { DatabaseSync } from 'node:sqlite';
import { countsIn, numberIn, type Row } from '../columns.ts';
import { plainly } from '../plainly.ts';
import { type Listed, type Listing, pacePattern } from '../server-store.ts';
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
  database.function('plainly', { deterministic: true }, (text) => plainly(String(text ?? '')));
  const WANTED = '(?1 IS NULL OR game = ?1) AND (?2 IS NULL OR pace IS NULL OR pace LIKE ?2)';
  const tablesOf = database.prepare(`
    SELECT ${TABLE_COLUMNS}, ${TOUCHED} AS touched FROM tables
     WHERE number IN (SELECT "table" FROM seats WHERE holder = ?1
                       UNION SELECT number FROM tables WHERE host = ?1)
     ORDER BY over, touched DESC, id LIMIT ?2`);
  const publicTables = database.prepare(`
    SELECT ${TABLE_COLUMNS}, ${TOUCHED} AS touched FROM tables
     WHERE access = 'public' AND begun = ?3 AND over = 0 AND ${WANTED}
     ORDER BY at DESC, id LIMIT ?4`);
  const counts = database.prepare(`
    SELECT begun, count(*) AS count FROM tables
     WHERE access = 'public' AND over = 0 AND ${WANTED} GROUP BY begun`);
  const arrivalsOf = (whose: string) =>
    database.prepare(`
    SELECT ${TABLE_COLUMNS}, ${TOUCHED} AS touched FROM tables
     WHERE ${whose} AND over = 1 AND (?1 IS NULL OR game = ?1) AND (?2 = '' OR EXISTS (
             SELECT seat FROM seats
              WHERE "table" = number AND kind = 'guest' AND instr(plainly(name), ?2) > 0))
     ORDER BY at DESC, id LIMIT ?3`);
  const openArrivals = arrivalsOf("access = 'public' AND begun = 1");
  const ownArrivals = arrivalsOf(
    '(host = ?4 OR number IN (SELECT "table" FROM seats WHERE holder = ?4))',
  );
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
    publicTables: async (begun, most, { game = null, pace } = {}) =>
      publicTables.all(game, pacePattern(pace), begun ? 1 : 0, most).map(listed),
    publicCounts: async ({ game = null, pace } = {}) =>
      countsIn(counts.all(game, pacePattern(pace))),
    async arrivals(most, { holder, game = null, name = '' } = {}) {
      const wanted = [game, plainly(name), most] as const;
      const found =
        holder === undefined ? openArrivals.all(...wanted) : ownArrivals.all(...wanted, holder);
      return found.map(listed);
    },
    listed: async (ids) => ids.flatMap((id) => byName.all(id).map(listed)),
  };
}
