import type { Line, Table } from '#games/trambahn/rules/model.ts';
import { countTo } from './count-to.ts';
import { LINES } from './lines.ts';
import type { Spot } from './spots.ts';

/** What one seat has laid last, and the table up to which that is known. */
export type Fresh = { seat: number | undefined; spots: ReadonlySet<Spot>; table: Table };

export const NONE: ReadonlySet<Spot> = new Set();

/** Between two tables further apart than this, nobody's last turn can be told from those before it. */
const MOST_TURNS = 2;

/** The table has become this one, by one event or by many that were passed over, or by taking some back. */
export function freshAfter(fresh: Fresh, table: Table): Fresh {
  const before = fresh.table;
  if (table === before) return fresh;
  const passed = table.turns - before.turns;
  if (passed < 0 || passed > MOST_TURNS) return { seat: undefined, spots: NONE, table };
  const there = new Set(spotsOf(table));
  const gone = new Set(cleared(before, table).flatMap((row) => rowSpots(before, row)));
  const old = new Set(spotsOf(before).filter((spot) => !gone.has(spot)));
  const laid = [...there].filter((spot) => !old.has(spot));
  const kept = [...fresh.spots].filter((spot) => there.has(spot) && !gone.has(spot));
  if (laid.length === 0) return { ...fresh, spots: new Set(kept), table };
  // 4.2: whose turn it is begins with a passenger; without one, all was laid before.
  const seat = passed === 0 || table.laid > 0 ? table.turn : 1 - table.turn;
  return { seat, spots: new Set(seat === fresh.seat ? [...kept, ...laid] : laid), table };
}

/** 9.5: the rows whose passengers left in between. */
function cleared(before: Table, { scorings }: Table): Line[] {
  return scorings.slice(before.scorings.length).map(({ line }) => line);
}

const rowSpots = ({ rows }: Table, row: Line): Spot[] =>
  countTo(rows[row].length).map((i): Spot => `row:${row}:${i}`);

/** Wherever a card lies in a row or in a column. */
function spotsOf(table: Table): Spot[] {
  const strips = table.players.flatMap(({ columns }, seat) =>
    columns.flatMap(({ cards }, column) =>
      countTo(cards.length).map((i): Spot => `strip:${seat}:${column}:${i}`),
    ),
  );
  return [...LINES.flatMap((row) => rowSpots(table, row)), ...strips];
}

/** What of this begins so, as text: a part of the board is drawn anew when its own text changes. */
export function freshIn(fresh: ReadonlySet<string>, start: string): string {
  return [...fresh].filter((spot) => spot.startsWith(start)).join(' ');
}

export function isFresh(fresh: string, spot: string): boolean {
  return fresh.split(' ').includes(spot);
}
