import { expect, test } from 'vitest';
import type { Kind } from '#kernel/game.ts';
import { rngFrom } from '#kernel/rng.ts';
import { type Bot, decidedInTime, thinker } from '../bot.ts';

const asked = { table: {}, own: {}, seat: 0, rng: rngFrom(1) } as const;

/** Says 0, 1, 2 …, as often as its effort allows. */
const counting = thinker<Kind>('counting', function* think(_table, _own, _seat, _rng, effort) {
  for (let action = 0; action < 10 * effort; action++)
    yield { action, done: (action + 1) / (10 * effort) };
});

test('a bot that is late says what it has come to, and always something', () => {
  expect(counting.decide({}, {}, 0, rngFrom(1))).toBe(9);
  expect(decidedInTime(counting, asked, {})).toBe(9);
  expect(decidedInTime(counting, asked, { effort: 0.5 })).toBe(4);
  let moments = 0;
  expect(decidedInTime(counting, asked, { isLate: () => ++moments > 3 })).toBe(3);
  expect(decidedInTime(counting, asked, { isLate: () => true })).toBe(0);
});

test('how much of a thought is done is told in eighths, and not twice', () => {
  const told: number[] = [];
  decidedInTime(counting, asked, { effort: 4, tell: (done) => told.push(done) });
  expect(told).toEqual([1, 2, 3, 4, 5, 6, 7, 8].map((eighths) => eighths / 8));
});

test('a bot that does not think step by step decides at once', () => {
  const quick: Bot<Kind> = { name: 'quick', decide: () => 'this' };
  expect(decidedInTime(quick, asked, { effort: 0.1, isLate: () => true })).toBe('this');
});
