import { describe, expect, it } from 'vitest';
import { chartScale, setApart, stepFor, stepsBetween, WIDE } from '../scale.ts';

describe('the scale of a chart', () => {
  it('reaches from edge to edge of the field', () => {
    const { x, y } = chartScale(WIDE, 12, { lowest: -20, highest: 80 });
    expect([x(0), x(12)]).toEqual([WIDE.left, WIDE.right]);
    expect([y(-20), y(80)]).toEqual([WIDE.bottom, WIDE.top]);
  });

  it('has few lines at even steps, whatever the span', () => {
    for (const span of [1, 7, 30, 31, 99, 118, 125, 300, 4700, 105_136]) {
      const step = stepFor(span, 6);
      expect(span / step).toBeLessThanOrEqual(6);
      expect(span <= 30 || span / step > 1.5).toBe(true);
    }
    expect(stepFor(118, 6)).toBe(20);
    expect(stepFor(30, 8, 10)).toBe(10);
    expect(stepsBetween(-20, 45, 20)).toEqual([-20, 0, 20, 40]);
  });

  it('sets apart what would touch, and keeps it on the field', () => {
    const ends = setApart([100, 240, 241, 99, 245], 24, 248);
    const sorted = ends.toSorted((a, b) => a - b);
    expect(sorted.at(-1)).toBeLessThanOrEqual(248);
    for (const [i, at] of sorted.slice(1).entries()) {
      expect(at - (sorted[i] ?? 0)).toBeGreaterThanOrEqual(24);
    }
    expect(setApart([30, 200], 24, 248)).toEqual([30, 200]);
  });
});
