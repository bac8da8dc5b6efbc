import { expect, test } from 'vitest';
import { freeCorner } from '../handling/corner.ts';

const SEEN = { x: 1000, y: 1000, width: 750, height: 590 };
const SMALL = { width: 176, height: 150 };
const [LOW_LEFT, LOW_RIGHT] = [
  { x: 1100, y: 1500 },
  { x: 1650, y: 1480 },
];

test('the small map stays where it hides no city', () => {
  expect(freeCorner('sw', SEEN, 1, SMALL, [{ x: 1400, y: 1200 }])).toBe('sw');
  expect(freeCorner('ne', SEEN, 1, SMALL, [LOW_LEFT])).toBe('ne');
});

test('the small map leaves the corner in which a city lies', () => {
  expect(freeCorner('sw', SEEN, 1, SMALL, [LOW_LEFT])).toBe('se');
  expect(freeCorner('sw', SEEN, 1, SMALL, [LOW_LEFT, LOW_RIGHT])).toBe('ne');
});

test('the name below a city counts too, and the scale', () => {
  const above = { x: 1100, y: 1380 };
  expect(freeCorner('sw', SEEN, 1, SMALL, [above])).toBe('se');
  expect(freeCorner('sw', { ...SEEN, width: 375, height: 295 }, 2, SMALL, [above])).toBe('sw');
});

test('where every corner hides as many, it does not move', () => {
  const everywhere = Array.from({ length: 400 }, (_, i) => ({
    x: 1000 + (i % 20) * 40,
    y: 1000 + Math.floor(i / 20) * 32,
  }));
  const one = freeCorner('sw', SEEN, 1, SMALL, everywhere);
  expect(freeCorner(one, SEEN, 1, SMALL, everywhere)).toBe(one);
});
