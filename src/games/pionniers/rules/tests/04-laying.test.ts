import { describe, expect, it } from 'vitest';
import { play } from '#testkit/play.ts';
import { pionniers } from '../index.ts';
import {
  LAY,
  lays,
  lots,
  MOVE,
  moves,
  ONE_SECTION,
  order,
  THREE_SECTIONS,
  TWO_SECTIONS,
} from './moves.ts';
import { at, WAITING } from './position.ts';
import { toldBy, trainOf, turnOf } from './reading.ts';

const laying = (sections: number) => at({ trains: [{ sections }, {}] });

describe('laying track', () => {
  it.each([
    [1, 1],
    [2, 1],
    [3, 2],
    [4, 2],
    [5, 3],
    [6, 3],
  ])('4.1 for a %i brings so many sections, laid at once: %i', (die, count) => {
    const table = lays(laying(10), die);
    expect(trainOf(table, 0)).toMatchObject({ sections: 10 + count, front: 7 });
    expect(turnOf(table)).toBe(1);
    expect(toldBy(table)).toEqual(['dice-thrown', 'sections-laid']);
  });

  it('4.2 is not allowed while dynamite lies on the own line, and is on any other', () => {
    at({ trains: [{ sections: 9, dynamite: 23 }, {}] }).refusedBy('4.2', 0, LAY);
    lays(at({ trains: [{ sections: 9 }, { dynamite: 23 }] }), 6);
  });

  it('4.2 says where the dynamite lies', () => {
    const { state } = at({ trains: [{ sections: 9, dynamite: 23 }, {}] });
    expect(pionniers.game.check(state.table, {}, 0, LAY)).toEqual({
      rule: '4.2',
      params: { space: 23 },
    });
  });

  it('4.2 is allowed again once the dynamite is reached', () => {
    const table = at({ trains: [{ front: 20, sections: 9, dynamite: 23 }, {}] });
    moves(moves(table, 2), 2);
    expect(trainOf(lays(table, TWO_SECTIONS), 0)).toMatchObject({ sections: 11, signal: 23 });
  });

  it('4.3 is not allowed when all the sections lie', () => {
    laying(26).refusedBy('4.3', 0, LAY);
    expect(laying(25).refused(0, LAY)).toBeUndefined();
  });

  it('4.4 loses the sections that do not fit', () => {
    const table = lays(laying(25), THREE_SECTIONS);
    expect(trainOf(table, 0).sections).toBe(26);
    expect(table.lastEvents).toContainEqual(
      expect.objectContaining({ is: 'sections-laid', count: 1, railhead: 104 }),
    );
  });

  it('4.5 puts the train on the board as soon as two sections lie, at no cost', () => {
    const table = lays(at({ trains: [WAITING, {}] }), ONE_SECTION);
    expect(trainOf(table, 0)).toMatchObject({ sections: 1, front: 0 });
    moves(table, 2);
    lays(table, ONE_SECTION);
    expect(toldBy(table)).toEqual(['dice-thrown', 'sections-laid', 'train-placed']);
    expect(trainOf(table, 0)).toMatchObject({ sections: 2, front: 7 });
    expect(turnOf(table)).toBe(1);
    moves(table, 3);
    expect(table.choices(0)).toEqual([LAY, MOVE]);
  });

  it.each([TWO_SECTIONS, THREE_SECTIONS])('4.5 puts it there at once for a %i', (die) => {
    const table = lays(at({ trains: [WAITING, {}] }), die);
    expect(trainOf(table, 0)).toMatchObject({ front: 7, sections: die === 3 ? 2 : 3 });
  });

  it('4.7 leaves nothing to choose: laying has no field for a section', () => {
    expect(
      laying(9)
        .choices(0)
        .filter((action) => action.do === 'lay'),
    ).toEqual([LAY]);
    expect(() => pionniers.game.parseAction({ do: 'lay', section: 'S' })).toThrow(/section/);
    const table = play(pionniers, 2, pionniers.game.parseOptions({ lines: 'by-lot' }));
    table.do('chance', order([6, 6], [1, 1])).do('chance', lots(3, 1, 0, 2));
    expect(lays(table, 6).state.table.trains[3]).toMatchObject({ sections: 3, front: 7 });
  });
});
