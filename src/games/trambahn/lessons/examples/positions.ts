import { trambahn } from '#games/trambahn/rules/index.ts';
import { PUPIL } from '#kernel/teach.ts';
import { GREEN } from '../cards.ts';
import { passenger } from '../deeds.ts';
import { type Moment, position } from '../position.ts';
import { nineScorings } from '../positions.ts';

/** Moments of one turn, in which much may be tried; and the rival's turn before it, and the end of a game. */

const RIVAL = { hand: 'b2 b8 r4 r5 y7 y9', money: 6, columns: ['g3 g4 x2'] };

const TURN: Moment = {
  turns: 9,
  second: RIVAL,
  rows: { red: 'r2', green: 'g6', yellow: 'y2' },
  display: [2, 2, 3],
};

/** Nothing is laid yet. */
export const atTermini = () =>
  position({
    ...TURN,
    first: { hand: 'b3 b6 r9 g1 y4', money: 4, columns: ['b2 b5 x2'] },
  });

/** A blue column that ends with 6, a yellow one that is complete, and a conductor in hand. */
export const inColumns = () =>
  position({
    ...TURN,
    step: 'stations',
    laid: 1,
    first: { hand: 'b3 b6 b8 r9 c', money: 4, columns: ['b4 b6 x2', 'y8 y10 x2'] },
  });

/** A column with its tram and two without, and money for the cheapest. */
export const atDepot = () =>
  position({
    ...TURN,
    step: 'trams',
    laid: 1,
    first: { hand: 'b8 r9', money: 7, columns: ['g5 g7 x2', 'b4', 'y3 y8'] },
  });

/** A green 9 in hand, and no green column but the rival's. */
export const greenInHand = () =>
  position({
    ...TURN,
    step: 'stations',
    laid: 1,
    first: { hand: 'b6 r9 g9 y4', money: 4, columns: ['b2 b5 x2'] },
  });

/** The rival has laid a passenger and a station, and may buy a tram. */
export const rivalBuys = () =>
  position({
    ...TURN,
    turns: 8,
    turn: 1,
    step: 'trams',
    laid: 1,
    first: { hand: 'b3 b6 r9 g1 y4 y6', money: 4, columns: ['b2 b5 x2'] },
    second: { hand: 'b2 b8 r4 r5', money: 6, columns: ['g3 g4 x2', 'y7'] },
  });

/** The tenth scoring has ended the game. */
export const allScored = () => {
  const state = nineScorings();
  trambahn.game.apply(state, PUPIL, passenger('g4', GREEN));
  return state;
};
