import {
  type Action,
  CONDUCTOR,
  type Column,
  type ColumnAt,
  type Line,
  lineOf,
  type Scoring,
  type Step,
  stationOf,
  type Tram,
} from '#games/trambahn/rules/model.ts';

/** Cards as text: `b1 r10 c` for a blue 1, a red 10 and a conductor. */
export function cards(text: string): number[] {
  return text.split(' ').filter(Boolean).map(card);
}

function card(name: string): number {
  if (name === 'c') return CONDUCTOR;
  return stationOf('brgy'.indexOf(name.charAt(0)) as Line, Number(name.slice(1)));
}

/** A column by its cards and its tram (none: 0). */
export function column(text: string, tram: Tram | 0): Column {
  const all = cards(text);
  return { line: lineOf(all[0] as number), cards: all, tram };
}

/** The four rows. */
export const rows = (b: string, r: string, g: string, y: string): Rows => [
  cards(b),
  cards(r),
  cards(g),
  cards(y),
];

type Rows = [number[], number[], number[], number[]];

/** So many scorings of green that brought nothing, and then one that brought these points, if any. */
export function scored(count: number, mine = 0, theirs = 0): Scoring[] {
  return Array.from({ length: count }, (_, i) => ({
    line: 2,
    points: i === 0 ? [mine, theirs] : [0, 0],
  }));
}

export const lay = (name: string, row: Line = lineOf(card(name))): Action => ({
  do: 'lay-passenger',
  card: card(name),
  row,
});
export const start = (name: string): Action => ({ do: 'start-column', card: card(name) });
export const extend = (name: string, at: ColumnAt): Action => ({
  do: 'extend-column',
  card: card(name),
  column: at,
});
export const bank = (name: string): Action => ({ do: 'bank', card: card(name) });
export const buy = (tram: Tram, at: ColumnAt): Action => ({ do: 'buy-tram', tram, column: at });
export const end = (step: Step): Action => ({ do: 'end-step', step });
