import type { Seat } from '#kernel/game.ts';
import type { Id } from '#kernel/id.ts';
import type { KindOf } from '#kernel/play.ts';
import { CONDUCTORS, COPIES, POINTS, VALUES } from './data/cards.ts';

/** 0 to 3 for the lines I to IV. */
export type Line = 0 | 1 | 2 | 3;

/** A kind of card: `line * 10 + value - 1` for a station, 40 for a conductor. Copies do not differ. */
export type Card = Id<'card'>;

/** A column of a player, by its place. */
export type ColumnAt = Id<'column'>;

/** A tram is its multiplier: horse 2, steam 3, electric 4. */
export type Tram = 2 | 3 | 4;

export const CONDUCTOR: Card = 40;
export const KINDS = 41;

export const isConductor = (card: Card): boolean => card === CONDUCTOR;
export const lineOf = (station: Card): Line => ((station / VALUES) | 0) as Line;
export const valueOf = (station: Card): number => (station % VALUES) + 1;
export const stationOf = (line: Line, value: number): Card => line * VALUES + value - 1;

/** Victory points of each kind of card. */
export const POINTS_OF: readonly number[] = Array.from({ length: KINDS }, (_, card) =>
  isConductor(card) ? 0 : (POINTS[valueOf(card) - 1] as number),
);

/** How many of each kind the box holds. */
export const DECK: readonly number[] = Array.from({ length: KINDS }, (_, card) =>
  isConductor(card) ? CONDUCTORS : (COPIES[valueOf(card) - 1] as number),
);

/** The steps of a turn in which its player decides, in order. */
export const STEPS = ['passengers', 'stations', 'income', 'trams'] as const;
export type Step = (typeof STEPS)[number];

/** `deal`, `refill` and `reshuffle` are chance's. */
export type Phase = 'deal' | Step | 'refill' | 'reshuffle' | 'over';

export type Column = { line: Line; cards: Card[]; tram: Tram | 0 };

export type Player = {
  /** Cards in hand. */
  hand: number;
  /** Cards in the money pile. */
  money: number;
  columns: Column[];
  bonus: number;
};

export type Scoring = { line: Line; points: [number, number] };

export type Table = {
  phase: Phase;
  /** Whose turn it is, and its number, from 1. */
  turn: Seat;
  turns: number;
  /** Passengers laid this turn. */
  laid: number;
  /** Money cards paid this turn. They count as discarded; which cards they were is settled at its end. */
  spent: number;
  /** The passengers at each terminus. */
  rows: [Card[], Card[], Card[], Card[]];
  players: [Player, Player];
  display: Tram[];
  /** Trams left in their pile, cards left to draw, cards discarded. */
  trams: number;
  pile: number;
  discard: number;
  scorings: Scoring[];
};

/** Where a seat has seen cards go, since the last reshuffle: what a player with a good memory knows. */
export type Seen = {
  /** Certainly in the discard pile. */
  discard: Card[];
  /** Certainly in that player's money. */
  money: [Card[], Card[]];
  /** In that player's money or, if they paid for a tram, in the discard pile. */
  buried: [Card[], Card[]];
};

export type Own = { hand: Card[]; seen: Seen };

/** Piles are numbers of each kind: chance draws from them when a card is turned, so no future is stored. */
export type Hidden = {
  pile: number[];
  discard: number[];
  money: [number[], number[]];
  own: [Own, Own];
};

export type Action =
  | { do: 'lay-passenger'; card: Card; row: Line }
  | { do: 'start-column'; card: Card }
  | { do: 'extend-column'; card: Card; column: ColumnAt }
  | { do: 'bank'; card: Card }
  | { do: 'buy-tram'; tram: Tram; column: ColumnAt }
  | { do: 'end-step'; step: Step }
  | { do: 'deal'; money: [Card[], Card[]]; hands: [Card[], Card[]] }
  | { do: 'refill'; spent: Card[]; drawn: Card[] }
  | { do: 'reshuffle'; lost: [Card[], Card[]] };

export type ActionOf<D extends Action['do']> = Extract<Action, { do: D }>;

export type Event =
  | { is: 'money-dealt'; counts: [number, number] }
  | { is: 'cards-drawn'; seat: Seat; count: number; cards?: Card[] }
  | { is: 'turn-begun'; seat: Seat; turn: number }
  /** A step, or a turn of chance, that neither begins nor ends the turn. */
  | { is: 'phase-begun'; phase: Phase }
  /** `nth`: of its row. */
  | { is: 'passenger-laid'; seat: Seat; card: Card; row: Line; nth: number }
  | { is: 'line-scored'; line: Line; nth: number; points: [number, number] }
  | { is: 'column-started'; seat: Seat; card: Card; column: ColumnAt }
  /** A conductor does not say the line by itself. */
  | { is: 'column-extended'; seat: Seat; card: Card; column: ColumnAt; line: Line }
  | { is: 'bonus-scored'; seat: Seat; column: ColumnAt; points: number }
  | { is: 'card-banked'; seat: Seat; card?: Card }
  | { is: 'tram-bought'; seat: Seat; tram: Tram; column: ColumnAt; price: number }
  /** Which money cards paid is settled, and seen by nobody. */
  | { is: 'payment-settled'; seat: Seat }
  | { is: 'money-halved'; counts: [number, number] }
  | { is: 'columns-sold'; seat: Seat; lines: Line[]; count: number }
  | { is: 'trams-displayed'; trams: Tram[] }
  | { is: 'game-ended' };

export type Options = Record<string, never>;

export type Trambahn = KindOf<Table, Hidden, Own, Action, Event, Options>;
