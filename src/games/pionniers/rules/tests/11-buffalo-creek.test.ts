import { describe, expect, it } from 'vitest';
import { boardOf } from '../board.ts';
import { diceDue } from '../trains.ts';
import { chance, dice, draws, MOVE, moves, place } from './moves.ts';
import { SHORT, shortWith } from './own-layout.ts';
import { at } from './position.ts';
import { single } from './races.ts';
import { phaseOf, toldBy, trainOf, turnOf } from './reading.ts';

describe('Buffalo Creek', () => {
  it('11.1 passes the slow signal with the front beyond it, and throws one die from the next turn on', () => {
    const table = moves(single({ front: 85 }), 4);
    expect(trainOf(table, 0)).toMatchObject({ front: 89, slow: true });
    expect(toldBy(table)).toEqual(['dice-thrown', 'train-moved', 'slowed']);
    moves(table, 1).do(0, MOVE);
    chance(table).refusedBy('16.2', dice(1, 1));
    table.do('chance', dice(6));
    expect(toldBy(table)).not.toContain('slowed');
    expect(trainOf(table, 0)).toMatchObject({ front: 95, slow: true });
  });

  it('11.1 is not passed by a train that stops right before it', () => {
    const table = moves(single({ front: 85 }), 3);
    expect(trainOf(table, 0)).toMatchObject({ front: 88, slow: false });
    expect(diceDue(trainOf(table, 0))).toBe(2);
  });

  it('11.1 is passed on the way to a crate beyond it', () => {
    const table = moves(single({ front: 86, dynamite: 91 }), 5);
    expect(trainOf(table, 0)).toMatchObject({ front: 90, slow: true, signal: 91 });
  });

  it('11.2 is passed by a derailment whose railhead lies beyond it', () => {
    const table = moves(single({ front: 86, sections: 23 }), 8);
    expect(trainOf(table, 0)).toMatchObject({ front: 85, slow: true });
    expect(toldBy(table)).toEqual(['dice-thrown', 'train-derailed', 'slowed']);
  });

  it('11.2 is not passed where the railhead is right before it', () => {
    const table = moves(single({ front: 86, sections: 22 }), 8);
    expect(trainOf(table, 0)).toMatchObject({ front: 81, slow: false });
  });

  it('11.3 keeps the train slow when it is sent back behind the signal', () => {
    const table = at({ phase: 'strike', trains: [{ front: 11 }, { front: 90, slow: true }] });
    table.do(0, place(1, 91));
    expect(trainOf(table, 1)).toMatchObject({ front: 86, slow: true });
    const back = draws(
      at({ board: SHORT, phase: 'card', trains: [{ front: 45, slow: true }, {}] }),
      6,
    );
    expect(trainOf(back, 0)).toMatchObject({ front: 26, slow: true });
    expect(diceDue(trainOf(back, 0))).toBe(1);
  });

  it('11.4 throws two dice for the light engine of a train that has passed the signal', () => {
    const held = { front: 39, struck: 39, engine: 30, slow: true };
    const table = at({ board: SHORT, trains: [held, {}] }).do(0, MOVE);
    chance(table).refusedBy('16.2', dice(1));
    table.do('chance', dice(1, 1));
    expect(diceDue(trainOf(table, 0))).toBe(1);
    expect(trainOf(table, 0).engine).toBe(0);
  });

  it.each([91, 95, 99])('11.5 takes a crate on the sabotage point %i, from any river', (space) => {
    for (const front of [11, 24, 35, 48, 61, 75, 84]) {
      const table = moves(at({ trains: [{ front: front - 3 }, { front: 85 }] }), 3);
      table.do(0, place(1, space));
      expect(trainOf(table, 1).dynamite).toBe(space);
    }
  });

  it('11.7 has as many sabotage points on each line, three on our boards', () => {
    for (const board of ['level', 'slanted'] as const) {
      const { layout } = boardOf(board);
      expect(layout.lines.map(({ sabotage }) => sabotage.length)).toEqual([3, 3, 3, 3]);
    }
  });

  it.each([91, 92, 95, 96, 99, 100])(
    '11.6 sets off nothing on a sabotage point, front on %i',
    (to) => {
      const table = moves(single({ front: to - 2, slow: true }), 2);
      expect(toldBy(table)).toEqual(['dice-thrown', 'train-moved']);
      expect([phaseOf(table), turnOf(table)]).toEqual(['choose', 1]);
    },
  );

  it('11.8 sets off what lies next to a sabotage point, if one half of the locomotive stops there', () => {
    const board = shortWith({ sabotage: [21, 34, 40, 46] });
    const stop = (front: number, thrown: number) =>
      moves(at({ board, trains: [{ front }, {}] }), thrown);
    // The front half on the sabotage point, the rear half on the danger, the river, the ambush.
    expect(phaseOf(stop(17, 4))).toBe('card');
    expect(phaseOf(stop(30, 4))).toBe('strike');
    expect(trainOf(stop(36, 4), 0)).toMatchObject({ front: 40, struck: 39 });
    // Beyond it only the point is left.
    expect(phaseOf(stop(19, 3))).toBe('choose');
  });
});
