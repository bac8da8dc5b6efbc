import { describe, expect, it } from 'vitest';
import { deliver, UPGRADE } from './moves.ts';
import { at } from './position.ts';
import { eventsOf, moneyOf, playerOf, seatOf } from './reading.ts';

describe('10. Locomotives', () => {
  it('10.1 raises the level by one', () => {
    const table = at({ players: [{ money: 100 }, {}] }).do(0, UPGRADE);
    expect(playerOf(table, 0).level).toBe(2);
    expect(seatOf(table)).toBe(1);
    expect(eventsOf(table, 'level-raised')).toEqual([
      { is: 'level-raised', seat: 0, level: 2, price: 5 },
    ]);
  });

  it('10.2 costs $5,000 more for each level', () => {
    for (const [level, price] of [5, 10, 15, 20, 25, 30, 35].entries()) {
      const players = [{ level: level + 1, money: price }, {}];
      const table = at({ players, options: { beginner: true } }).do(0, UPGRADE);
      expect(moneyOf(table, 0)).toBe(0);
      at({ players: [{ level: level + 1, money: price - 1 }, {}] }).refusedBy('5.5', 0, UPGRADE);
    }
  });

  it('10.3 ends at level 8', () => {
    at({ players: [{ level: 8, money: 100 }, {}] }).refusedBy('10.3', 0, UPGRADE);
  });

  it('10.4 limits how far a cube goes', () => {
    const links = [
      [0, 'chicago', 'milwaukee'],
      [0, 'chicago', 'toledo'],
    ] as const;
    const moment = { links, cubes: { toledo: 'K' } };
    const slow = at({ ...moment, players: [{}, {}] });
    slow.refusedBy('11.5', 0, deliver(slow, 'K', 'toledo', 'chicago', 'milwaukee'));
    const fast = at({ ...moment, players: [{ level: 2 }, {}] });
    fast.do(0, deliver(fast, 'K', 'toledo', 'chicago', 'milwaukee'));
  });
});
