import { describe, expect, it } from 'vitest';
import {
  distanceBetween,
  lineBetween,
  neighbourOf,
  oppositeOf,
  SIDES,
  sideTowards,
  turnBetween,
} from '../hex.ts';
import { axialOf, offsetOf } from '../offset.ts';

const sides = Array.from({ length: SIDES }, (_, side) => side);
const here = { q: 3, r: -2 };

describe('hexes', () => {
  it('have six neighbours, each one step away and each with a way back', () => {
    for (const side of sides) {
      const there = neighbourOf(here, side);
      expect(distanceBetween(here, there)).toBe(1);
      expect(neighbourOf(there, oppositeOf(side))).toEqual(here);
      expect(sideTowards(here, there)).toBe(side);
    }
    expect(sideTowards(here, here)).toBeUndefined();
    expect(sideTowards(here, { q: 5, r: -2 })).toBeUndefined();
  });

  it('lie around one another: six steps, each one side further, lead back', () => {
    let at = here;
    for (const side of sides) at = neighbourOf(at, side);
    expect(at).toEqual(here);
  });

  it('count how far apart two sides are', () => {
    expect(sides.map((side) => turnBetween(0, side))).toEqual([0, 1, 2, 3, 2, 1]);
    expect(sides.map((side) => turnBetween(side, 4))).toEqual([2, 3, 2, 1, 0, 1]);
  });

  it('measure distance along the sides', () => {
    expect(distanceBetween({ q: 0, r: 0 }, { q: 3, r: -1 })).toBe(3);
    expect(distanceBetween({ q: 0, r: 0 }, { q: 2, r: 2 })).toBe(4);
    expect(distanceBetween(here, here)).toBe(0);
  });

  it('draw a straight line of neighbours', () => {
    for (const there of [
      { q: 3, r: -2 },
      { q: 8, r: -2 },
      { q: -2, r: 5 },
      { q: 4, r: 4 },
    ]) {
      const line = lineBetween(here, there);
      expect(line).toHaveLength(distanceBetween(here, there) + 1);
      expect(line[0]).toEqual(here);
      expect(line.at(-1)).toEqual(there);
      for (const [i, hex] of line.slice(1).entries()) {
        expect(sideTowards(line[i] ?? here, hex)).toBeDefined();
      }
    }
  });

  it('are rows and columns, too', () => {
    for (const at of [
      { col: 0, row: 0 },
      { col: 4, row: 7 },
      { col: 30, row: 29 },
    ]) {
      expect(offsetOf(axialOf(at))).toEqual(at);
    }
    expect(axialOf({ col: 9, row: 9 })).toEqual({ q: 5, r: 9 });
    // Odd rows are shifted to the east.
    expect(offsetOf(neighbourOf(axialOf({ col: 2, row: 1 }), 1))).toEqual({ col: 3, row: 0 });
    expect(offsetOf(neighbourOf(axialOf({ col: 2, row: 2 }), 1))).toEqual({ col: 2, row: 1 });
  });
});
