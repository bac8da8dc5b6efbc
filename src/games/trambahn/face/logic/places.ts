import type { ActionOf, Card, Line, Step, Tram } from '#games/trambahn/rules/model.ts';

/** Something that can be picked up. */
export type Piece = { is: 'card'; card: Card } | { is: 'tram'; tram: Tram };

/** A piece as it lies: which, and where in the hand or on the display. */
export type Lying = { piece: Piece; at: number };

/** Somewhere a piece can be put down; written on its element as `data-place`. */
export type Place = `row:${Line}` | `column:${number}` | 'new' | 'money' | `rival:${number}`;

/** What a seat does with a piece. */
export type Laying = ActionOf<
  'lay-passenger' | 'start-column' | 'extend-column' | 'bank' | 'buy-tram'
>;

/** 3.1: the step it belongs to. */
export const STEP_OF: Readonly<Record<Laying['do'], Step>> = {
  'lay-passenger': 'passengers',
  'start-column': 'stations',
  'extend-column': 'stations',
  bank: 'income',
  'buy-tram': 'trams',
};

export function placesOf(columns: number): readonly Place[] {
  return [
    'row:0',
    'row:1',
    'row:2',
    'row:3',
    'new',
    ...Array.from({ length: columns }, (_, column): Place => `column:${column}`),
    'money',
  ];
}

/**
 * What putting this piece there means. A place that takes no such piece is named as a column that is not there, so
 * that the judge has something to refuse.
 */
export function layingOf(piece: Piece, place: Place, columns: number): Laying {
  const [at, index] = partsOf(place);
  if (piece.is === 'tram') {
    return { do: 'buy-tram', tram: piece.tram, column: at === 'column' ? index : columns };
  }
  const { card } = piece;
  switch (at) {
    case 'row':
      return { do: 'lay-passenger', card, row: index as Line };
    case 'column':
      return { do: 'extend-column', card, column: index };
    case 'new':
      return { do: 'start-column', card };
    case 'money':
      return { do: 'bank', card };
    case 'rival':
      return { do: 'extend-column', card, column: columns };
  }
}

export function samePiece(a: Piece, b: Piece): boolean {
  return a.is === 'card'
    ? b.is === 'card' && a.card === b.card
    : b.is === 'tram' && a.tram === b.tram;
}

export function pieceOf(laying: Laying): Piece {
  return laying.do === 'buy-tram'
    ? { is: 'tram', tram: laying.tram }
    : { is: 'card', card: laying.card };
}

type At = 'row' | 'column' | 'new' | 'money' | 'rival';

function partsOf(place: Place): [at: At, index: number] {
  const [at, index] = place.split(':');
  return [at as At, Number(index ?? 0)];
}

/** The piece that an element's `data-piece` names: `hand:2`, `display:0`. */
export function lyingMarked(
  mark: string,
  hand: readonly Card[],
  display: readonly Tram[],
): Lying | undefined {
  const [from, index] = mark.split(':');
  const at = Number(index);
  if (from === 'hand') {
    const card = hand[at];
    return card === undefined ? undefined : { piece: { is: 'card', card }, at };
  }
  const tram = display[at];
  return tram === undefined ? undefined : { piece: { is: 'tram', tram }, at };
}
