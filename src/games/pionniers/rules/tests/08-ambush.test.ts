import { describe, expect, it } from 'vitest';
import type { Train } from '../model.ts';
import {
  chance,
  DOUBLE_SIX,
  dice,
  draws,
  LAY,
  MOVE,
  moves,
  phaseOf,
  place,
  SNAKE_EYES,
  toldBy,
  trainOf,
  turnOf,
} from './moves.ts';
import { SHORT, shortWith } from './own-layout.ts';
import { at } from './position.ts';

/** A rival far ahead, which moves without anything happening. */
const AHEAD = { front: 89, slow: true };
const single = (train: Partial<Train>) => at({ trains: [train, AHEAD] });
/** The rival's turn passes. */
const wait = (table: ReturnType<typeof at>) => moves(table, 1);
/** Held up at 27, the locomotive at the garrison. */
const HELD: Partial<Train> = { front: 27, struck: 27, engine: 14, sections: 12 };

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

  it('8.3 throws two dice for the light engine each turn, even with dynamite ahead', () => {
    const table = single({
      ...HELD,
      front: 52,
      struck: 52,
      engine: 38,
      sections: 26,
      dynamite: 56,
    });
    table.do(0, MOVE);
    chance(table).refusedBy('16.2', dice(3));
    table.do('chance', dice(1, 2));
    expect(table.lastEvents[0]).toMatchObject({ is: 'dice-thrown', to: 'run' });
    expect(trainOf(table, 0)).toMatchObject({ engine: 41, front: 52, dynamite: 56 });
    wait(table).do(0, MOVE).do('chance', dice(1, 1));
    expect(trainOf(table, 0).engine).toBe(43);
  });

  it('8.4 lays no track while the locomotive is away', () => {
    const table = single(HELD).refusedBy('8.4', 0, LAY);
    expect(table.choices(0)).toEqual([MOVE]);
    // Even where dynamite would forbid it too.
    single({ ...HELD, dynamite: 35 }).refusedBy('8.4', 0, LAY);
  });

  it.each([
    ['river', { front: 71, struck: 71, engine: 58 }, 3, 61],
    ['river, with its rear half', { front: 71, struck: 71, engine: 58 }, 4, 62],
    ['danger', { front: 52, struck: 52, engine: 38 }, 3, 41],
    ['danger', { front: 27, struck: 27, engine: 14 }, 3, 17],
  ])('8.5 takes no notice of a %s', (_, train, total, engine) => {
    const table = moves(single(train), total);
    expect(trainOf(table, 0).engine).toBe(engine);
    expect(toldBy(table)).toEqual(['dice-thrown', 'engine-moved']);
    expect([phaseOf(table), turnOf(table)]).toEqual(['choose', 1]);
  });

  it('8.5 takes no notice of an ambush on its way', () => {
    const board = shortWith({
      garrisons: [11, 14, 17],
      ambushes: [18, 25, 30],
      dangers: [20, 28, 45],
    });
    const table = moves(at({ board, trains: [{ front: 30, struck: 30, engine: 17 }, {}] }), 3);
    expect(trainOf(table, 0)).toMatchObject({ engine: 20, struck: 30, front: 30 });
  });

  it.each([
    [5, 19],
    [6, 0],
    [7, 0],
    [12, 0],
  ])('8.6 by a throw of %i from 14 leaves the locomotive at %i (0: coupled)', (total, engine) => {
    const table = moves(single(HELD), total);
    expect(trainOf(table, 0)).toMatchObject({ front: 27, engine });
    expect(toldBy(table).includes('engine-coupled')).toBe(engine === 0);
    expect(turnOf(table)).toBe(1);
  });

  it('8.6 lets the train move again from the next turn on', () => {
    const table = wait(moves(single(HELD), DOUBLE_SIX));
    expect(table.choices(0)).toEqual([LAY, MOVE]);
    expect(trainOf(moves(table, 3), 0)).toMatchObject({ front: 30, struck: 0 });
  });

  it('8.6 takes a turn even where the garrison is right behind the train', () => {
    const table = moves(at({ board: SHORT, trains: [{ front: 16 }, {}] }), 2);
    expect(trainOf(table, 0)).toMatchObject({ front: 18, engine: 11 });
    moves(moves(table, 2), SNAKE_EYES);
    expect(table.lastEvents[1]).toMatchObject({ is: 'engine-moved', from: 11, to: 11 });
    expect(trainOf(table, 0).engine).toBe(0);
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
