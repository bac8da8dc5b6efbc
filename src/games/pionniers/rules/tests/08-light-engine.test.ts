import { describe, expect, it } from 'vitest';
import type { Train } from '../model.ts';
import { chance, DOUBLE_SIX, dice, LAY, MOVE, moves, SNAKE_EYES } from './moves.ts';
import { SHORT, shortWith } from './own-layout.ts';
import { at } from './position.ts';
import { single, wait } from './races.ts';
import { phaseOf, toldBy, trainOf, turnOf } from './reading.ts';

/** Held up at 27, the locomotive at the garrison. */
const HELD: Partial<Train> = { front: 27, struck: 27, engine: 14, sections: 12 };

describe('the light engine', () => {
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
});
