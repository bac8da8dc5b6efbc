import { describe, expect, it } from 'vitest';
import { build, DECLINE, deliver, turn, UPGRADE, western } from './moves.ts';
import { at, cardOf } from './position.ts';
import { eventsOf, openOf, scoresOf } from './reading.ts';

describe('13. The cards that bring points', () => {
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
