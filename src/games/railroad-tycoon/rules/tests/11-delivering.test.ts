import { describe, expect, it } from 'vitest';
import { markersOn } from '../flow.ts';
import type { Action } from '../model.ts';
import { cubes, deliver } from './moves.ts';
import { at, cityOf, type Moment } from './position.ts';
import { type Board, cubesIn, eventsOf, openOf, phaseOf, scoresOf, seatOf } from './reading.ts';

/** Chicago, Toledo, Cleveland, Wheeling, Pittsburgh in a line; Toledo and Columbus close a ring with Cleveland. */
const LINE = [
  [0, 'chicago', 'toledo'],
  [1, 'toledo', 'cleveland'],
  [0, 'cleveland', 'wheeling'],
  [2, 'wheeling', 'pittsburgh'],
  [0, 'toledo', 'columbus'],
  [0, 'columbus', 'cleveland'],
] as const;

const line = (moment: Moment = {}) =>
  at({ players: [{ level: 8 }, {}, {}], links: LINE, ...moment });

/** Those of the cubes in Chicago. */
const deliveries = (table: Board): Action[] =>
  table.choices(0).filter((choice) => choice.do === 'deliver' && choice.from === cityOf('chicago'));

describe('11. Delivering goods', () => {
  it('11.1 moves a cube to a city of its colour', () => {
    const table = line({ cubes: { chicago: 'P' } });
    table.do(0, deliver(table, 'P', 'chicago', 'toledo', 'cleveland'));
    expect(cubesIn(table, 'chicago')).toBe('');
    expect(seatOf(table)).toBe(1);
    expect(eventsOf(table, 'goods-delivered')).toEqual([
      {
        is: 'goods-delivered',
        seat: 0,
        colour: 4,
        ends: [
          { city: cityOf('chicago'), name: 'Chicago' },
          { city: cityOf('cleveland'), name: 'Cleveland' },
        ],
        route: [0, 1],
        points: [1, 1, 0],
      },
    ]);
  });

  it('11.2 needs a cube of that colour in the city', () => {
    const table = line({ cubes: { chicago: 'P', toledo: '' } });
    table.refusedBy('11.2', 0, deliver(table, 'K', 'chicago', 'toledo'));
    table.refusedBy('11.2', 0, deliver(table, 'R', 'toledo', 'chicago'));
    table.refusedBy('11.2', 0, { do: 'deliver', colour: 0, from: 60, route: [0] });
  });

  it('11.3 goes along links that join', () => {
    const table = line({ cubes: { chicago: 'P' } });
    const along = (...route: number[]): Action => ({
      do: 'deliver',
      colour: 4,
      from: cityOf('chicago'),
      route,
    });
    table.refusedBy('11.3', 0, along(1)).refusedBy('11.3', 0, along(0, 2));
    table.refusedBy('11.3', 0, along(99));
  });

  it('11.4 begins on a link of one’s own', () => {
    const table = line({ cubes: { pittsburgh: 'P', toledo: 'P' } });
    table.refusedBy('11.4', 0, deliver(table, 'P', 'pittsburgh', 'wheeling', 'cleveland'));
    table.refusedBy('11.4', 0, deliver(table, 'P', 'toledo', 'cleveland'));
    table.do(0, deliver(table, 'P', 'toledo', 'columbus', 'cleveland'));
  });

  it('11.5 goes over as many links as the locomotive can', () => {
    const far = ['chicago', 'toledo', 'columbus', 'cleveland', 'wheeling', 'pittsburgh'];
    const slow = line({ cubes: { chicago: 'K' }, players: [{ level: 4 }, {}, {}] });
    slow.refusedBy('11.5', 0, deliver(slow, 'K', ...far));
    expect(deliveries(slow)).toHaveLength(1);
    const fast = line({ cubes: { chicago: 'K' }, players: [{ level: 5 }, {}, {}] });
    expect(deliveries(fast)).toHaveLength(2);
    fast.do(0, deliver(fast, 'K', ...far));
    expect(scoresOf(fast)).toEqual([4, 0, 1]);
  });

  it('11.6 passes no city twice and does not come home', () => {
    const table = line({ cubes: { chicago: 'K', cleveland: 'P' } });
    const ring = ['toledo', 'columbus', 'cleveland', 'toledo'];
    table.refusedBy('11.6', 0, deliver(table, 'K', 'chicago', ...ring));
    table.refusedBy('11.6', 0, deliver(table, 'P', 'cleveland', 'columbus', 'cleveland'));
    table.refusedBy('11.6', 0, deliver(table, 'P', 'cleveland', 'columbus', 'toledo', 'cleveland'));
  });

  it('11.7 stops at the first city of its colour', () => {
    const table = line({ cubes: { chicago: 'P' }, urban: { wheeling: 'P' } });
    table.refusedBy('11.7', 0, deliver(table, 'P', 'chicago', 'toledo', 'cleveland', 'wheeling'));
    expect(deliveries(table)).toHaveLength(2);
  });

  it('11.8 ends at a city of its colour', () => {
    const table = line({ cubes: { chicago: 'K' } });
    table.refusedBy('11.8', 0, deliver(table, 'K', 'chicago', 'toledo'));
    table.refusedBy('11.8', 0, deliver(table, 'K', 'chicago', 'toledo', 'cleveland'));
  });

  it('11.9 gives a point for each link to its owner', () => {
    const table = line({ cubes: { chicago: 'K' } });
    const way = ['chicago', 'toledo', 'cleveland', 'wheeling', 'pittsburgh'];
    table.do(0, deliver(table, 'K', ...way));
    expect(scoresOf(table)).toEqual([2, 1, 1]);
  });

  it('11.10 puts the cube into the bag', () => {
    const table = line({ cubes: { chicago: 'PP' } });
    const before = openOf(table).bag[4] as number;
    table.do(0, deliver(table, 'P', 'chicago', 'toledo', 'cleveland'));
    expect(openOf(table).bag[4]).toBe(before + 1);
    expect(cubesIn(table, 'cleveland')).toHaveLength(1);
  });

  it('11.11 puts a marker where the last cube has left', () => {
    const table = line({ cubes: { chicago: 'PP' } });
    const away = deliver(table, 'P', 'chicago', 'toledo', 'cleveland');
    table.do(0, away);
    expect(markersOn(openOf(table))).toBe(0);
    const last = line({ cubes: { chicago: 'P' } }).do(0, away);
    expect(markersOn(openOf(last))).toBe(1);
    expect(eventsOf(last, 'city-emptied')).toHaveLength(1);
  });

  /** Des Moines has its western link, and Chicago, the market, is two links away. */
  const FROM_THE_WEST: Moment = {
    players: [{ level: 8 }, {}],
    links: [
      [0, 'des-moines', 'rock-island'],
      [0, 'rock-island', 'chicago'],
    ],
    western: { 'des-moines': 1 },
  };

  it('11.12 looks at the end before Chicago is filled up', () => {
    const empty = Object.fromEntries(
      ['boston', 'portland', 'albany', 'montreal', 'toronto', 'buffalo', 'norfolk', 'raleigh'].map(
        (id) => [id, ''],
      ),
    );
    const table = at({
      ...FROM_THE_WEST,
      cubes: { ...empty, chicago: '', 'des-moines': 'R' },
    });
    expect(markersOn(openOf(table))).toBe(9);
    table.do(0, deliver(table, 'R', 'des-moines', 'rock-island', 'chicago'));
    expect(openOf(table)).toMatchObject({ lastTurn: 3, phase: 'cubes' });
    table.do('chance', cubes('RR'));
    expect(markersOn(openOf(table))).toBe(9);
    expect(openOf(table).lastTurn).toBe(3);
    expect(phaseOf(table)).toBe('act');
  });

  it('11.12 puts the cube into the bag before cubes are drawn for Chicago', () => {
    const table = at({
      ...FROM_THE_WEST,
      cubes: { chicago: '', 'des-moines': 'R' },
      hoard: 'portland',
    });
    table.do(0, deliver(table, 'R', 'des-moines', 'rock-island', 'chicago'));
    expect(openOf(table).draw).toEqual({ city: cityOf('chicago'), count: 1 });
    table.do('chance', cubes('R'));
    expect(cubesIn(table, 'chicago')).toBe('R');
  });

  it('11.13 moves a cube from one city of its colour to another', () => {
    const table = line({ cubes: { cleveland: 'P' }, urban: { columbus: 'P' } });
    table.do(0, deliver(table, 'P', 'cleveland', 'columbus'));
    expect(scoresOf(table)).toEqual([1, 0, 0]);
  });
});
