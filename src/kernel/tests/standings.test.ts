import fc from 'fast-check';
import { expect, it } from 'vitest';
import { ranked } from '../standings.ts';

const placesOf = (scores: readonly (readonly number[])[]): number[] =>
  ranked(scores.map(([score = 0, ...breakers], seat) => ({ seat, score, breakers }))).map(
    ({ place }) => place,
  );

it('gives the first place to the highest score', () => {
  expect(placesOf([[3], [7], [5]])).toEqual([3, 1, 2]);
});

it('lets the first differing tie-breaker decide, more being better', () => {
  expect(
    placesOf([
      [5, 2, 9],
      [5, 3, 0],
      [5, 2, 8],
    ]),
  ).toEqual([2, 1, 3]);
});

it('never asks a tie-breaker when the scores differ', () => {
  expect(
    placesOf([
      [6, 0],
      [5, 100],
    ]),
  ).toEqual([1, 2]);
});

it('shares a place between full ties and leaves the next one out', () => {
  expect(
    placesOf([
      [5, 1],
      [9, 0],
      [5, 1],
      [2, 2],
    ]),
  ).toEqual([2, 1, 2, 4]);
});

it('orders as a comparison of lists would, whatever the number of seats', () => {
  const scores = fc.array(fc.tuple(fc.nat(3), fc.nat(3), fc.nat(3)), {
    minLength: 1,
    maxLength: 8,
  });
  fc.assert(
    fc.property(scores, (lists) => {
      const keys = lists.map(([a, b, c]) => 100 * a + 10 * b + c);
      const expected = keys.map((key) => 1 + keys.filter((other) => other > key).length);
      expect(placesOf(lists)).toEqual(expected);
    }),
  );
});
