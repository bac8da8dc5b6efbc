import { expect, it } from 'vitest';
import { calmed, READING_MS } from '../reading-time.ts';

it('halves what moves, and leaves what is read its time', () => {
  expect([0, 330, 1400].map(calmed)).toEqual([0, 165, 700]);
  expect([READING_MS, 3200, 6000].map(calmed)).toEqual([READING_MS, READING_MS, 3000]);
});
