import { expect, test } from 'vitest';
import { SHARES, UP } from '#games/union-pacific/rules/model.ts';
import { marksOf } from '../logic/pencilled.ts';

test('each step of a plan leaves its number on the space and on the shares it is about', () => {
  const built = {
    is: 'train-built',
    seat: 0,
    track: 1,
    company: 3,
    space: 17,
    ends: ['Denver', 'Omaha'],
    value: 4,
  } as const;
  const { trains, laid, took } = marksOf([
    [{ ...built, ends: [...built.ends] as never }],
    [{ is: 'share-taken', seat: 0, share: 2, place: 1 }],
    [{ is: 'share-exchanged', seat: 0, share: 2 }],
    [{ is: 'shares-invested', seat: 0, shares: [2, 2, 5] }],
    [{ is: 'up-taken', seat: 0 }],
  ]);
  expect(trains).toEqual([{ space: 17, step: 1 }]);
  expect(took[2]).toEqual([2]);
  expect(took[UP]).toEqual([3, 5]);
  expect(laid[2]).toEqual([4]);
  expect(laid[5]).toEqual([4]);
  expect(laid).toHaveLength(SHARES);
});

test('nothing planned leaves nothing', () => {
  expect(marksOf([]).trains).toEqual([]);
  expect(marksOf([[]]).laid.flat()).toEqual([]);
});
