import { describe, expect, it } from 'vitest';
import type { Train } from '../model.ts';
import {
  dice,
  draws,
  KEEP,
  LAY,
  MOVE,
  moves,
  phaseOf,
  place,
  toldBy,
  trainOf,
  turnOf,
} from './moves.ts';
import { SHORT, shortWith } from './own-layout.ts';
import { at, type Moment, WAITING } from './position.ts';

/** Seat 0 stands on the river at 11 and may strike these. */
const striking = (...rivals: Partial<Train>[]) => strike({}, ...rivals);
const strike = (moment: Partial<Moment>, ...rivals: Partial<Train>[]) =>
  at({ phase: 'strike', ...moment, trains: [{ front: 11 }, ...rivals] });
const placings = (table: ReturnType<typeof at>, line: number) =>
  table
    .choices(0)
    .flatMap((action) => (action.do === 'place-crate' && action.line === line ? action.space : []));

describe('rivers and dynamite', () => {
  it('6.1 gives the right to place one crate on a rival line', () => {
    const table = moves(at({ trains: [{ front: 5 + 2 }, { front: 20 }, { front: 30 }] }), 4);
    expect(phaseOf(table)).toBe('strike');
    table.do(0, place(2, 41));
    expect(trainOf(table, 0).crates).toBe(4);
    expect(trainOf(table, 2).dynamite).toBe(41);
    expect(table.lastEvents[0]).toEqual({
      is: 'crate-placed',
      target: 2,
      on: 2,
      space: 41,
      seat: 0,
      line: 0,
    });
    expect([phaseOf(table), turnOf(table)]).toEqual(['choose', 1]);
  });

  it('6.1 lets the crate be kept', () => {
    const table = striking({ front: 20 }).do(0, KEEP);
    expect(trainOf(table, 0).crates).toBe(5);
    expect(toldBy(table)).toEqual(['crate-kept']);
    expect(turnOf(table)).toBe(1);
  });

  it('6.1 gives the right going back as well as forward', () => {
    const table = moves(at({ trains: [{ front: 13 }, {}] }), 4);
    expect(phaseOf(draws(table, 3))).toBe('strike');
    expect(trainOf(table, 0).front).toBe(11);
  });

  it('6.2 needs a crate in the own stock of the train', () => {
    const table = moves(at({ trains: [{ crates: 0 }, {}] }), 4);
    expect([phaseOf(table), turnOf(table)]).toEqual(['choose', 1]);
    expect(phaseOf(moves(at({ trains: [{ crates: 1 }, {}] }), 4))).toBe('strike');
  });

  it('6.3 takes no crate on the own line, nor on one that nobody plays', () => {
    const table = striking({ front: 20 });
    table.refusedBy('6.3', 0, place(0, 23));
    table.refusedBy('6.3', 0, place(2, 23)).refusedBy('6.3', 0, place(3, 23));
    expect(placings(table, 0)).toEqual([]);
  });

  it('6.3 takes no crate on the line of the own other train', () => {
    const table = strike({ twoTrains: true }, {}, { front: 20 }, {});
    table.refusedBy('6.3', 0, place(2, 23)).do(0, place(3, 23));
  });

  it('6.4 spares a line whose train waits', () => {
    const table = striking(WAITING, { front: 0, sections: 1 }, {});
    table.refusedBy('6.4', 0, place(1, 11)).refusedBy('6.4', 0, place(2, 11));
    expect([1, 2].flatMap((line) => placings(table, line))).toEqual([]);
    table.do(0, place(3, 11));
  });

  it('6.5 spares a line where dynamite lies already', () => {
    const table = striking({ front: 20, dynamite: 41 }, {});
    table.refusedBy('6.5', 0, place(1, 23)).refusedBy('6.5', 0, place(1, 41));
    expect(placings(table, 1)).toEqual([]);
  });

  it('6.5 lets a line be struck again as soon as its crate is gone', () => {
    const table = at({ trains: [{ front: 29, dynamite: 31 }, { front: 32 }] });
    moves(table, 1);
    moves(table, 3).do(1, place(0, 35));
    expect(trainOf(table, 0)).toMatchObject({ front: 30, signal: 31, dynamite: 35 });
  });

  it('6.6 takes crates on rivers, dangers and sabotage points only', () => {
    const table = striking({ front: 7 });
    expect(placings(table, 1)).toEqual([
      11, 17, 23, 31, 35, 41, 48, 56, 61, 67, 75, 79, 84, 91, 95, 99,
    ]);
    for (const space of [8, 12, 14, 20, 27, 38, 44, 52, 71, 88, 104, 105, 255]) {
      table.refusedBy('6.6', 0, place(1, space));
    }
  });

  it('6.7 takes crates only where track lies', () => {
    const table = striking({ front: 12, sections: 12 });
    table.refusedBy('6.7', 0, place(1, 56)).do(0, place(1, 48));
    striking({ front: 12, sections: 11 }).refusedBy('6.7', 0, place(1, 48));
  });

  it('6.8 takes crates only ahead of the train', () => {
    const table = striking({ front: 48 });
    for (const space of [48, 41, 35, 11]) table.refusedBy('6.8', 0, place(1, space));
    expect(placings(table, 1)[0]).toBe(56);
    expect(placings(striking({ front: 47 }), 1)[0]).toBe(48);
  });

  it('6.8 counts from the front of the train even when its locomotive is away', () => {
    const table = striking({ front: 52, struck: 52, engine: 38 });
    table.refusedBy('6.8', 0, place(1, 48)).do(0, place(1, 56));
  });

  it('6.9 takes no crate where the signal stands', () => {
    const table = striking({ front: 30, signal: 31 });
    table.refusedBy('6.9', 0, place(1, 31)).do(0, place(1, 35));
  });

  it('6.10 asks no question where nothing can be struck with', () => {
    const table = moves(at({ trains: [{ crates: 0 }, {}] }), 5);
    expect(toldBy(table)).toEqual(['dice-thrown', 'train-moved']);
  });

  it.each<[string, Partial<Train>]>([
    ['waits', WAITING],
    ['has dynamite ahead', { dynamite: 35 }],
    ['has only its signal ahead', { front: 30, signal: 31, sections: 8 }],
    ['is beyond all places', { front: 99 }],
    ['has no track ahead', { front: 30, sections: 8, signal: 31 }],
  ])('6.10 asks no question where every rival %s', (_, rival) => {
    const table = moves(at({ trains: [{}, rival] }), 4);
    expect(trainOf(table, 0).front).toBe(11);
    expect([phaseOf(table), turnOf(table)]).toEqual(['choose', 1]);
  });

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
