import { describe, expect, it } from 'vitest';
import { railroadTycoon } from '../index.ts';
import {
  bid,
  build,
  DECLINE,
  declineAll,
  INCOME,
  ISSUE,
  PASS,
  SETTLE,
  take,
  track,
  UPGRADE,
  urbanise,
  western,
} from './moves.ts';
import { at } from './position.ts';
import { moneyOf, playerOf } from './reading.ts';

describe('5. Money and shares', () => {
  it('5.1 issues any number, one at a time, without using the action', () => {
    const table = at({});
    for (let share = 0; share < 3; share++) table.do(0, ISSUE);
    expect(playerOf(table, 0).shares).toBe(3);
    table.do(0, UPGRADE);
  });

  it('5.2 pays $5,000 for each', () => {
    const table = at({}).do(0, ISSUE);
    expect(moneyOf(table, 0)).toBe(5);
    table.do(0, ISSUE);
    expect(moneyOf(table, 0)).toBe(10);
  });

  it('5.3 costs a dividend and a point, for good', () => {
    const table = at({ phase: 'income', players: [{ shares: 4, money: 10 }, {}], round: 3 });
    table.do('chance', INCOME);
    expect(moneyOf(table, 0)).toBe(6);
    expect(playerOf(table, 0).shares).toBe(4);
    const standing = railroadTycoon.game.standings(table.state);
    expect(standing.map(({ score }) => score)).toEqual([-4, 0]);
  });

  it('5.1, 5.4 issues in one’s own turn only, and before the last action is completed', () => {
    const speaking = at({ phase: 'auction' });
    speaking.refusedBy('3.2', 1, ISSUE).do(0, ISSUE).do(0, bid(3)).refusedBy('3.2', 0, ISSUE);
    const building = build(at({ players: [{ money: 2 }, {}] }), 0, 'chicago', 'toledo', 1);
    building.do(0, ISSUE);
    const growing = at({ show: ['city-growth'] })
      .do(0, take('city-growth'))
      .do(0, ISSUE);
    expect(playerOf(growing, 0).shares).toBe(1);
    const settling = at({ phase: 'settle', bid: 3, bidder: 0 }).refusedBy('3.2', 0, ISSUE);
    settling.do('chance', SETTLE).do(0, DECLINE).refusedBy('3.2', 0, ISSUE);
  });

  it('5.5 asks for the money at once', () => {
    const table = at({ links: [[0, 'kansas-city', 'des-moines']], players: [{ money: 1 }, {}] });
    const [tile] = track(table, 'new-york', 'philadelphia');
    if (!tile) throw new Error('no tile');
    table.refusedBy('5.5', 0, tile).refusedBy('5.5', 0, UPGRADE);
    table.refusedBy('5.5', 0, urbanise('toledo', 'B')).refusedBy('5.5', 0, western('des-moines'));
    table.do(0, ISSUE).do(0, tile);
    expect(moneyOf(table, 0)).toBe(4);
  });

  it('5.6 knows no limit, and counts on', () => {
    const table = at({ players: [{ shares: 100_000 }, {}], phase: 'auction' });
    for (let share = 0; share < 1000; share++) table.do(0, ISSUE);
    expect(moneyOf(table, 0)).toBe(5000);
    table.do(0, bid(99)).do(1, PASS).do('chance', SETTLE);
    declineAll(table).do('chance', INCOME);
    // 101,000 are due; 4,901 are there.
    expect(playerOf(table, 0).shares).toBe(101_000 + 19_220);
    expect(moneyOf(table, 0)).toBe(1);
    expect(railroadTycoon.game.standings(table.state)[1]).toMatchObject({ seat: 1, place: 1 });
  });
});
