import { describe, expect, it } from 'vitest';
import { pionniers } from '../index.ts';
import { card, dice, KEEP, LAY, lots, MOVE, moves, order, place } from './moves.ts';
import { at, type Moment, WAITING } from './position.ts';
import { phaseOf, toldBy, trainOf } from './reading.ts';

const placesOf = (moment: Moment) =>
  pionniers.game.standings(at(moment).state).map(({ place: nth, score }) => [nth, score]);

describe('the end of the game', () => {
  it.each([4, 5, 6])('12.1 wins from 100 with a %i: the surplus is ignored', (die) => {
    const table = moves(at({ trains: [{ front: 100, slow: true }, { front: 103 }] }), die);
    expect(trainOf(table, 0).front).toBe(104);
    expect(phaseOf(table)).toBe('over');
    expect(table.lastEvents.at(-1)).toEqual({ is: 'game-won', seat: 0, line: 0 });
    expect(pionniers.game.actors(table.state.table)).toEqual([]);
  });

  it('12.1 wins at once, with two dice as well as with one', () => {
    const table = moves(at({ turn: 1, trains: [{}, { front: 88 }, {}] }), 12);
    expect(phaseOf(moves(at({ turn: 1, trains: [{}, { front: 94 }, {}] }), 12))).toBe('over');
    expect(trainOf(table, 1).front).toBe(100);
  });

  it('12.1 does not win a space before the buffers', () => {
    expect(phaseOf(moves(at({ trains: [{ front: 100, slow: true }, {}] }), 3))).toBe('choose');
  });

  it('12.2 lets nobody do anything any more', () => {
    const table = at({ phase: 'over', trains: [{ front: 104 }, { front: 11 }, {}] });
    for (const seat of [0, 1, 2]) {
      for (const action of [LAY, MOVE, KEEP, place(1, 23), dice(1), card(1)]) {
        table.refusedBy('12.2', seat, action);
      }
      table.refusedBy('12.2', seat, order([1, 1])).refusedBy('12.2', seat, lots(0));
      expect(table.choices(seat)).toEqual([]);
    }
  });

  it('12.3 ranks the others by how far their trains stand', () => {
    const trains = [{ front: 50 }, { front: 104 }, { front: 83 }, WAITING];
    expect(placesOf({ phase: 'over', trains })).toEqual([
      [3, 50],
      [1, 104],
      [2, 83],
      [4, 0],
    ]);
  });

  it('12.3 lets those who are level share the place', () => {
    const trains = [{ front: 50 }, { front: 50 }, { front: 104 }, WAITING];
    expect(placesOf({ phase: 'over', trains }).map(([nth]) => nth)).toEqual([2, 2, 1, 4]);
  });

  it('12.3 counts the better of two trains', () => {
    const trains = [{ front: 50 }, { front: 90 }, { front: 104 }, { front: 20 }];
    expect(placesOf({ phase: 'over', twoTrains: true, trains })).toEqual([
      [1, 104],
      [2, 90],
    ]);
  });

  it('12.3 has everybody level at 0 before the first train stands', () => {
    const state = pionniers.game.setup(3, pionniers.game.parseOptions({}));
    expect(pionniers.game.standings(state).map(({ place: nth }) => nth)).toEqual([1, 1, 1]);
  });

  it('12.4 derails instead of winning while a section is missing', () => {
    const table = moves(at({ trains: [{ front: 98, slow: true, sections: 25 }, {}] }), 6);
    expect(trainOf(table, 0)).toMatchObject({ front: 93, sections: 25 });
    expect(toldBy(table)).toEqual(['dice-thrown', 'train-derailed']);
    // At the railhead it is safe, and waits there for the last section.
    const safe = moves(at({ trains: [{ front: 98, slow: true, sections: 25 }, {}] }), 2);
    expect([trainOf(safe, 0).front, phaseOf(safe)]).toEqual([100, 'choose']);
  });
});
