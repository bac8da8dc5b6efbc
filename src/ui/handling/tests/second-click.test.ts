import { expect, it } from 'vitest';
import { isSecondOfTwo } from '../second-click.ts';

it('takes the second click of two for none, but not the answer to a new question', () => {
  const asked = { before: 'lay or move? 1', askedMs: 400 };
  const same = { ...asked, now: 'lay or move? 1' };
  const next = { ...asked, now: 'lay or move? 2' };
  expect(isSecondOfTwo({ ...same, clicks: 1 })).toBe(false);
  expect(isSecondOfTwo({ ...same, clicks: 2 })).toBe(true);
  expect(isSecondOfTwo({ ...next, clicks: 2 })).toBe(false);
  // Nobody has seen yet what is asked now.
  expect(isSecondOfTwo({ ...next, clicks: 2, askedMs: 90 })).toBe(true);
  // By a key.
  expect(isSecondOfTwo({ ...same, clicks: 0 })).toBe(false);
});
