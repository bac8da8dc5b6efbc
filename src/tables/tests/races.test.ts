import { expect, test } from 'vitest';
import { expectNoRaceWon } from './races.ts';

test('two tabs, undo, order, clock and stand-in against each other and against the owner: one game', async () => {
  const met = await expectNoRaceWon(60, 30);
  // Nothing is shown where nothing of it happened.
  for (const part of ['standIns', 'orders', 'clock']) expect(met).toContain(part);
});
