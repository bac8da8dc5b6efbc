import { describe, expect, it } from 'vitest';
import { Malformed } from '#kernel/game.ts';
import { play } from '#testkit/play.ts';
import { boardOf, KINDS_OF_MARKS } from '../board.ts';
import { CARDS } from '../data/cards.ts';
import { LEVEL, SLANTED } from '../data/lines.ts';
import { pionniers } from '../index.ts';
import { railheadOf } from '../model.ts';
import { DOUBLE_SIX, KEEP, lays, MOVE, moves, order, place } from './moves.ts';
import { at } from './position.ts';
import { phaseOf, toldBy, trainOf, turnOf } from './reading.ts';

const { game } = pionniers;

describe('the material', () => {
  it('1.1 is for two to four players on four lines', () => {
    expect(game.seats).toEqual([2, 4]);
    expect(LEVEL.lines).toHaveLength(4);
    expect(SLANTED.lines).toHaveLength(4);
    expect(() => game.parseAction(place(4, 11))).toThrow(Malformed);
  });

  it('1.2 has 104 sections: 72 straight, 16 to the left, 16 to the right', () => {
    for (const { lines } of [LEVEL, SLANTED]) {
      const all = lines.map(({ sections }) => sections).join('');
      const count = (kind: string) => all.split(kind).length - 1;
      expect([all.length, count('S'), count('G'), count('D')]).toEqual([104, 72, 16, 16]);
    }
  });

  it('1.2 gives each line 26 of them, 18 straight, 4 and 4: 104 spaces', () => {
    for (const board of ['level', 'slanted'] as const) {
      expect(boardOf(board)).toMatchObject({ sections: 26, spaces: 104 });
      for (const { sections } of boardOf(board).layout.lines) {
        expect(sections.split('').sort().join('')).toBe('DDDDGGGGSSSSSSSSSSSSSSSSSS');
      }
    }
  });

  it('1.3 counts four spaces of track for each section, up to the buffers at 104', () => {
    const table = at({ trains: [{ front: 0, sections: 1 }, {}] });
    expect(railheadOf(trainOf(table, 0))).toBe(4);
    lays(table, 5);
    expect(table.lastEvents).toContainEqual(
      expect.objectContaining({ is: 'sections-laid', count: 3, railhead: 16 }),
    );
    expect(railheadOf(trainOf(table, 1))).toBe(104);
    // The next space but one is the last: only there the race is won.
    expect(phaseOf(moves(at({ trains: [{ front: 98 }, {}] }), 5))).toBe('choose');
    expect(phaseOf(moves(at({ trains: [{ front: 98 }, {}] }), 6))).toBe('over');
  });

  it('1.4 covers seven spaces: a light engine arrives on the space before them', () => {
    const train = { front: 52, struck: 52, engine: 38 };
    const near = moves(at({ trains: [train, {}] }), 6);
    expect(trainOf(near, 0).engine).toBe(44);
    const there = moves(at({ trains: [train, {}] }), 7);
    // 45 lies right behind 46 to 52.
    expect(there.lastEvents).toContainEqual(
      expect.objectContaining({ is: 'engine-moved', from: 38, to: 45 }),
    );
    expect(trainOf(there, 0).engine).toBe(0);
  });

  it('1.5 gives each train five crates and a signal', () => {
    const table = play(pionniers, 3, game.parseOptions({}));
    table.do('chance', order([6, 6], [5, 5], [4, 4]));
    for (const line of [0, 1, 2]) {
      expect(trainOf(table, line)).toMatchObject({ crates: 5, signal: 0 });
    }
  });

  it('1.6 is two spaces of locomotive: the front and the one behind it', () => {
    const to = (front: number) => moves(at({ trains: [{ front: front - 4 }, {}] }), 4);
    expect(phaseOf(to(34))).toBe('choose');
    expect(phaseOf(to(35))).toBe('strike');
    expect(phaseOf(to(36))).toBe('strike');
    expect(phaseOf(to(37))).toBe('choose');
  });

  it('1.7 has two dice and 24 Chance cards', () => {
    expect(CARDS).toHaveLength(24);
    const table = moves(at({ trains: [{}, {}] }), DOUBLE_SIX);
    expect(table.state.table.dice).toEqual([6, 6]);
    expect(() => game.parseAction({ do: 'throw', dice: [1, 2, 3] })).toThrow(Malformed);
    expect(() => game.parseAction({ do: 'draw-card', card: 24 })).toThrow(Malformed);
  });

  it('1.8 marks spaces in six ways', () => {
    const { markAt } = boardOf('level');
    const ways = ['river', 'danger', 'ambush', 'garrison', 'post', 'sabotage'];
    expect(KINDS_OF_MARKS.map(([, mark]) => mark)).toEqual(ways);
    expect([11, 17, 27, 14, 20, 91].map((space) => markAt(2, space))).toEqual(ways);
    expect([12, 0, 105].map((space) => markAt(2, space))).toEqual(['plain', 'plain', 'plain']);
  });

  it('1.9 has a slow signal between 88 and 89', () => {
    for (const board of ['level', 'slanted'] as const) expect(boardOf(board).slowAfter).toBe(88);
    const table = at({ trains: [{ front: 80 }, {}] });
    expect(toldBy(moves(table, 8))).not.toContain('slowed');
    expect(toldBy(moves(at({ trains: [{ front: 80 }, {}] }), 9))).toContain('slowed');
    expect(turnOf(table)).toBe(1);
    table.refusedBy('3.3', 1, KEEP).do(1, MOVE);
  });
});
