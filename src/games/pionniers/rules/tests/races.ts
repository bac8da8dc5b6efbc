import type { Train } from '../model.ts';
import { moves } from './moves.ts';
import { at, type Moment } from './position.ts';
import type { Board } from './reading.ts';

/** Moments that the tests of several chapters begin with. */

/** A rival far ahead, which moves without anything happening. */
export const AHEAD: Partial<Train> = { front: 89, slow: true };

/** This train to move, and a rival far ahead. */
export const single = (train: Partial<Train>): Board => at({ trains: [train, AHEAD] });

/** The turn of the rival far ahead passes. */
export const wait = (table: Board): Board => moves(table, 1);

/** Seat 0 stands on the river at 11 and may strike these. */
export const striking = (...rivals: Partial<Train>[]): Board => strike({}, ...rivals);
export const strike = (moment: Partial<Moment>, ...rivals: Partial<Train>[]): Board =>
  at({ phase: 'strike', ...moment, trains: [{ front: 11 }, ...rivals] });

/** Seat 0 stands on a danger, and a card is due. */
export const drawing = (train: Partial<Train>, rest: Partial<Moment> = {}): Board =>
  at({ phase: 'card', ...rest, trains: rest.trains ?? [train, AHEAD] });

/** What is told of a card that does nothing. */
export const IDLE = ['card-drawn', 'card-idle'];
