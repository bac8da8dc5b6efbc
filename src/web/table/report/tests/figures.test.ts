import { expect, test } from 'vitest';
import { give, isUnsure, roundedTo, signOf } from '../figures.ts';
import { apart, scaleFor, stepOf } from '../scale.ts';

test('what is printed adds up', () => {
  for (const [total, parts] of [
    [100, [24.6, 38.3, 37.1]],
    [0, [25.4, -18.2, -7.2]],
    [33, [33.5, 20.4, -20.57]],
    [50, [24.5, 12.5, 13]],
  ] as const) {
    const rounded = roundedTo(total, parts);
    expect(rounded.reduce((sum, each) => sum + each, 0)).toBe(total);
    for (const [i, part] of parts.entries()) {
      expect(Math.abs((rounded[i] ?? 0) - part)).toBeLessThanOrEqual(1);
    }
  }
});

test('an error holds 19 times out of 20, as in the advice, and is never printed as nothing; a change has its sign', () => {
  expect([0, 0.004, 0.041].map(give)).toEqual([1, 1, 9]);
  expect([0.07, -0.07, 0.09, -0.09].map((mean) => isUnsure({ mean, error: 0.041 }))).toEqual([
    true,
    true,
    false,
    false,
  ]);
  expect([-7, 0, 12].map((points) => signOf(points).written)).toEqual(['−7', '0', '+12']);
});

test('marks that would lie on each other are moved apart, in their order, within the ends', () => {
  expect(apart([10, 12, 300], 26, 0, 300)).toEqual([10, 36, 300]);
  const crowded = apart([290, 295, 300], 26, 0, 300);
  expect(crowded).toEqual([248, 274, 300]);
});

test('the axis has some six round steps, and the graph its whole breadth', () => {
  expect([60, 225, 413, 1200].map(stepOf)).toEqual([10, 50, 50, 200]);
  const { left, right, top, bottom, x, y } = scaleFor(true, 225);
  expect([x(0), x(225), y(1), y(0)]).toEqual([left, right, top, bottom]);
});
