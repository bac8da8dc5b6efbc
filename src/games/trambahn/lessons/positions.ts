import type { Trambahn } from '#games/trambahn/rules/model.ts';
import type { State } from '#kernel/game.ts';
import { BLUE, GREEN, RED, YELLOW } from './cards.ts';
import { position } from './position.ts';

/** The positions that the lesson's stops begin from. */

/** Green waits for its fourth passenger. */
export const greenWaits = (): State<Trambahn> =>
  position({
    turns: 5,
    first: { hand: 'b3 b6 r9 g1 y2 y4', money: 'r1 r3 y1 g9', columns: ['g2 g5 g8 x2'] },
    second: { hand: 'b2 b8 r4 r5 y7 y9', money: 6, columns: ['g3 g4 x2'] },
    rows: { red: 'r2', green: 'g6 g7 g10', yellow: 'y5' },
    display: [2, 2, 2],
  });

const RIVALS = ['b3 b5 b7 b8 x3', 'r3 x2', 'g3 g4 x2', 'y1 y4 y6 x2'];

/** Blue and yellow both wait for their fourth; only one of them serves the pupil. */
export const twoWait = (): State<Trambahn> =>
  position({
    turns: 15,
    first: {
      hand: 'b1 r6 g9 y3 y10 c',
      money: 3,
      columns: ['b2 b4 b9 x2', 'g2 g5 g8 x2', 'y2 y5 y8 y9 x3'],
    },
    second: { hand: 'b2 r7 r8 g1 g7 y7', money: 5, columns: RIVALS },
    rows: { blue: 'b4 b6 b10', green: 'g6', yellow: 'y2 y7 y9' },
    display: [3, 3, 4],
    scorings: [
      [8, 4, GREEN],
      [0, 2, RED],
      [4, 6, YELLOW],
    ],
  });

/** Seven cards in the yellow column, and a conductor in hand. */
export const sevenCards = (): State<Trambahn> =>
  position({
    step: 'stations',
    laid: 1,
    turns: 25,
    first: {
      hand: 'b1 r6 g9 r10 c',
      money: 2,
      columns: ['b2 b4 b9 x2', 'g2 g5 g8 x2', 'y1 y2 y4 y5 y6 y8 y9 x3'],
    },
    second: { hand: 'b2 r7 r8 g1 g7 y7', money: 7, columns: RIVALS },
    rows: { blue: 'b6 b10', green: 'g6', yellow: 'y3' },
    display: [3, 3, 4],
    scorings: [
      [8, 4, GREEN],
      [0, 2, RED],
      [4, 6, YELLOW],
      [18, 6, YELLOW],
      [8, 4, GREEN],
    ],
  });

/** Nine scorings are over, 112 to 118; the tenth may be green or blue. */
export const nineScorings = (): State<Trambahn> =>
  position({
    turns: 39,
    first: {
      hand: 'b1 r2 r7 g4 y5 y6',
      money: 4,
      columns: ['b2 b4 b9 x2', 'g2 g5 g8 g9 x2', 'y1 y2 y4 y5 y6 y8 y9 c x3'],
      bonus: 27,
    },
    second: { hand: 'b2 r4 r8 g1 g7 y7', money: 6, columns: RIVALS },
    rows: { blue: 'b6 b10 b3', red: 'r5', green: 'g6 g7 g10' },
    display: [3, 3, 4],
    scorings: [
      [8, 4, GREEN],
      [0, 2, RED],
      [4, 6, YELLOW],
      [18, 6, YELLOW],
      [8, 4, GREEN],
      [8, 36, BLUE],
      [8, 18, BLUE],
      [4, 40, BLUE],
      [27, 2, YELLOW],
    ],
  });
