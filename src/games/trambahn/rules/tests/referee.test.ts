import { expect, it } from 'vitest';
import type { State } from '#kernel/game.ts';
import { trambahn } from '../index.ts';
import type { Column, Trambahn } from '../model.ts';
import { card, cards } from './cards.ts';
import { position } from './position.ts';

/** A position with something of everything, and nothing wrong. */
const sound = (): State<Trambahn> =>
  position({
    pile: 40,
    rows: { blue: 'b7 c', red: 'r1' },
    first: { hand: 'b1 b2 g5', money: 12, columns: ['b3 b4 c x2', 'r9'] },
    second: { hand: 'y1 y2', money: 15, columns: ['g1 g2 x2'] },
  });

const columnOf = ({ table }: State<Trambahn>, seat: 0 | 1, index = 0): Column =>
  table.players[seat].columns[index] as Column;

it('is content with a sound position', () => {
  expect(trambahn.faults(sound())).toEqual([]);
});

it.each<[string, (state: State<Trambahn>) => unknown, RegExp]>([
  [
    'a card lost',
    ({ table }) => table.rows[1].pop(),
    /2 cards of kind 10 instead of|1 cards of kind 10/,
  ],
  [
    'a card doubled',
    ({ table }) => table.rows[0].push(card('b5')),
    /4 cards of kind 4 instead of 3/,
  ],
  ['a card changed', ({ table }) => table.rows[0].splice(1, 1, card('b8')), /cards of kind 40/],
  ['a pile in debt', ({ hidden: { pile } }) => pile.fill(-1), /less than nothing/],
  ['a draw pile miscounted', ({ table }) => table.pile++, /draw pile is miscounted/],
  ['a discard pile miscounted', ({ table }) => table.discard--, /discard pile is miscounted/],
  ['money miscounted', ({ table }) => table.players[1].money++, /money of seat 1 is miscounted/],
  ['money spent twice', ({ table }) => table.spent++, /miscounted/],
  ['a hand miscounted', ({ table }) => table.players[0].hand++, /hand of seat 0 is miscounted/],
  ['a hand unsorted', ({ hidden }) => hidden.own[0].hand.reverse(), /hand of seat 0 is not sorted/],
  [
    'a hand too large',
    ({ hidden }) => hidden.own[1].hand.push(...cards('y3 y4 y5 y6 y7')),
    /too many cards/,
  ],
  ['a tram lost', ({ table }) => table.display.pop(), /trams are not all there/],
  ['a tram too many', ({ table }) => table.display.push(2), /trams are not all there/],
  ['a row not scored', ({ table }) => table.rows[2].push(...cards('g5 g5 g6 g6')), /full row/],
  ['three passengers', ({ table }) => (table.laid = 3), /too many passengers/],
  [
    'a game that does not stop',
    ({ table }) =>
      table.scorings.push(
        ...Array.from({ length: 10 }, () => ({ line: 0, points: [0, 0] }) as never),
      ),
    /goes on after the last scoring/,
  ],
  [
    'a column of two lines',
    (state) => (columnOf(state, 0).line = 1),
    /column 0 of seat 0 has a wrong line/,
  ],
  [
    'a column that falls',
    (state) => columnOf(state, 0).cards.reverse(),
    /column 0 of seat 0 does not rise/,
  ],
  [
    'a column led by a conductor',
    (state) => columnOf(state, 0).cards.unshift(card('c')),
    /starts with a conductor/,
  ],
  [
    'a column kept without a tram',
    (state) => (columnOf(state, 1).tram = 0),
    /column 0 of seat 1 has no tram/,
  ],
  [
    'a long column without a tram',
    (state) => columnOf(state, 0, 1).cards.push(...cards('c c c c c')),
    /is long without a tram/,
  ],
  [
    'a false memory',
    ({ hidden }) => hidden.own[0].seen.discard.push(...cards('b1 b1')),
    /seat 0 remembers wrongly/,
  ],
])('sees %s', (_, spoil, fault) => {
  const state = sound();
  spoil(state);
  expect(trambahn.faults(state).join(' ')).toMatch(fault);
});
