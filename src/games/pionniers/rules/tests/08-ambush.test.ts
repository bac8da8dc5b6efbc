import { describe, expect, it } from 'vitest';
import type { Train } from '../model.ts';
import { draws, moves, place } from './moves.ts';
import { SHORT, shortWith } from './own-layout.ts';
import { at } from './position.ts';
import { single, wait } from './races.ts';
import { phaseOf, toldBy, trainOf, turnOf } from './reading.ts';

describe('ambush', () => {
  it.each([27, 28])('8.1 holds up a train that stops with its front on %i', (front) => {
    const table = moves(single({ front: 20 }), front - 20);
    expect(trainOf(table, 0)).toMatchObject({ front, engine: 14, struck: 27 });
    expect(table.lastEvents).toContainEqual({
      is: 'train-ambushed',
      space: 27,
      garrison: 14,
      seat: 0,
      line: 0,
    });
    expect([phaseOf(table), turnOf(table)]).toEqual(['choose', 1]);
  });

  it('8.1 only at the end of the move: passing an ambush does nothing', () => {
    expect(trainOf(moves(single({ front: 24 }), 5), 0)).toMatchObject({ front: 29, engine: 0 });
  });

  it.each<['level' | 'slanted', number, (readonly [ambush: number, garrison: number])[]]>([
    [
      'level',
      0,
      [
        [27, 14],
        [52, 38],
        [71, 58],
      ],
    ],
    [
      'slanted',
      0,
      [
        [27, 14],
        [52, 38],
        [71, 58],
      ],
    ],
    [
      'slanted',
      1,
      [
        [28, 15],
        [52, 38],
        [70, 57],
      ],
    ],
    [
      'slanted',
      2,
      [
        [26, 13],
        [52, 38],
        [72, 59],
      ],
    ],
    [
      'slanted',
      3,
      [
        [27, 14],
        [52, 38],
        [71, 58],
      ],
    ],
  ])('8.2 fetches help from behind, %s board, line %i', (board, line, pairs) => {
    for (const [ambush, garrison] of pairs) {
      for (const front of [ambush, ambush + 1]) {
        const trains: Partial<Train>[] = [{}, {}, {}, {}];
        trains[line] = { front: front - 5 };
        const table = moves(at({ board, turn: line, trains }), 5);
        expect(trainOf(table, line)).toMatchObject({ front, engine: garrison });
      }
    }
  });

  it('8.2 passes over a garrison that is under the train or ahead of it', () => {
    // The train covers 19 to 25.
    const under = shortWith({ garrisons: [11, 22, 27], ambushes: [18, 25, 39] });
    const table = moves(at({ board: under, trains: [{ front: 21 }, {}] }), 4);
    expect(trainOf(table, 0)).toMatchObject({ front: 25, engine: 11 });
    const behind = shortWith({ garrisons: [11, 17, 24] });
    expect(trainOf(moves(at({ board: behind, trains: [{ front: 21 }, {}] }), 4), 0).engine).toBe(
      17,
    );
  });

  it('8.7 is safe from the same ambush as long as a half stands there: a move of 1', () => {
    const table = moves(single({ front: 27, struck: 27, oneDie: true }), 1);
    expect(trainOf(table, 0)).toMatchObject({ front: 28, struck: 27, engine: 0 });
    expect(toldBy(table)).toEqual(['dice-thrown', 'train-moved']);
    expect(trainOf(moves(wait(table), 2), 0)).toMatchObject({ front: 30, struck: 0 });
  });

  it('8.7 is not safe from the next ambush', () => {
    const table = moves(single({ front: 27, struck: 27 }), 12);
    expect(trainOf(table, 0)).toMatchObject({ front: 39, struck: 0 });
    expect(trainOf(moves(single({ front: 44 }), 8), 0)).toMatchObject({ struck: 52, engine: 38 });
  });

  it('8.8 is held up again on one spot after a push-back', () => {
    const table = at({
      board: SHORT,
      phase: 'strike',
      turn: 1,
      trains: [{ front: 19, struck: 18 }, { front: 15 }],
    });
    table.do(1, place(0, 20));
    expect(trainOf(table, 0)).toMatchObject({ front: 15, struck: 0 });
    table.do(0, place(1, 20));
    moves(table, 4);
    expect(trainOf(table, 0)).toMatchObject({ front: 19, struck: 18, engine: 11, signal: 20 });
  });

  it('8.8 is held up again after a card has sent it back', () => {
    // By one die to 28, still safe; then on to the danger at 31, back by card 1 to 27, and on by one die to 28.
    const table = moves(single({ front: 28, struck: 27 }), 4);
    draws(table, 1);
    expect(trainOf(table, 0)).toMatchObject({ front: 28, struck: 0, engine: 0 });
    draws(moves(wait(table), 3), 3);
    expect(trainOf(table, 0)).toMatchObject({ front: 25, struck: 0 });
    moves(wait(table), 2);
    expect(trainOf(table, 0)).toMatchObject({ front: 27, struck: 27, engine: 14 });
  });

  it('8.8 ends the safety when the train derails', () => {
    const table = moves(single({ front: 52, struck: 52, sections: 15 }), 9);
    expect(trainOf(table, 0)).toMatchObject({ front: 53, struck: 0, engine: 0 });
  });

  it('8.9 never holds up a train that goes back to an ambush', () => {
    for (const front of [31, 32]) {
      const table = draws(moves(single({ front: front - 3 - 6 }), 9), 1);
      expect(trainOf(table, 0)).toMatchObject({ front: front - 4, engine: 0, struck: 0 });
      expect(turnOf(table)).toBe(1);
    }
    const pushed = at({ board: SHORT, phase: 'strike', trains: [{ front: 15 }, { front: 30 }] });
    pushed.do(0, place(1, 31));
    expect(trainOf(pushed, 1)).toMatchObject({ front: 26, engine: 0, struck: 0 });
  });

  it('8.10 holds it up when the next move forward leaves one half there', () => {
    const table = draws(moves(single({ front: 25, slow: true }), 6), 1);
    expect(trainOf(table, 0)).toMatchObject({ front: 27, engine: 0 });
    moves(wait(table), 1);
    expect(trainOf(table, 0)).toMatchObject({ front: 28, engine: 14, struck: 27 });
  });

  it('8.10 does so after a derailment onto an ambush', () => {
    const train = { front: 28, sections: 8, slow: true };
    const table = moves(at({ board: SHORT, trains: [train, { front: 35 }] }), 5);
    expect(trainOf(table, 0)).toMatchObject({ front: 25, engine: 0, struck: 0 });
    moves(moves(table, 2), 1);
    expect(trainOf(table, 0)).toMatchObject({ front: 26, engine: 14, struck: 25 });
  });

  it('8.11 lets a crate be placed ahead of a train whose locomotive is away, even right ahead', () => {
    const held = { front: 40, struck: 39, engine: 30, slow: true };
    const table = at({ board: SHORT, phase: 'strike', trains: [{ front: 15 }, held] });
    expect(table.refused(0, place(1, 45))).toBeUndefined();
    table.do(0, place(1, 41));
    expect(trainOf(table, 1)).toMatchObject({ front: 40, dynamite: 41, engine: 30 });
  });
});
