import { describe, expect, it } from 'vitest';
import { setApart } from '#ui/chart/scale.ts';
import { scaleOf } from '../result/scale.ts';
import { scaleOf as curveOf, flagsOf } from '../score/curve-scale.ts';

describe('the income curve', () => {
  it('sets boards that would touch one above the other', () => {
    for (const places of [
      [0, 0, 0, 0, 0, 0],
      [30, 31, 31, 33],
      [48, 48, 49, 50],
      [3, 40],
    ]) {
      const scale = curveOf(Math.max(...places));
      const flags = flagsOf(
        places.map((place, seat) => ({ seat, place })),
        scale,
      );
      const tops = new Set(flags.map(({ at, to }) => `${at} ${to}`));
      expect(tops.size).toBe(places.length);
      for (const { to, from } of flags) {
        expect(to).toBeGreaterThanOrEqual(15);
        expect(to).toBeLessThan(from);
      }
    }
  });

  it('goes on to a hundred once somebody is past the summit', () => {
    expect(curveOf(20).last).toBe(60);
    expect(curveOf(70).last).toBe(100);
  });
});

describe('the chart of the end', () => {
  it('has few lines, however deep the shares have pulled somebody', () => {
    for (const worst of [0, -8, -300, -105_075]) {
      const scale = scaleOf([{ seat: 0, scores: [0, 20, 61, worst] }], false);
      expect(scale.scores.length).toBeLessThan(12);
      expect(scale.scores).toContain(0);
      expect(scale.y(worst)).toBeLessThanOrEqual(scale.bottom);
      expect(scale.y(61)).toBeGreaterThanOrEqual(20);
    }
  });

  it('keeps the boards at the ends of the lines apart and on the field', () => {
    const scale = scaleOf([{ seat: 0, scores: [0, 60] }], true);
    const ends = setApart([1, 1, 1, 2, 60, 60].map(scale.y), 23, scale.bottom).toSorted(
      (a, b) => a - b,
    );
    for (const [i, end] of ends.entries()) {
      expect(end).toBeLessThanOrEqual(scale.bottom);
      if (i > 0) expect(end - (ends[i - 1] ?? 0)).toBeGreaterThanOrEqual(22.9);
    }
  });
});
