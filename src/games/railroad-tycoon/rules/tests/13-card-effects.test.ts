import { describe, expect, it } from 'vitest';
import { E, FIELD, hex, W } from './field.ts';
import {
  build,
  cubes,
  DECLINE,
  GRANT,
  grow,
  lay,
  redirect,
  STOP,
  take,
  UPGRADE,
  urbanise,
} from './moves.ts';
import { at } from './position.ts';
import { cubesIn, eventsOf, moneyOf, openOf, phaseOf, playerOf, seatOf } from './reading.ts';

describe('13. The cards that serve an action', () => {
  it('13.1 City Growth adds two cubes to any city', () => {
    const table = at({ show: ['city-growth'], cubes: { chicago: '' } });
    table.do(0, take('city-growth')).do(0, grow('chicago')).do('chance', cubes('KP'));
    expect(cubesIn(table, 'chicago')).toBe('KP');
    expect(openOf(table).show).toEqual([]);
    expect(seatOf(table)).toBe(1);
  });

  it('13.3 New Industry urbanises for nothing', () => {
    const table = at({ show: ['new-industry'], cubes: { toledo: '' } });
    table.do(0, take('new-industry')).refusedBy('9.2', 0, urbanise('chicago', 'P'));
    table.do(0, urbanise('toledo', 'P')).do('chance', cubes('RR'));
    expect(cubesIn(table, 'toledo')).toBe('RR');
    expect(openOf(table).newCities).toEqual([0, 3, 3, 3, 2]);
    expect(moneyOf(table, 0)).toBe(0);
  });

  it('13.4 New Industry is not taken without a grey city and a tile', () => {
    const grey = 'buffalo charlotte chattanooga columbus indianapolis lexington'.split(' ');
    grey.push(...'montgomery new-haven providence richmond rock-island savannah'.split(' '));
    const urban = Object.fromEntries(grey.map((id, i) => [id, 'YBKP'.charAt(i % 4)]));
    at({ show: ['new-industry'], urban }).refusedBy('13.4', 0, take('new-industry'));
  });

  it('13.5 Railroad Executive gives two actions, and either may take the other', () => {
    const show = ['railroad-executive', 'railroad-executive'];
    const table = at({ show, players: [{ money: 100 }, {}] });
    table.do(0, take('railroad-executive'));
    expect(openOf(table).actions).toBe(2);
    table.do(0, take('railroad-executive'));
    expect(openOf(table).actions).toBe(3);
    table.do(0, UPGRADE).do(0, UPGRADE);
    expect(seatOf(table)).toBe(0);
    table.do(0, DECLINE);
    expect(seatOf(table)).toBe(1);
    const second = at({ show, players: [{ money: 100 }, {}] });
    second.do(0, take('railroad-executive')).do(0, UPGRADE).do(0, take('railroad-executive'));
    expect(openOf(second).actions).toBe(2);
  });

  it('13.6, 13.20 Land Grant waives open hexes without a river, and no ridge', () => {
    const players = [{ money: 50, cards: ['land-grant', 'land-grant'] }, {}];
    const table = at({ players, options: { map: FIELD } }).do(0, GRANT);
    for (const col of [6, 7, 8, 9]) table.do(0, lay(hex(col, 4), W, E));
    // The hill, and two ridges.
    expect(eventsOf(table, 'track-laid').map(({ price }) => price)).toEqual([0, 4, 0, 8]);
    table.do(1, DECLINE).do(0, GRANT);
    for (const col of [2, 3]) table.do(0, lay(hex(col, 4), W, E));
    expect(moneyOf(table, 0)).toBe(50 - 12 - 3);
    // For one action only.
    table
      .do(0, STOP)
      .do(1, DECLINE)
      .do(0, lay(hex(4, 4), W, E));
    expect(moneyOf(table, 0)).toBe(50 - 12 - 3 - 2);
  });

  it('13.7 Land Grant must be one’s own', () => {
    const table = at({ players: [{ money: 9 }, { cards: ['land-grant'] }] });
    table.refusedBy('13.7', 0, GRANT);
  });

  it('13.8 Land Grant is announced before the first tile, and for a tile', () => {
    const players = [{ money: 50, cards: ['land-grant'] }, {}];
    const table = at({ players, options: { map: FIELD } });
    table.do(0, lay(hex(2, 4), W, E)).refusedBy('3.3', 0, GRANT);
    const none = at({
      players,
      options: { map: FIELD, tiles: 3 },
      links: [[1, 'chicago', 'toledo']],
    });
    none.refusedBy('13.8', 0, GRANT);
    // No tile is left to lay, but there is one to redirect, and that is free, too.
    const blocked = at({
      players: [{ money: 2, cards: ['land-grant'] }, { money: 9 }],
      options: { map: FIELD, tiles: 3 },
    });
    blocked.do(0, lay(hex(2, 4), W, E)).do(0, STOP);
    blocked
      .do(1, lay(hex(4, 4), E, W))
      .do(1, lay(hex(3, 4), E, W))
      .do(1, STOP);
    blocked.do(0, GRANT).do(0, redirect(0, 1));
    expect(moneyOf(blocked, 0)).toBe(0);
  });

  it('13.9 Perfect Engineering lays a fifth tile, once in a turn', () => {
    const players = [{ money: 100, cards: ['perfect-engineering'] }, {}];
    const table = build(at({ players, options: { map: FIELD } }), 0, 'duluth', 'jackson');
    expect(openOf(table).links[0]?.tiles).toHaveLength(5);
    expect(seatOf(table)).toBe(1);
    table.do(1, DECLINE);
    for (const col of [6, 7, 8]) table.do(0, lay(hex(col, 4), W, E));
    table.do(0, lay(hex(9, 4), W, 1));
    // Four tiles, and no fifth in this turn.
    expect(seatOf(table)).toBe(1);
    const unused = at({ players, options: { map: FIELD } });
    for (const tile of [
      lay(hex(2, 3), 2, 5),
      lay(hex(3, 4), 2, 5),
      lay(hex(3, 5), 2, 5),
      lay(hex(4, 6), 2, 5),
    ]) {
      unused.do(0, tile);
    }
    expect(phaseOf(unused)).toBe('build');
    unused.do(0, STOP);
    expect(playerOf(unused, 0).engineered).toBe(0);
  });

  it('13.10 Perfect Engineering twice serves two actions, never six tiles', () => {
    const cards = ['perfect-engineering', 'perfect-engineering'];
    const table = at({ players: [{ money: 100, cards }, {}] });
    build(table, 0, 'nashville', 'jackson', 5);
    expect(seatOf(table)).toBe(1);
    table.do(1, DECLINE);
    build(table, 0, 'toronto', 'albany', 5);
    expect(playerOf(table, 0).engineered).toBe(2);
    const taken = at({ show: ['perfect-engineering'], players: [{ money: 100 }, {}] });
    taken.do(0, take('perfect-engineering')).do(1, DECLINE);
    build(taken, 0, 'nashville', 'jackson', 5);
    expect(openOf(taken).unfinished[0]?.tiles).toHaveLength(5);
  });
});
