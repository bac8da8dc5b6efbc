import { describe, expect, it } from 'vitest';
import { play } from '#testkit/play.ts';
import { pionniers } from '../index.ts';
import type { Options, Train } from '../model.ts';
import { draws, lays, lots, MOVE, moves, order, place } from './moves.ts';
import { at, type Moment } from './position.ts';
import { phaseOf, toldBy, trainOf, turnOf } from './reading.ts';

const opened = (seats: number, options: Partial<Options> = {}) =>
  play(pionniers, seats, pionniers.game.parseOptions(options));
const four = (moment: Partial<Moment>, ...trains: Partial<Train>[]) =>
  at({ twoTrains: true, ...moment, trains });

describe('two players with two trains each', () => {
  it('13.1 is how two play, unless they prefer one train each', () => {
    const both = opened(2).do('chance', order([6, 6], [1, 1]));
    expect(both.state.table.trains).toHaveLength(4);
    const one = opened(2, { twoTrains: false }).do('chance', order([6, 6], [1, 1]));
    expect(one.state.table.trains).toHaveLength(2);
  });

  it.each([3, 4])('13.1 means nothing with %i players', (seats) => {
    const table = opened(seats, { twoTrains: true });
    expect(table.state.table.twoTrains).toBe(false);
    const thrown = [6, 5, 4, 3].slice(0, seats).map((die): [number, number] => [die, 1]);
    expect(table.do('chance', order(...thrown)).state.table.trains).toHaveLength(seats);
  });

  it('13.2 gives the higher throw the first and third turn and the lines 1 and 3', () => {
    const table = opened(2).do('chance', order([1, 2], [6, 6]));
    expect(table.state.table.trains.map(({ seat }) => seat)).toEqual([1, 0, 1, 0]);
    const begun: [number, number][] = [];
    for (let turn = 0; turn < 5; turn++) {
      begun.push([turnOf(table), trainOf(table, turnOf(table)).seat]);
      lays(table, 1);
    }
    expect(begun).toEqual([
      [0, 1],
      [1, 0],
      [2, 1],
      [3, 0],
      [0, 1],
    ]);
  });

  it('13.2 keeps the order when the lines are drawn by lot', () => {
    const table = opened(2, { lines: 'by-lot' }).do('chance', order([6, 6], [1, 2]));
    table.do('chance', lots(3, 0, 2, 1));
    expect(table.state.table).toMatchObject({ order: [3, 0, 2, 1], turn: 3 });
    expect(table.state.table.trains.map(({ seat }) => seat)).toEqual([1, 1, 0, 0]);
  });

  it('13.3 gives each train its own crates, and it strikes only with those', () => {
    const table = moves(four({}, { crates: 0 }, {}, { crates: 5 }, {}), 4);
    // On the river at 11 without a crate, though the other train has five.
    expect([phaseOf(table), turnOf(table)]).toEqual(['choose', 1]);
    const other = moves(four({ turn: 2 }, { crates: 0 }, {}, {}, {}), 4).do(0, place(1, 11));
    expect([0, 2].map((line) => trainOf(other, line).crates)).toEqual([0, 4]);
  });

  it('13.3 gives each train its own signal', () => {
    const table = four({}, { front: 40, dynamite: 41 }, {}, { front: 30, signal: 31 }, {});
    moves(table, 1);
    expect([0, 2].map((line) => trainOf(table, line).signal)).toEqual([41, 31]);
  });

  it('13.4 does not let a train strike the line of the other', () => {
    const table = four({ phase: 'strike' }, { front: 11 }, { front: 40 }, {}, { front: 20 });
    table.refusedBy('6.3', 0, place(2, 23)).refusedBy('6.3', 0, place(0, 23));
    const lines = table
      .choices(0)
      .flatMap((action) => (action.do === 'place-crate' ? action.line : []));
    expect([...new Set(lines)]).toEqual([1, 3]);
  });

  it('13.4 asks nothing when only the own other line could be struck', () => {
    const done = { front: 100 };
    const table = moves(four({}, {}, done, { front: 20 }, done), 4);
    expect([phaseOf(table), turnOf(table)]).toEqual(['choose', 1]);
  });

  it('13.4 lets a train that is pushed back strike both lines of the rival', () => {
    const table = four({ phase: 'strike' }, { front: 11 }, { front: 40 }, { front: 16 }, {});
    table.do(0, place(1, 41)).do(1, place(2, 17));
    expect([phaseOf(table), table.state.table.striker]).toEqual(['strike', 2]);
    table.refusedBy('6.3', 0, place(0, 17)).do(0, place(3, 11));
    expect([0, 1, 2, 3].map((line) => trainOf(table, line).crates)).toEqual([4, 4, 4, 5]);
  });

  it('13.5 lets the train miss its turn that drew the card, not the player', () => {
    const table = draws(four({ phase: 'card' }, { front: 31 }, {}, {}, {}), 7);
    moves(table, 2);
    expect(turnOf(table)).toBe(2);
    moves(table, 2);
    moves(table, 2);
    expect(toldBy(table)).toContain('turn-missed');
    expect(turnOf(table)).toBe(1);
  });

  it('13.5 gives the extra turn and the one die to that train', () => {
    const again = draws(four({ phase: 'card', turn: 2 }, {}, {}, { front: 31 }, {}), 17);
    expect([turnOf(again), phaseOf(again)]).toEqual([2, 'choose']);
    const fog = draws(four({ phase: 'card', turn: 2 }, {}, {}, { front: 31 }, {}), 9);
    expect([0, 2].map((line) => trainOf(fog, line).oneDie)).toEqual([false, true]);
  });

  it('13.6 is won by the first of the four trains', () => {
    const table = four({ turn: 2 }, {}, { front: 103 }, { front: 100, slow: true }, {});
    table.refusedBy('3.2', 1, MOVE);
    moves(table, 5);
    expect(table.lastEvents.at(-1)).toEqual({ is: 'game-won', seat: 0, line: 2 });
    expect(pionniers.game.standings(table.state).map((each) => each.place)).toEqual([1, 2]);
  });
});
