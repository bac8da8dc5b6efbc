import { describe, expect, it } from 'vitest';
import { draws, moves, place } from './moves.ts';
import { SHORT } from './own-layout.ts';
import { at } from './position.ts';
import { single } from './races.ts';
import { phaseOf, toldBy, trainOf, turnOf } from './reading.ts';

describe('derailment', () => {
  it('10.1 puts the front back on the space seven before the railhead', () => {
    const table = moves(single({ front: 39, sections: 11 }), 6);
    expect(trainOf(table, 0).front).toBe(37);
    expect(table.lastEvents[1]).toEqual({
      is: 'train-derailed',
      from: 39,
      railhead: 44,
      to: 37,
      seat: 0,
      line: 0,
    });
    expect([phaseOf(table), turnOf(table)]).toEqual(['choose', 1]);
  });

  it('10.1 does so however far the throw would have led', () => {
    for (const total of [6, 9, 12]) {
      expect(trainOf(moves(single({ front: 39, sections: 11 }), total), 0).front).toBe(37);
    }
  });

  it('10.1 takes the signal back and uses the card up, as any move by dice', () => {
    const train = { front: 40, sections: 11, signal: 41, oneDie: true };
    const table = moves(single(train), 5);
    expect(trainOf(table, 0)).toMatchObject({ front: 37, signal: 0, oneDie: false });
  });

  it.each([
    [2, 7],
    [3, 7],
    [4, 9],
  ])('10.2 with %i sections puts it on %i', (sections, front) => {
    const table = moves(single({ front: 7, sections }), 12);
    expect(trainOf(table, 0)).toMatchObject({ front, sections });
    expect(toldBy(table)).toContain('train-derailed');
  });

  it('10.3 costs no track', () => {
    expect(trainOf(moves(single({ front: 39, sections: 11 }), 12), 0).sections).toBe(11);
  });

  it('10.4 counts from the railhead alone, even if that leads forward', () => {
    const table = moves(single({ front: 21, sections: 8 }), 12);
    expect(trainOf(table, 0).front).toBe(25);
    expect(table.lastEvents[1]).toMatchObject({ is: 'train-derailed', from: 21, to: 25 });
  });

  it.each([
    [14, 49],
    [17, 61],
    [23, 85],
  ])('10.5 may strike from a river: %i sections, front on %i', (sections, front) => {
    const table = moves(single({ front: front + 2, sections }), 7);
    expect([trainOf(table, 0).front, phaseOf(table)]).toEqual([front, 'strike']);
    table.do(0, place(1, 95));
    expect(turnOf(table)).toBe(1);
  });

  it.each([
    [6, 17],
    [12, 41],
    [16, 57],
  ])('10.5 draws a card on a danger: %i sections, front on %i', (sections, front) => {
    const table = moves(single({ front: front + 2, sections }), 7);
    expect([trainOf(table, 0).front, phaseOf(table)]).toEqual([front, 'card']);
    expect(turnOf(draws(table, 9))).toBe(1);
  });

  it('10.5 never leads into an ambush', () => {
    const table = moves(single({ front: 54, sections: 15 }), 8);
    expect(trainOf(table, 0)).toMatchObject({ front: 53, engine: 0, struck: 0 });
    expect([phaseOf(table), turnOf(table)]).toEqual(['choose', 1]);
    // Not even forward: 25 is an ambush, and the train comes to it from behind.
    const forward = moves(at({ board: SHORT, trains: [{ front: 22, sections: 8 }, {}] }), 11);
    expect(trainOf(forward, 0)).toMatchObject({ front: 25, engine: 0, struck: 0 });
  });
});
