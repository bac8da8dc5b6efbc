import { describe, expect, it } from 'vitest';
import { UP_TABLE } from '../data/cards.ts';
import { type Share, UP } from '../model.ts';
import { paysDividend } from './chance.ts';
import { KC, MR } from './own-board.ts';
import { at } from './position.ts';
import { eventsOf, moneyOf } from './reading.ts';

const times = (count: number): Share[] => new Array<Share>(count).fill(UP);

/** The payment of this number, with so many exposed Union Pacific shares by seat. Nobody has others. */
function pays(nth: number, ...counts: number[]): number[] {
  const players = counts.map((count) => ({ exposed: times(count) }));
  const table = paysDividend(at({ phase: 'take', paid: nth - 1, players }), MR);
  const [paid] = eventsOf(table, 'up-paid');
  expect(paid).toEqual({ is: 'up-paid', nth, payments: moneyOf(table) });
  return moneyOf(table);
}

describe('Union Pacific dividends', () => {
  it('10.1 pays the five players with the most, by place, whatever stands on the board', () => {
    expect(pays(4, 6, 5, 4, 2, 1)).toEqual([20, 16, 12, 8, 4]);
    expect(pays(4, 1, 2, 3, 4, 5)).toEqual([4, 8, 12, 16, 20]);
    // The sixth gets nothing.
    expect(pays(4, 6, 5, 4, 3, 2, 0)).toEqual([20, 16, 12, 8, 4, 0]);
    const players = [{ exposed: [UP, UP] }, { exposed: [UP] }, {}];
    const grown = paysDividend(at({ phase: 'take', paid: 1, players, trains: { [KC]: 9 } }), MR);
    expect(moneyOf(grown)).toEqual([10, 8, 0]);
  });

  it('10.2 pays nothing at the first payment', () => {
    expect(pays(1, 5, 4, 3, 2, 1)).toEqual([0, 0, 0, 0, 0]);
    expect(UP_TABLE[0]).toEqual([0, 0, 0, 0, 0]);
  });

  it('10.3 pays 10, 8, 6, 4 and 2 at the second', () => {
    expect(pays(2, 5, 4, 3, 2, 1)).toEqual([10, 8, 6, 4, 2]);
  });

  it('10.4, 10.5 pays 15, 12, 9, 6 and 3 at the third', () => {
    expect(pays(3, 5, 4, 3, 2, 1)).toEqual([15, 12, 9, 6, 3]);
  });

  it('10.6 pays 20, 16, 12, 8 and 4 at the fourth', () => {
    expect(pays(4, 5, 4, 3, 2, 1)).toEqual([20, 16, 12, 8, 4]);
  });

  it.each([
    ['for first', [3, 3, 2, 1], [13, 13, 9, 6]],
    ['for second', [4, 3, 3, 1], [15, 10, 10, 6]],
    ['for third', [4, 3, 2, 2, 1], [15, 12, 7, 7, 3]],
    ['for fourth', [5, 4, 3, 2, 2], [15, 12, 9, 4, 4]],
    ['for first and for third', [3, 3, 1, 1], [13, 13, 7, 7]],
    ['for second, three of them', [5, 2, 2, 2, 1], [15, 9, 9, 9, 3]],
    ['for first, four of them', [2, 2, 2, 2, 1], [10, 10, 10, 10, 3]],
    ['for first, all of them', [2, 2, 2, 2, 2], [9, 9, 9, 9, 9]],
  ])(
    '10.7 adds up and shares the places of a tie %s, and goes on after them',
    (_, counts, sums) => {
      expect(pays(3, ...counts)).toEqual(sums);
    },
  );

  it.each([
    ['for fifth, two of them', [4, 4, 3, 3, 1, 1], [18, 18, 10, 10, 2, 2]],
    ['for fourth, three of them', [4, 3, 2, 1, 1, 1], [20, 16, 12, 4, 4, 4]],
    ['for second, five of them', [4, 1, 1, 1, 1, 1], [20, 8, 8, 8, 8, 8]],
    ['for first, six of them', [2, 2, 2, 2, 2, 2], [10, 10, 10, 10, 10, 10]],
  ])('10.8 counts places after the fifth as nothing in a tie %s', (_, counts, sums) => {
    expect(pays(4, ...counts)).toEqual(sums);
  });

  it('10.8 rounds such a share down', () => {
    expect(pays(3, 5, 4, 3, 2, 1, 1)).toEqual([15, 12, 9, 6, 1, 1]);
    expect(pays(3, 3, 3, 1, 1, 1, 1)).toEqual([13, 13, 4, 4, 4, 4]);
  });

  it('10.9 gives a place only to whoever has exposed a share, and keeps the rest', () => {
    expect(pays(4, 1, 0, 0, 0)).toEqual([20, 0, 0, 0]);
    expect(pays(4, 0, 2, 0, 1, 0)).toEqual([0, 20, 0, 16, 0]);
    expect(pays(4, 0, 0, 0)).toEqual([0, 0, 0]);
    expect(pays(4, 1, 1, 0)).toEqual([18, 18, 0]);
  });

  it('10.10 pays the example of the rulebook: 15, 12 and 9 make 36, and 12 for each', () => {
    expect(pays(3, 4, 4, 4)).toEqual([12, 12, 12]);
    expect(pays(3, 4, 4, 4, 1)).toEqual([12, 12, 12, 6]);
  });
});
