import { describe, expect, it } from 'vitest';
import { along, nearest, steered } from '../steer.ts';
import { boxOf } from '../view.ts';

describe('going from spot to spot', () => {
  const spots = [
    { of: 1, x: 0, y: 0 },
    { of: 2, x: 100, y: 10 },
    { of: 3, x: 60, y: 90 },
  ];

  it('goes the way of the arrow, straight ahead first', () => {
    expect(steered(spots, 1, 'right')).toBe(2);
    expect(steered(spots, 1, 'down')).toBe(3);
    expect(steered(spots, 2, 'left')).toBe(1);
    expect(steered(spots, 1, 'up')).toBeUndefined();
    expect(steered(spots, undefined, 'up')).toBe(1);
  });

  it('reaches every spot from west to east', () => {
    expect([1, 3, 2].map((one) => along(spots, one, 1))).toEqual([3, 2, 1]);
    expect(along(spots, 1, -1)).toBe(2);
  });

  it('hits the nearest within reach', () => {
    expect(nearest(spots, { x: 90, y: 10 }, 24)).toBe(2);
    expect(nearest(spots, { x: 50, y: 40 }, 24)).toBeUndefined();
  });

  it('goes rather ahead than beside', () => {
    const spread = [...spots, { of: 4, x: 5, y: 40 }];
    expect(steered(spread, 1, 'right')).toBe(2);
    expect(boxOf(spread)).toEqual({ x: 0, y: 0, width: 100, height: 90 });
  });
});
