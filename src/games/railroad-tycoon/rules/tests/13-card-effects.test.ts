import { describe, expect, it } from 'vitest';
import { FIELD, hex } from './field.ts';
import {
  build,
  cubes,
  cubesIn,
  DECLINE,
  deliver,
  E,
  eventsOf,
  GRANT,
  grow,
  lay,
  moneyOf,
  openOf,
  phaseOf,
  playerOf,
  redirect,
  STOP,
  scoresOf,
  seatOf,
  take,
  turn,
  UPGRADE,
  urbanise,
  W,
  western,
} from './moves.ts';
import { at, cardOf } from './position.ts';

describe('13. The cards one by one', () => {
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

  it('13.11 a Hotel earns whoever delivers', () => {
    const table = at({
      players: [{}, { cards: ['hotel-chicago'] }],
      links: [[0, 'chicago', 'toledo']],
      cubes: { toledo: 'R' },
    });
    table.do(0, deliver(table, 'R', 'toledo', 'chicago'));
    expect(scoresOf(table)).toEqual([1, 1]);
    expect(eventsOf(table, 'points-gained')).toEqual([
      { is: 'points-gained', seat: 1, card: cardOf('hotel-chicago'), points: 1 },
    ]);
  });

  it('13.12 a Major Line is for the first to connect it by links of one’s own', () => {
    const links = [
      [0, 'boston', 'providence'],
      [1, 'providence', 'new-haven'],
      [0, 'new-haven', 'new-york'],
      [0, 'new-york', 'philadelphia'],
      [0, 'philadelphia', 'baltimore'],
    ] as const;
    const table = at({
      players: [{ money: 50 }, {}],
      show: ['line-boston-washington'],
      links,
    });
    build(table, 0, 'baltimore', 'washington').do(1, DECLINE);
    expect(scoresOf(table)).toEqual([0, 0]);
    build(table, 0, 'providence', 'new-haven');
    expect(scoresOf(table)).toEqual([5, 0]);
    expect(openOf(table).show).toEqual([]);
  });

  const WEST = [
    [0, 'new-york', 'philadelphia'],
    [0, 'philadelphia', 'pittsburgh'],
    [0, 'pittsburgh', 'cleveland'],
    [0, 'cleveland', 'toledo'],
    [0, 'toledo', 'chicago'],
    [0, 'chicago', 'st-louis'],
    [0, 'st-louis', 'kansas-city'],
  ] as const;

  it('13.13 New York to Kansas City asks for one’s own western link, too', () => {
    const show = ['line-new-york-kansas-city'];
    const table = at({ players: [{ money: 30 }, {}], links: WEST, show });
    expect(openOf(table).show).toHaveLength(1);
    table.do(0, western('kansas-city'));
    expect(scoresOf(table)).toEqual([20, 0]);
    const foreign = at({
      players: [{ money: 30 }, {}],
      links: WEST.slice(0, -1),
      western: { 'kansas-city': 1 },
      show,
    });
    build(foreign, 0, 'st-louis', 'kansas-city');
    expect(scoresOf(foreign)).toEqual([0, 0]);
  });

  it('13.14 a Major Line that is there when the card appears', () => {
    const one = at({ phase: 'card', links: WEST }).do('chance', turn('line-new-york-chicago'));
    expect(scoresOf(one)).toEqual([10, 0, 0, 0]);
    expect(openOf(one).show).toEqual([]);
    const links = [
      [0, 'richmond', 'raleigh'],
      [0, 'raleigh', 'charlotte'],
      [0, 'charlotte', 'atlanta'],
      [1, 'richmond', 'raleigh'],
      [1, 'raleigh', 'charlotte'],
      [1, 'charlotte', 'atlanta'],
    ] as const;
    const two = at({ phase: 'card', links }).do('chance', turn('line-atlanta-richmond'));
    expect(scoresOf(two)).toEqual([0, 0, 0, 0]);
    expect(openOf(two).show).toEqual([]);
    expect(eventsOf(two, 'card-removed')).toHaveLength(1);
    const none = at({ phase: 'card' }).do('chance', turn('line-atlanta-richmond'));
    expect(openOf(none).show).toHaveLength(1);
  });

  it('13.15 a Service Bounty is for the next delivery to its city', () => {
    const table = at({
      players: [{}, {}],
      show: ['bounty-louisville'],
      links: [
        [0, 'cincinnati', 'louisville'],
        [1, 'louisville', 'evansville'],
      ],
      cubes: { cincinnati: 'PP', evansville: 'P' },
    });
    table.do(0, DECLINE).do(1, deliver(table, 'P', 'evansville', 'louisville'));
    table.do(0, deliver(table, 'P', 'cincinnati', 'louisville'));
    expect(scoresOf(table)).toEqual([1, 4]);
  });

  it('13.16 New Train is for the first at level 4', () => {
    const players = [
      { level: 2, money: 50 },
      { level: 3, money: 50 },
    ];
    const table = at({ players, show: ['new-train'] }).do(0, UPGRADE);
    expect(scoresOf(table)).toEqual([0, 0]);
    table.do(1, UPGRADE).do(0, UPGRADE);
    expect(scoresOf(table)).toEqual([0, 4]);
  });

  it('13.17, 13.18, 13.19 Speed Record and The Railroad Era Begins come with one delivery', () => {
    const table = at({
      players: [{ level: 4 }, {}],
      show: ['speed-record', 'railroad-era', 'bounty-louisville'],
      links: [
        [0, 'cincinnati', 'louisville'],
        [0, 'cincinnati', 'columbus'],
        [0, 'columbus', 'wheeling'],
        [0, 'wheeling', 'pittsburgh'],
      ],
      cubes: { pittsburgh: 'P' },
    });
    const way = ['pittsburgh', 'wheeling', 'columbus', 'cincinnati', 'louisville'];
    table.do(0, deliver(table, 'P', ...way));
    expect(scoresOf(table)).toEqual([4 + 3 + 1 + 3, 0]);
    expect(openOf(table).show).toEqual([]);
    const short = at({
      players: [{ level: 2 }, {}],
      show: ['speed-record', 'railroad-era'],
      links: [[0, 'cincinnati', 'louisville']],
      cubes: { cincinnati: 'P' },
    });
    short.do(0, deliver(short, 'P', 'cincinnati', 'louisville'));
    expect(scoresOf(short)).toEqual([2, 0]);
    expect(openOf(short).show).toEqual([cardOf('speed-record')]);
  });
});
