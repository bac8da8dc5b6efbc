import { describe, expect, it } from 'vitest';
import { fitOf } from '../logic/fit.ts';

const desk = { width: 850, height: 186 };

describe('how columns find a place', () => {
  it('gives them their full size where there is room', () => {
    expect(fitOf(desk, { count: 5, tallest: 4, far: false })).toEqual({
      gap: 14,
      col: 104,
      head: 50,
      strip: 21,
    });
  });

  it('lets strips shrink first, then heads, and never below what can be read', () => {
    const eight = fitOf(desk, { count: 5, tallest: 8, far: false });
    expect(eight.head).toBe(50);
    expect(eight.strip).toBeLessThan(21);
    const eleven = fitOf(desk, { count: 5, tallest: 11, far: false });
    expect(eleven.strip).toBe(13);
    expect(eleven.head).toBeLessThan(50);
    expect(fitOf({ width: 100, height: 60 }, { count: 12, tallest: 18, far: true })).toEqual({
      gap: 8,
      col: 58,
      head: 30,
      strip: 13,
    });
  });

  it('never lets what fits overflow', () => {
    for (let count = 1; count <= 10; count++) {
      const { gap, col } = fitOf(desk, { count, tallest: 5, far: true });
      expect(count * col + (count - 1) * gap).toBeLessThanOrEqual(desk.width);
    }
  });
});
