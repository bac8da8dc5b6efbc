import { expect, it } from 'vitest';
import { cardsTo, chanceOfFewer } from '../odds.ts';

/** 2.7, with four players. */
const groups = [
  { shares: 6, dividends: 0 },
  { shares: 18, dividends: 1 },
  { shares: 54, dividends: 3 },
];

it('knows that the first six cards bring no dividend', () => {
  expect(chanceOfFewer(groups, 6, 1)).toBe(1);
});

it('knows that one of the next nineteen does, each as likely', () => {
  expect(chanceOfFewer(groups, 7, 1)).toBeCloseTo(18 / 19, 12);
  expect(chanceOfFewer(groups, 6 + 9.5, 1)).toBeCloseTo(0.5, 12);
  expect(chanceOfFewer(groups, 25, 1)).toBe(0);
  expect(chanceOfFewer(groups, 25, 2)).toBe(1);
});

it('counts several dividends in one group', () => {
  const three = [{ shares: 1, dividends: 3 }];
  expect(chanceOfFewer(three, 2, 1)).toBe(0);
  expect(chanceOfFewer(three, 2, 2)).toBeCloseTo(1 / 2, 12);
  expect(chanceOfFewer(three, 3, 3)).toBeCloseTo(3 / 4, 12);
});

it('expects a dividend where it lies on average', () => {
  expect(cardsTo(groups, 1)).toBe(6 + 10);
  expect(cardsTo(groups, 2)).toBe(25 + 14.5);
  expect(cardsTo(groups, 4)).toBe(25 + 43.5);
});
