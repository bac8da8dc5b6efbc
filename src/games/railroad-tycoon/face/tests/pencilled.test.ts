import { expect, test } from 'vitest';
import type { Event } from '#games/railroad-tycoon/rules/model.ts';
import { tileOf } from '#games/railroad-tycoon/rules/tiles.ts';
import { marksOf } from '../logic/pencilled.ts';

const named = (city: number) => ({ city, name: `${city}` });

test('steps leave track with prices, journeys, and numbered rings with what they bring', () => {
  const track = { seat: 0, hex: 40, from: 4, to: 1, origin: named(1), price: 4 } as const;
  const build: Event[] = [
    { is: 'track-laid', ...track },
    { is: 'link-finished', seat: 0, link: 3, ends: [named(1), named(2)], tiles: 1 },
  ];
  const deliver: Event[] = [
    {
      is: 'goods-delivered',
      seat: 0,
      colour: 2,
      ends: [named(2), named(5)],
      route: [3, 0],
      points: [2, 1],
    },
  ];
  expect(marksOf([build, deliver], 0)).toEqual({
    tiles: [{ tile: tileOf(40, 4, 1), price: 4 }],
    ways: [[3, 0]],
    rings: [
      { city: 2, steps: [1, 2], gain: 0 },
      { city: 5, steps: [2], gain: 2 },
    ],
  });
});
