import type { Known } from './known.ts';
import { bank, buy, cards, column, end, extend, rows, scored, start } from './notation.ts';

const seven = column('b1 b2 b3 b4 b6 b7 b8', 3);

export const stations: readonly Known[] = [
  {
    why: 'The eighth card brings a bonus, and a conductor counts as one.',
    position: { phase: 'stations', scorings: scored(5), mine: [seven], hand: cards('r5 r8 c') },
    best: [extend('c', 0)],
  },
  {
    why: 'The bonus counts what lies there with the eighth card: the 9 must come before the conductor.',
    position: { phase: 'stations', scorings: scored(5), mine: [seven], hand: cards('b9 r8 c') },
    best: [extend('b9', 0)],
  },
  {
    why: 'The lower of two stations comes first, or it cannot come at all.',
    position: { phase: 'stations', mine: [column('b1 b2', 3)], hand: cards('b3 b4') },
    best: [extend('b3', 0)],
  },
  {
    why: 'The 8 and the 10 both fit, but nothing follows a 10.',
    position: {
      phase: 'stations',
      scorings: scored(8, 60, 60),
      rows: rows('b2 b3', 'r1', '', ''),
      mine: [column('b1 b2 b6', 4)],
      hand: cards('b8 b10 r3'),
    },
    best: [extend('b8', 0)],
  },
  {
    why: 'A 10 closes a young column for the whole game.',
    position: { phase: 'stations', mine: [column('b1', 3)], hand: cards('b10'), money: [0, 0] },
    best: [end('stations')],
  },
  {
    why: 'Of two columns of a line, the station goes to the one with the stronger tram.',
    position: {
      phase: 'stations',
      scorings: scored(5),
      mine: [column('b1 b3', 2), column('b2 b3', 4)],
      hand: cards('b8 r5'),
      money: [0, 3],
    },
    best: [extend('b8', 1)],
  },
  {
    why: 'Three more cards on the column with a tram, rather than a second column of the line with a tram to be paid.',
    position: {
      phase: 'stations',
      scorings: scored(3),
      mine: [column('b1 b2', 3)],
      hand: cards('b3 b5 b6'),
      money: [6, 6],
    },
    best: [extend('b3', 0)],
  },
  {
    why: 'The five cards of hand and money pay for a horse tram.',
    position: { phase: 'stations', hand: cards('g1 g2 r9 r9 y9'), money: [2, 2] },
    best: [start('g1')],
  },
  {
    why: 'No tram can be paid for, so a column would only be sold again, and openly.',
    position: { phase: 'stations', hand: cards('g1 g2 g3'), money: [1, 2] },
    best: [end('stations')],
  },
  {
    why: 'Three trams on the first turn leave no money for any other, and all three are weak ones.',
    position: {
      phase: 'stations',
      mine: [column('b1', 0), column('r1 r2', 0)],
      hand: cards('g2 y9'),
      money: [12, 15],
    },
    blunders: [start('g2')],
  },
  {
    why: 'A second column of the same line would cost a tram, and the two would share their stations.',
    position: {
      phase: 'stations',
      scorings: scored(2),
      mine: [column('b1 b2 b4', 2)],
      hand: cards('b6 r9 g9'),
      money: [4, 4],
    },
    blunders: [start('b6')],
  },
  {
    why: 'All sixteen trams are gone: a new column could not be kept (5.8).',
    position: {
      phase: 'stations',
      scorings: scored(7, 50, 50),
      display: [],
      trams: 0,
      mine: [column('b1 b2', 4)],
      hand: cards('g1 g2 g3'),
      money: [20, 2],
    },
    blunders: [start('g1'), start('g2'), start('g3')],
  },
];

export const incomeAndTrams: readonly Known[] = [
  {
    why: 'Two cards are lacking for the tram of three stations, and two cards are in hand.',
    position: {
      phase: 'income',
      mine: [column('g1 g2 g3', 0)],
      hand: cards('r5 y9'),
      money: [3, 3],
    },
    best: [bank('r5'), bank('y9')],
  },
  {
    why: 'The blue 2 ends the game in the next turn, and wins it; as money it is worth nothing any more.',
    position: {
      phase: 'income',
      laid: 2,
      scorings: scored(9, 60, 40),
      rows: rows('b1 b5 b6', '', '', ''),
      mine: [column('b3 b4 b7', 4)],
      hand: cards('b2'),
      money: [6, 3],
    },
    best: [end('income')],
  },
  {
    why: 'Four stations without a tram would be sold, and a tram is there that can be paid.',
    position: { phase: 'trams', mine: [column('g1 g2 g4 g5', 0)], hand: [], money: [5, 5] },
    best: [buy(2, 0)],
  },
  {
    why: 'The one tram that can be paid belongs on the column of four, not on that of one.',
    position: {
      phase: 'trams',
      mine: [column('y9', 0), column('g1 g2 g4 g5', 0)],
      hand: [],
      money: [6, 5],
    },
    best: [buy(2, 1)],
  },
];
