import { describe, expect, it } from 'vitest';
import { dice, draws, LAY, MOVE, moves, place } from './moves.ts';
import { SHORT, shortWith } from './own-layout.ts';
import { at } from './position.ts';
import { striking } from './races.ts';
import { phaseOf, toldBy, trainOf, turnOf } from './reading.ts';

describe('dynamite on the line', () => {
  it('6.11 slows a train until it has reached the crate', () => {
    const table = at({ trains: [{ front: 32, dynamite: 41 }, { front: 85 }] });
    moves(table, 6);
    expect(table.state.table.dice).toEqual([6]);
    moves(moves(table, 2), 2);
    expect(trainOf(table, 0)).toMatchObject({ front: 40, dynamite: 0 });
    moves(table, 2).do(0, MOVE).do('chance', dice(6, 5));
    expect(trainOf(table, 0).front).toBe(51);
  });

  it.each([
    [3, 38, false],
    [4, 39, false],
    [5, 40, true],
    [6, 40, true],
  ])('6.12 by a throw of %i comes from 35 to %i: reached is %s', (total, front, reached) => {
    const table = moves(at({ trains: [{ front: 35, dynamite: 41 }, {}] }), total);
    expect(trainOf(table, 0)).toMatchObject(
      reached ? { front, dynamite: 0, signal: 41 } : { front, dynamite: 41, signal: 0 },
    );
    expect(toldBy(table).includes('dynamite-reached')).toBe(reached);
  });

  it('6.12 takes the crate out of the game', () => {
    const table = at({ trains: [{ front: 35, dynamite: 41 }, {}] });
    expect(table.state.table.gone).toBe(0);
    expect(moves(table, 6).state.table.gone).toBe(1);
  });

  it('6.12 stops before a crate at the railhead instead of derailing', () => {
    const table = moves(at({ trains: [{ front: 45, sections: 12, dynamite: 48 }, {}] }), 6);
    expect(trainOf(table, 0)).toMatchObject({ front: 47, signal: 48 });
    expect(table.events.map(({ is }) => is)).not.toContain('train-derailed');
  });

  it('6.13 has each crate in a stock, on a line or out of the game', () => {
    const table = striking({ front: 40 });
    const all = () => {
      const { trains, gone } = table.state.table;
      return [...trains.map(({ crates, dynamite }) => [crates, dynamite > 0]), gone];
    };
    expect(all()).toEqual([[5, false], [5, false], 0]);
    table.do(0, place(1, 48));
    expect(all()).toEqual([[4, false], [5, true], 0]);
    moves(moves(moves(table, 6), 2), 1);
    expect(all()).toEqual([[4, false], [5, false], 1]);
    // Only a card brings it back, and to whoever draws it.
    moves(table, 4);
    expect(trainOf(table, 0).front).toBe(17);
    draws(table, 22);
    expect(all()).toEqual([[5, false], [5, false], 0]);
  });

  it('6.14 removes the crate and sets the signal without a question', () => {
    const table = moves(at({ trains: [{ front: 39, dynamite: 41 }, {}] }), 3);
    expect(toldBy(table)).toEqual(['dice-thrown', 'train-moved', 'dynamite-reached']);
    expect([phaseOf(table), turnOf(table)]).toEqual(['choose', 1]);
  });

  it.each([
    [20, 'train-ambushed', 'choose'],
    [31, 'dynamite-reached', 'card'],
    [35, 'dynamite-reached', 'strike'],
    [41, 'train-ambushed', 'choose'],
    [46, 'dynamite-reached', 'card'],
  ] as const)('6.14 counts the stop before a crate at %i like any other', (space, last, phase) => {
    const train = { front: space - 4, dynamite: space };
    const table = moves(at({ board: SHORT, trains: [train, {}] }), 5);
    expect(trainOf(table, 0)).toMatchObject({ front: space - 1, signal: space });
    expect(
      toldBy(table)
        .filter((is) => is !== 'slowed')
        .at(-1),
    ).toBe(last);
    expect(phaseOf(table)).toBe(phase);
  });

  it('6.14 strikes from a river before the crate', () => {
    const board = shortWith({ sabotage: [12, 35, 41, 46] });
    const table = moves(at({ board, trains: [{ front: 9, dynamite: 12 }, {}] }), 6);
    table.do(0, place(1, 10));
    expect(trainOf(table, 0)).toMatchObject({ front: 11, signal: 12, crates: 4 });
  });

  it('6.15 loses the whole throw where the crate lies right ahead already', () => {
    // Held up at 18; while the locomotive was away a crate came to lie at 20, right before the front at 19.
    const train = { front: 19, struck: 18, dynamite: 20, sections: 9 };
    const table = at({ board: SHORT, trains: [train, {}] });
    table.refusedBy('4.2', 0, LAY);
    moves(table, 6);
    expect(table.lastEvents[1]).toMatchObject({ is: 'train-moved', from: 19, to: 19 });
    expect(trainOf(table, 0)).toMatchObject({ front: 19, signal: 20, dynamite: 0, engine: 0 });
    expect(table.state.table.gone).toBe(1);
    expect([phaseOf(table), turnOf(table)]).toEqual(['choose', 1]);
  });

  it('6.15 happens so in play: held up, a crate right ahead, coupled again, and only then reached', () => {
    const table = at({ board: SHORT, trains: [{ front: 16 }, { front: 12 }] });
    moves(table, 3);
    expect(trainOf(table, 0)).toMatchObject({ front: 19, engine: 11, struck: 18 });
    moves(table, 3).do(1, place(0, 20));
    expect(trainOf(table, 0)).toMatchObject({ front: 19, dynamite: 20 });
    moves(table, 2);
    expect(trainOf(table, 0)).toMatchObject({ engine: 0, dynamite: 20 });
    moves(table, 2);
    moves(table, 1);
    expect(trainOf(table, 0)).toMatchObject({ front: 19, dynamite: 0, signal: 20, engine: 0 });
  });
});
