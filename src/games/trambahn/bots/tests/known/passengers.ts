import type { Known } from './known.ts';
import { cards, column, end, lay, rows, scored } from './notation.ts';

const rich = column('r1 r2 r4 r7 r8', 3);

export const passengers: readonly Known[] = [
  {
    why: 'A scoring from which only the player gains is there for the taking.',
    position: {
      phase: 'passengers',
      scorings: scored(5),
      rows: rows('b1 b5 b6', 'r3', '', ''),
      mine: [column('b2 b3 b4 b7', 2)],
      hand: cards('b2 r5 r6 g4 y6 y8'),
    },
    best: [lay('b2')],
  },
  {
    why: 'A third passenger in a rich line of the opponent invites it to score.',
    position: {
      phase: 'passengers',
      rows: rows('', 'r5 r6', '', ''),
      theirs: [rich],
      hand: cards('r2 r3 r3 r4 r9 g1'),
    },
    best: [lay('g1')],
  },
  {
    why: 'The second passenger is no duty: here every one would serve the opponent.',
    position: {
      phase: 'passengers',
      laid: 1,
      rows: rows('', 'r5 r6', 'g1', ''),
      theirs: [rich],
      hand: cards('r2 r3 r3 r4 r9'),
    },
    best: [end('passengers')],
  },
  {
    why: 'The fourth passenger would bring the opponent 21 points and the player nothing.',
    position: {
      phase: 'passengers',
      scorings: scored(4),
      rows: rows('', 'r5 r6 r7', 'g2', ''),
      theirs: [rich],
      hand: cards('r2 r3 g4 y6 y8 y9'),
    },
    blunders: [lay('r2'), lay('r3')],
  },
  {
    why: 'Two passengers of its own line fill the row at once, before the opponent can answer.',
    position: {
      phase: 'passengers',
      scorings: scored(6),
      rows: rows('b1 b5', 'r3', '', ''),
      mine: [column('b2 b3 b4 b7 b8', 3)],
      hand: cards('b2 b4 r5 r6 g4 y6'),
    },
    best: [lay('b2'), lay('b4')],
  },
  {
    why: 'A conductor joins any row, and so fills the one that brings 24 points.',
    position: {
      phase: 'passengers',
      laid: 1,
      scorings: scored(6),
      rows: rows('b1 b5 b6', '', '', ''),
      mine: [column('b2 b3 b4 b7 b8 b9', 3)],
      hand: cards('r5 r6 g4 y6 y8 c'),
    },
    best: [lay('c', 0)],
  },
  {
    why: 'The 3 is too low for the column and the 9 is not: the 9 is not the one to travel.',
    position: {
      phase: 'passengers',
      scorings: scored(5),
      rows: rows('b1 b5 b6', '', '', ''),
      mine: [column('b2 b4 b7 b8', 3)],
      hand: cards('b3 b9 r6 g4 y6 y8'),
    },
    blunders: [lay('b9')],
  },
  {
    why: 'The row may wait or be filled, but not by the stations that its own column needs.',
    position: {
      phase: 'passengers',
      scorings: scored(3),
      rows: rows('b1 b4 b5', '', '', ''),
      mine: [column('b2 b6', 4)],
      hand: cards('b3 b7 b8 b9 g5 y2'),
    },
    blunders: [lay('b7'), lay('b8'), lay('b9')],
  },
];

const lastRow = {
  phase: 'passengers' as const,
  rows: rows('b1 b5 b6', '', '', ''),
  hand: cards('b2 g3 y4'),
};

/** The tenth scoring ends the game (11.1). */
export const lastPassengers: readonly Known[] = [
  {
    why: 'One point ahead, the last scoring wins the game at once.',
    position: { ...lastRow, scorings: scored(9, 2, 1) },
    best: [lay('b2')],
  },
  {
    why: 'One point behind, the last scoring loses the game at once.',
    position: { ...lastRow, scorings: scored(9, 1, 2) },
    blunders: [lay('b2')],
  },
  {
    why: 'Equal points, more money: that is a win (11.6).',
    position: { ...lastRow, scorings: scored(9, 8, 8), money: [4, 3] },
    best: [lay('b2')],
  },
  {
    why: 'Equal points, less money: that is a defeat (11.6).',
    position: { ...lastRow, scorings: scored(9, 8, 8), money: [3, 9] },
    blunders: [lay('b2')],
  },
  {
    why: 'The opponent scores 12 in this line, but the player is 20 ahead: the game is won by ending it.',
    position: {
      ...lastRow,
      scorings: scored(9, 60, 40),
      theirs: [column('b2 b3 b4 b7 b10', 2)],
    },
    best: [lay('b2')],
  },
  {
    why: 'Ten ahead, and the last scoring would bring the opponent sixteen.',
    position: {
      ...lastRow,
      scorings: scored(9, 60, 50),
      theirs: [column('b2 b3 b4 b7 b10', 2)],
    },
    blunders: [lay('b2')],
  },
  {
    why: 'Two rows lack one passenger: the blue one wins the game, the red one loses it.',
    position: {
      phase: 'passengers',
      scorings: scored(9, 40, 45),
      rows: rows('b1 b5 b6', 'r3 r5 r6', '', ''),
      mine: [column('b3 b4 b7', 2)],
      theirs: [column('r1 r4 r7', 2)],
      hand: cards('b2 r2 g3 y4'),
    },
    best: [lay('b2')],
  },
  {
    why: 'A conductor in the right row wins the game: the column there brings just enough.',
    position: {
      phase: 'passengers',
      laid: 1,
      scorings: scored(9, 40, 45),
      rows: rows('b1 b5 b6', 'r3 r5 r6', '', ''),
      mine: [column('b3 b4 b7', 2)],
      hand: cards('g3 y4 c'),
    },
    best: [lay('c', 0)],
  },
];
