import { describe, expect, it } from 'vitest';
import { E, FIELD, hex, NW, SE, W } from './field.ts';
import { chance, declineAll, INCOME, lay, opened, redirect, STOP, western } from './moves.ts';
import { at } from './position.ts';
import { openOf, phaseOf } from './reading.ts';

describe('18. Options', () => {
  it('18.1 plays without operations and tycoon cards for beginners', () => {
    const table = opened(3, { beginner: true });
    chance(table).acts();
    expect(phaseOf(table)).toBe('auction');
    expect(openOf(table).show).toEqual([]);
    expect(table.own(0).tycoon).toBeNull();
    const end = at({ phase: 'income', round: 3, options: { beginner: true } });
    end.do('chance', INCOME);
    expect(phaseOf(end)).toBe('auction');
  });

  it('18.2 plays without western links for beginners', () => {
    const table = at({
      options: { beginner: true },
      players: [{ money: 50 }, {}],
      links: [[0, 'des-moines', 'rock-island']],
    });
    table.refusedBy('18.2', 0, western('des-moines'));
    expect(table.choices(0)).not.toContainEqual(western('des-moines'));
  });

  it('18.3 may allow sharp curves', () => {
    const players = [{ money: 9 }, {}];
    const table = at({ players, options: { map: FIELD, sharp: true } });
    table.refusedBy('6.5', 0, lay(hex(2, 4), W, W));
    table.do(0, lay(hex(2, 4), W, NW));
  });

  it('18.4, 18.5 may limit the track tiles', () => {
    const players = [{ money: 50 }, { money: 50 }];
    const table = at({ players, options: { map: FIELD, tiles: 3 } });
    table
      .do(0, lay(hex(2, 4), W, E))
      .do(0, lay(hex(3, 4), W, E))
      .do(0, STOP);
    table.do(1, lay(hex(4, 4), E, W));
    table.do(1, STOP).refusedBy('18.5', 0, lay(hex(6, 4), W, E));
    table.do(0, redirect(0, SE)).do(0, STOP);
    expect(openOf(table).tilesLeft).toBe(0);
    declineAll(table).do('chance', INCOME);
    expect(openOf(table).tilesLeft).toBe(3);
  });

  it('18.6 may agree on a last turn', () => {
    const table = at({ phase: 'income', round: 3, options: { turns: 2 } }).do('chance', INCOME);
    expect(phaseOf(table)).toBe('reveal');
    const before = at({ phase: 'income', round: 3, options: { turns: 3 } }).do('chance', INCOME);
    expect(phaseOf(before)).toBe('card');
  });
});
