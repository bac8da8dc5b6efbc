import { describe, expect, it } from 'vitest';
import { incomeAt } from '../data/economy.ts';
import { railroadTycoon } from '../index.ts';
import type { Event } from '../model.ts';
import { FIELD } from './field.ts';
import { INCOME, ISSUE } from './moves.ts';
import { at } from './position.ts';
import { eventsOf, moneyOf, openOf, playerOf } from './reading.ts';

const paid = (...players: { score?: number; shares?: number; money?: number }[]) =>
  at({ phase: 'income', round: 3, players }).do('chance', INCOME);

describe('15. Income and dividends', () => {
  it('15.1 pays everybody by the place on the track', () => {
    const table = paid({ score: 10 }, { score: 1 }, {});
    expect([0, 1, 2].map((seat) => moneyOf(table, seat))).toEqual([12, 3, 0]);
    expect(eventsOf(table, 'income-paid')[0]).toEqual({
      is: 'income-paid',
      seat: 0,
      income: 12,
      dividend: 0,
      issued: 0,
    });
  });

  it('15.2 rises to $25,000 in the middle and falls again', () => {
    const incomes = Array.from({ length: 101 }, (_, place) => incomeAt(place));
    expect(incomes.slice(0, 14)).toEqual([0, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 13, 14]);
    expect(Math.max(...incomes)).toBe(25);
    expect([incomes[45], incomes[46], incomes[55], incomes[56]]).toEqual([24, 25, 25, 24]);
    expect(incomes.slice(95)).toEqual([15, 14, 14, 14, 14, 13]);
  });

  it('15.3, 15.8 begins again past 100, and keeps the points', () => {
    expect([101, 110, 200, 201].map(incomeAt)).toEqual([3, 12, 13, 3]);
    const table = paid({ score: 105 }, {});
    expect(moneyOf(table, 0)).toBe(7);
    expect(playerOf(table, 0).score).toBe(105);
  });

  it('15.4 costs $1,000 for each share', () => {
    const table = paid({ score: 10, shares: 4 }, { money: 3, shares: 3 });
    expect([moneyOf(table, 0), moneyOf(table, 1)]).toEqual([8, 0]);
  });

  it('15.5 issues the least number of shares when short', () => {
    const table = paid({ shares: 3 }, { shares: 5 }, { shares: 6 }, { shares: 7, money: 2 });
    expect(openOf(table).players.map(({ shares }) => shares)).toEqual([4, 6, 8, 8]);
    expect([0, 1, 2, 3].map((seat) => moneyOf(table, seat))).toEqual([2, 0, 4, 0]);
    expect(eventsOf(table, 'income-paid')[2]).toMatchObject({ dividend: 6, issued: 2 });
  });

  it('15.6 takes unfinished links off the map', () => {
    const table = at({
      phase: 'income',
      round: 3,
      options: { map: FIELD, tiles: 20 },
      links: [[0, 'chicago', 'toledo']],
      unfinished: [[1, 'duluth', 'jackson', 3]],
      cubes: {},
    });
    expect(openOf(table).tilesLeft).toBe(14);
    table.do('chance', INCOME);
    expect(openOf(table)).toMatchObject({ unfinished: [], tilesLeft: 17 });
    expect(openOf(table).rails.filter((rails) => rails > 0)).toHaveLength(3);
    expect(eventsOf(table, 'links-removed')).toEqual([{ is: 'links-removed', links: 1 }]);
  });

  it('15.7 stops at a million shares, however long the game', () => {
    const { state } = at({ players: [{ shares: 100_000, score: 1 }, {}] });
    const events: Event[] = [];
    for (let turn = 0; turn < 1000; turn++) {
      state.table.phase = 'income';
      railroadTycoon.game.apply(state, 'chance', INCOME, (event) => events.push(event));
      expect(railroadTycoon.faults(state)).toEqual([]);
    }
    expect(state.table.players.map(({ shares }) => shares)).toEqual([1_000_000, 0]);
    expect(state.hidden.own.map(({ money }) => money)).toEqual([0, 0]);
    // It pays the income of the turn, and no more.
    const last = events.findLast((event) => event.is === 'income-paid' && event.seat === 0);
    expect(last).toMatchObject({ income: 3, dividend: 3, issued: 0 });
    // Whoever wants more may have it.
    state.table.phase = 'act';
    railroadTycoon.game.apply(state, 0, ISSUE);
    expect(state.table.players[0]?.shares).toBe(1_000_001);
  });
});
