import { expect, it } from 'vitest';
import { type Apart, apartAfter } from '../apart.ts';

it('the past has a memory of its own, and the present its own again afterwards', () => {
  const begin = (): readonly string[] => [];
  const present: Apart<readonly string[]> = { readOnly: false, seen: ['a card'] };
  expect(apartAfter(present, false, begin)).toBe(present);
  const past = apartAfter(present, true, begin);
  expect(past.seen).toEqual([]);
  const filmed = { ...past, seen: ['another card'] };
  expect(apartAfter(filmed, false, begin)).toEqual(present);
  expect(apartAfter(apartAfter(filmed, false, begin), true, begin).seen).toEqual([]);
});
