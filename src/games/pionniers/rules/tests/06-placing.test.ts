import { describe, expect, it } from 'vitest';
import type { Train } from '../model.ts';
import { draws, KEEP, moves, place } from './moves.ts';
import { at, WAITING } from './position.ts';
import { strike, striking } from './races.ts';
import { phaseOf, toldBy, trainOf, turnOf } from './reading.ts';

const placings = (table: ReturnType<typeof at>, line: number) =>
  table
    .choices(0)
    .flatMap((action) => (action.do === 'place-crate' && action.line === line ? action.space : []));

describe('rivers and the crates placed from them', () => {
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
});
