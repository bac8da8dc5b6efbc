import { expect, test } from 'vitest';
import { expectNoRaceWon } from './races.ts';

test('two tabs, undo, order, vote, pause, clock and stand-in against each other and against the owner: one game', async () => {
  const { parts, ...met } = await expectNoRaceWon(100, 30);
  // Nothing is shown where nothing of it happened.
  for (const part of ['standIns', 'orders', 'clock']) expect(parts).toContain(part);
  for (const [what, times] of Object.entries(met)) expect(times, what).toBeGreaterThan(0);
});
