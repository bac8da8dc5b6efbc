import {
  type Column,
  type Event,
  type Line,
  POINTS_OF,
  type Table,
} from '#games/trambahn/rules/model.ts';

/** One moment of a count: a card's points are added, or a column's sum is multiplied by its tram. */
export type Beat = { seat: 0 | 1; column: number; cards: number; sum: number; times: boolean };

/** 9.2, 10.2: the count of a scoring, card by card; the one who plays comes first. */
export function beatsOf(event: Event, table: Table): Beat[] {
  switch (event.is) {
    case 'line-scored': {
      const first = table.turn === 1 ? 1 : 0;
      const seats = first === 0 ? ([0, 1] as const) : ([1, 0] as const);
      return seats.flatMap((seat) => lineBeats(table, seat, event.line));
    }
    case 'bonus-scored': {
      const seat = event.seat === 1 ? 1 : 0;
      const column = table.players[seat].columns[event.column];
      return column ? columnBeats(column, seat, event.column) : [];
    }
    default:
      return [];
  }
}

function lineBeats(table: Table, seat: 0 | 1, line: Line): Beat[] {
  return table.players[seat].columns.flatMap((column, i) =>
    column.line === line ? columnBeats(column, seat, i) : [],
  );
}

function columnBeats({ cards }: Column, seat: 0 | 1, column: number): Beat[] {
  const beats: Beat[] = [];
  let sum = 0;
  cards.forEach((card, at) => {
    const points = POINTS_OF[card] as number;
    sum += points;
    if (points > 0) beats.push({ seat, column, cards: at + 1, sum, times: false });
  });
  beats.push({ seat, column, cards: cards.length, sum, times: true });
  return beats;
}

/** How far a column's count has come. */
export type ColumnTally = { cards: number; sum: number; times: boolean };

/** How far a count has come after so many beats: by column, and in all for each seat. */
export type Tally = {
  columns: ReadonlyMap<string, ColumnTally>;
  totals: readonly [number, number];
  seat: 0 | 1 | undefined;
};

export const columnKey = (seat: number, column: number): string => `${seat}:${column}`;

/** Columns that will be counted are in it from the start, with nothing counted yet. */
export function tallyAfter(beats: readonly Beat[], count: number, table: Table): Tally {
  const columns = new Map<string, ColumnTally>();
  const totals: [number, number] = [0, 0];
  for (const beat of beats) {
    const key = columnKey(beat.seat, beat.column);
    if (!columns.has(key)) columns.set(key, { cards: 0, sum: 0, times: false });
  }
  for (const { seat, column, cards, sum, times } of beats.slice(0, count)) {
    columns.set(columnKey(seat, column), { cards, sum, times });
  }
  for (const [key, { sum, times }] of columns) {
    const [seat, column] = key.split(':').map(Number) as [0 | 1, number];
    totals[seat] += sum * (times ? (table.players[seat].columns[column]?.tram ?? 1) : 1);
  }
  return { columns, totals, seat: beats[count - 1]?.seat };
}
