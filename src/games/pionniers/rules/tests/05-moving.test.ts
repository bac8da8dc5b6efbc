import { describe, expect, it } from 'vitest';
import { play } from '#testkit/play.ts';
import { pionniers } from '../index.ts';
import type { Train } from '../model.ts';
import { diceDue } from '../trains.ts';
import {
  chance,
  DOUBLE_SIX,
  dice,
  draws,
  LAY,
  lays,
  MOVE,
  moves,
  ONE_SECTION,
  order,
  place,
} from './moves.ts';
import { SHORT, shortWith } from './own-layout.ts';
import { at, WAITING } from './position.ts';
import { phaseOf, toldBy, trainOf, turnOf } from './reading.ts';

/** A train by itself, and another that waits at Junction City. */
const single = (train: Partial<Train>) => at({ trains: [train, {}] });

describe('moving', () => {
  it('5.1 goes forward by the sum of two dice', () => {
    for (let total = 2; total <= 12; total++) {
      const table = moves(single({ front: 85, sections: 26 }), total);
      expect(trainOf(table, 0).front).toBe(85 + total);
      expect(table.lastEvents[1]).toEqual({
        is: 'train-moved',
        from: 85,
        to: 85 + total,
        seat: 0,
        line: 0,
      });
    }
  });

  it('5.1 remembers the dice as they lie', () => {
    const table = single({}).do(0, MOVE).do('chance', dice(2, 5));
    expect(table.state.table.dice).toEqual([2, 5]);
    expect(table.lastEvents[0]).toMatchObject({ is: 'dice-thrown', dice: [2, 5], to: 'move' });
  });

  it('5.1 keeps the dice and not the action that brought them', () => {
    const table = single({}).do(0, MOVE);
    const faces = [2, 5];
    table.do('chance', { do: 'throw', dice: faces });
    faces[0] = 6;
    expect(table.state.table.dice).toEqual([2, 5]);
  });

  it('5.2 is not possible for a train that is not on the board', () => {
    const table = at({ trains: [WAITING, {}] });
    table.refusedBy('5.2', 0, MOVE);
    moves(lays(table, ONE_SECTION), 3);
    table.refusedBy('5.2', 0, MOVE);
    expect(table.choices(0)).toEqual([LAY]);
    expect(play(pionniers, 3, pionniers.game.parseOptions({})).choices(0)).toEqual([]);
  });

  it.each<[string, Partial<Train>, number]>([
    ['nothing', {}, 2],
    ['dynamite', { dynamite: 35 }, 1],
    ['the slow signal', { slow: true }, 1],
    ['a card', { oneDie: true }, 1],
    ['dynamite and a card', { dynamite: 35, oneDie: true }, 1],
    ['all three', { dynamite: 35, slow: true, oneDie: true }, 1],
    ['all three, the locomotive away', { dynamite: 35, slow: true, oneDie: true, engine: 14 }, 2],
  ])('5.3 with %s', (_, train, due) => {
    const table = single({ front: 27, struck: 27, ...train });
    expect(diceDue(trainOf(table, 0))).toBe(due);
    table.do(0, MOVE);
    chance(table).refusedBy('16.2', due === 1 ? dice(2, 2) : dice(2));
    table.do('chance', due === 1 ? dice(2) : dice(2, 2));
  });

  it('5.4 is safe exactly at the railhead, and not a space further', () => {
    const safe = moves(single({ front: 30, sections: 10 }), 10);
    expect(trainOf(safe, 0).front).toBe(40);
    expect(toldBy(safe)).toEqual(['dice-thrown', 'train-moved']);
    const over = moves(single({ front: 30, sections: 10 }), 11);
    expect(toldBy(over)).toContain('train-derailed');
  });

  it.each([
    ['a river', 48, 'strike'],
    ['a danger', 56, 'card'],
  ] as const)('5.5 stops on %s with either half of the locomotive', (_, mark, phase) => {
    expect(phaseOf(moves(single({ front: mark - 6 }), 6))).toBe(phase);
    expect(phaseOf(moves(single({ front: mark - 6 }), 7))).toBe(phase);
    expect(phaseOf(moves(single({ front: mark - 6 }), 5))).toBe('choose');
  });

  it('5.5 stops on an ambush with either half of the locomotive', () => {
    for (const [total, ambushed] of [
      [5, false],
      [6, true],
      [7, true],
      [8, false],
    ] as const) {
      const table = moves(single({ front: 21 }), total);
      expect(toldBy(table).includes('train-ambushed')).toBe(ambushed);
    }
  });

  it('5.5 never stops anywhere with the coach or the van', () => {
    // 52 is an ambush, 56 a danger, 84 a river: the train covers them with other cars than the locomotive.
    for (const front of [54, 58, 59, 86, 87, 88]) {
      const table = moves(single({ front: front - 2 }), 2);
      expect([phaseOf(table), turnOf(table)]).toEqual(['choose', 1]);
    }
  });

  it('5.6 settles the finish before anything else', () => {
    for (const marks of [
      { rivers: [10, 15, 33, 47] },
      { dangers: [20, 29, 45, 47] },
      { ambushes: [18, 25, 39, 47] },
    ]) {
      const table = moves(at({ board: shortWith(marks), trains: [{ front: 42 }, {}] }), 6);
      expect(phaseOf(table)).toBe('over');
      expect(toldBy(table)).toEqual(['dice-thrown', 'train-moved', 'slowed', 'game-won']);
    }
  });

  it('5.6 sets off each thing once: after the strike the turn is over', () => {
    const table = moves(single({ front: 44 }), 4).do(0, place(1, 11));
    expect([phaseOf(table), turnOf(table)]).toEqual(['choose', 1]);
  });

  it('5.6 does not strike from a river while the bandits are there', () => {
    // No board may have them so close; were it so, the ambush would come first.
    const near = shortWith({ rivers: [10, 15, 26] });
    const table = moves(at({ board: near, trains: [{ front: 20 }, {}] }), 6);
    expect(toldBy(table)).toContain('train-ambushed');
    expect([phaseOf(table), turnOf(table)]).toEqual(['choose', 1]);
  });

  it('5.7 gives the signal back when the train next moves by dice, not when it lays', () => {
    const table = single({ front: 30, sections: 20, signal: 31 });
    moves(lays(table, 1), 2);
    expect(trainOf(table, 0).signal).toBe(31);
    moves(table, 3);
    expect(trainOf(table, 0).signal).toBe(0);
  });

  it('5.7 leaves the signal where it stands when a card moves the train, back or forward', () => {
    const reached = () => moves(at({ board: SHORT, trains: [{ front: 28, dynamite: 31 }, {}] }), 4);
    const back = draws(reached(), 2);
    expect(trainOf(back, 0)).toMatchObject({ front: 28, signal: 31 });
    const over = draws(reached(), 16);
    expect(trainOf(over, 0)).toMatchObject({ front: 35, signal: 31 });
    // A move by dice brings it back even from under the train.
    expect(trainOf(moves(moves(over, 2), 3), 0).signal).toBe(0);
  });

  it('5.7 leaves the signal where it stands when the train is pushed back', () => {
    const table = at({
      board: SHORT,
      phase: 'strike',
      trains: [{ front: 33 }, { front: 28, signal: 31 }],
    });
    table.do(0, place(1, 29));
    expect(trainOf(table, 1)).toMatchObject({ front: 24, signal: 31, dynamite: 29 });
  });

  it('5.7 leaves the signal where it stands while the light engine runs', () => {
    const table = at({ board: SHORT, trains: [{ front: 17, dynamite: 20 }, {}] });
    moves(table, 3);
    expect(trainOf(table, 0)).toMatchObject({ front: 19, signal: 20, engine: 11 });
    moves(moves(table, 2), DOUBLE_SIX);
    expect(trainOf(table, 0)).toMatchObject({ front: 19, signal: 20, engine: 0 });
  });

  it.each([14, 15, 38, 39, 58, 59])('5.8 nothing happens at a garrison, front on %i', (front) => {
    const table = moves(single({ front: front - 4 }), 4);
    expect(toldBy(table)).toEqual(['dice-thrown', 'train-moved']);
    expect(turnOf(table)).toBe(1);
  });

  it.each([20, 21, 44, 45, 64, 65])('5.8 nothing happens at a trading post, front on %i', (to) => {
    const table = moves(single({ front: to - 4 }), 4);
    expect(toldBy(table)).toEqual(['dice-thrown', 'train-moved']);
    expect(turnOf(table)).toBe(1);
  });

  it('5.1 moves from the very first placing on', () => {
    const table = play(pionniers, 2, pionniers.game.parseOptions({ twoTrains: false }));
    table.do('chance', order([6, 6], [1, 1]));
    lays(lays(table, 6), 6);
    expect(trainOf(moves(table, 5), 0).front).toBe(12);
  });
});
