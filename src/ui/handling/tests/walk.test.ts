import { describe, expect, it } from 'vitest';
import { arrowOf, nextAlong, panByArrow } from '../walk.ts';

describe('going along things by keys', () => {
  it('goes on and back, and round', () => {
    expect(nextAlong('ArrowRight', 1, 3)).toBe(2);
    expect(nextAlong('ArrowDown', 2, 3)).toBe(0);
    expect(nextAlong('ArrowLeft', 0, 3)).toBe(2);
    expect(nextAlong('ArrowUp', 2, 3)).toBe(1);
  });

  it('goes to the first and the last', () => {
    expect(nextAlong('Home', 2, 3)).toBe(0);
    expect(nextAlong('End', 0, 3)).toBe(2);
  });

  it('leaves other keys alone, and goes nowhere where there is nothing', () => {
    expect(nextAlong('Enter', 1, 3)).toBeUndefined();
    expect(nextAlong('ArrowRight', -1, 0)).toBeUndefined();
  });
});

it('moves the map against the arrow', () => {
  const moved: number[][] = [];
  const view = { pan: (dx: number, dy: number) => moved.push([dx, dy]) };
  for (const key of ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown', 'a']) {
    const arrow = arrowOf(key);
    if (arrow) panByArrow(view, arrow, 10);
  }
  expect(moved).toEqual([
    [10, 0],
    [-10, 0],
    [0, 10],
    [0, -10],
  ]);
});
