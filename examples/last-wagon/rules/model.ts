import type { Seat } from '#kernel/game.ts';

/** 1.1 */
export const LEAST_WAGONS = 12;
export const MOST_WAGONS = 20;

/** 2.1 */
export const MOST_UNCOUPLED = 3;

export type Table = {
  phase: 'shunting' | 'turns' | 'over';
  /** When the game is over: who has won. */
  turn: Seat;
  /** On the siding. */
  wagons: number;
  /** By each seat. */
  uncoupled: [number, number];
};

export type Action = { do: 'shunt'; wagons: number } | { do: 'uncouple'; wagons: number };

export type Event =
  | { is: 'wagons-shunted'; wagons: number }
  | { is: 'wagons-uncoupled'; seat: Seat; wagons: number }
  | { is: 'game-won'; seat: Seat };

/** Nothing is hidden, and no seat knows more than the table shows. */
type Nothing = Record<string, never>;

export type LastWagon = {
  table: Table;
  hidden: Nothing;
  own: Nothing;
  action: Action;
  event: Event;
  options: Nothing;
};
