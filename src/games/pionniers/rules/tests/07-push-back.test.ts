import { describe, expect, it } from 'vitest';
import { KEEP, LAY, MOVE, moves, place } from './moves.ts';
import { SHORT } from './own-layout.ts';
import { at } from './position.ts';
import { strike, striking } from './races.ts';
import { phaseOf, toldBy, trainOf, turnOf } from './reading.ts';

describe('push-back', () => {
  it('7.1 drives a train back four spaces when the crate lies right ahead', () => {
    const table = striking({ front: 34 }).do(0, place(1, 35));
    expect(trainOf(table, 1)).toMatchObject({ front: 30, dynamite: 35 });
    expect(table.lastEvents[1]).toEqual({
      is: 'train-pushed-back',
      from: 34,
      to: 30,
      seat: 1,
      line: 1,
    });
    expect([phaseOf(table), turnOf(table)]).toEqual(['choose', 1]);
  });

  it('7.1 leaves a train alone that is a space further away', () => {
    const table = striking({ front: 33 }).do(0, place(1, 35));
    expect(trainOf(table, 1)).toMatchObject({ front: 33, dynamite: 35 });
    expect(toldBy(table)).toEqual(['crate-placed']);
  });

  it('7.2 takes no train further back than 7', () => {
    const table = striking({ front: 10 }).do(0, place(1, 11));
    expect(trainOf(table, 1).front).toBe(7);
    const short = at({ board: SHORT, phase: 'strike', trains: [{ front: 15 }, { front: 9 }] });
    expect(trainOf(short.do(0, place(1, 10)), 1).front).toBe(7);
  });

  it.each([
    [17, 12],
    [41, 36],
    [67, 62],
  ])('7.3 lets the owner strike at once: pushed back from before %i to %i', (space, to) => {
    const table = striking({ front: space - 1 }, { front: 20 });
    table.do(0, place(1, space));
    expect([phaseOf(table), turnOf(table), table.state.table.striker]).toEqual(['strike', 0, 1]);
    expect(trainOf(table, 1).front).toBe(to);
    table.refusedBy('6.3', 1, place(1, 23)).do(1, place(2, 23));
    expect(trainOf(table, 1).crates).toBe(4);
    expect(turnOf(table)).toBe(1);
  });

  it('7.3 lets the owner keep the crate, and asks no one who has none', () => {
    const table = striking({ front: 40 }, { front: 20 }).do(0, place(1, 41)).do(1, KEEP);
    expect(turnOf(table)).toBe(1);
    const none = striking({ front: 40, crates: 0 }, { front: 20 }).do(0, place(1, 41));
    expect([phaseOf(none), turnOf(none)]).toEqual(['choose', 1]);
  });

  it.each([
    [23, 18],
    [61, 56],
    [84, 79],
  ])('7.4 draws no card: pushed back from before %i to %i', (space, to) => {
    const table = striking({ front: space - 1 }).do(0, place(1, space));
    expect(trainOf(table, 1).front).toBe(to);
    expect([phaseOf(table), turnOf(table)]).toEqual(['choose', 1]);
  });

  it('7.4 is held up by no ambush', () => {
    const table = strike({ board: 'slanted' }, { front: 74 }).do(0, place(1, 75));
    // Line 2 of the slanted board has an ambush at 70.
    expect(trainOf(table, 1)).toMatchObject({ front: 70, engine: 0, struck: 0 });
    expect([phaseOf(table), turnOf(table)]).toEqual(['choose', 1]);
  });

  it('7.5 does not push a train whose locomotive is away', () => {
    const held = { front: 19, struck: 18, engine: 11 };
    const table = at({ board: SHORT, phase: 'strike', trains: [{ front: 15 }, held] });
    table.do(0, place(1, 20));
    expect(trainOf(table, 1)).toMatchObject({ front: 19, dynamite: 20, engine: 11 });
    expect(toldBy(table)).toEqual(['crate-placed']);
  });

  it('7.6 pushes only when it is placed: a train that comes up to it is not pushed', () => {
    const table = striking({ front: 33 }).do(0, place(1, 35));
    moves(table, 1);
    expect(trainOf(table, 1)).toMatchObject({ front: 34, dynamite: 0, signal: 35 });
  });

  it('7.6 does not push when the locomotive comes back', () => {
    const held = { front: 19, struck: 18, engine: 11, dynamite: 20 };
    const table = moves(at({ board: SHORT, trains: [held, {}] }), 2);
    expect(trainOf(table, 0)).toMatchObject({ front: 19, engine: 0, dynamite: 20 });
  });

  it('7.7 goes on in a chain: each train that is pushed back onto a river strikes', () => {
    const table = striking({ front: 16 }, { front: 40 }, { front: 66 });
    table.do(0, place(1, 17)).do(1, place(2, 41)).do(2, place(3, 67));
    expect([1, 2, 3].map((line) => trainOf(table, line).front)).toEqual([12, 36, 62]);
    expect([phaseOf(table), table.state.table.striker, turnOf(table)]).toEqual(['strike', 3, 0]);
    table.do(3, place(0, 17));
    expect([0, 1, 2, 3].map((line) => trainOf(table, line).crates)).toEqual([4, 4, 4, 4]);
    expect([0, 1, 2, 3].map((line) => trainOf(table, line).dynamite)).toEqual([17, 17, 41, 67]);
  });

  it('7.7 comes back to the train whose turn it is', () => {
    const table = at({ board: SHORT, trains: [{ front: 31 }, { front: 19 }, { front: 14 }] });
    // The river at 33 under the rear half; then from 19 to 15, from 14 to 10, and the mover itself from 34 to 30.
    moves(table, 3).do(0, place(1, 20)).do(1, place(2, 15)).do(2, place(0, 35));
    expect([0, 1, 2].map((line) => trainOf(table, line).front)).toEqual([30, 15, 10]);
    expect(table.events.filter(({ is }) => is === 'train-pushed-back')).toHaveLength(3);
    // 30 is beside a danger at 29, and no card is drawn; the turn is the next one's.
    expect([phaseOf(table), turnOf(table)]).toEqual(['choose', 1]);
  });

  it('7.7 ends where each line has its crate', () => {
    const table = at({ board: SHORT, trains: [{ front: 31 }, { front: 19 }, { front: 14 }] });
    moves(table, 3).do(0, place(1, 20)).do(1, place(2, 15));
    // One crate for each line: neither the second nor the third can be struck again.
    table.refusedBy('6.5', 2, place(1, 20)).do(2, KEEP);
    expect(turnOf(table)).toBe(1);
  });

  it('7.8 goes on with the next turn after the last strike, whoever made it', () => {
    const table = strike({ turn: 0 }, { front: 16 }, { front: 40 }, {});
    table.do(0, place(1, 17)).do(1, place(2, 41)).do(2, KEEP);
    expect([phaseOf(table), turnOf(table)]).toEqual(['choose', 1]);
    const last = at({
      phase: 'strike',
      turn: 2,
      trains: [{ front: 16 }, { front: 20 }, { front: 35 }],
    });
    last.do(2, place(0, 17)).do(0, place(1, 23));
    expect([phaseOf(last), turnOf(last)]).toEqual(['choose', 0]);
  });

  it('7.9 leaves the crate, and the train comes up to it at half speed', () => {
    const table = striking({ front: 34 }).do(0, place(1, 35));
    table.refusedBy('4.2', 1, LAY);
    moves(table, 4);
    expect(table.state.table.dice).toEqual([4]);
    expect(trainOf(table, 1)).toMatchObject({ front: 34, signal: 35, dynamite: 0 });
    table.refusedBy('3.2', 1, MOVE);
  });
});
