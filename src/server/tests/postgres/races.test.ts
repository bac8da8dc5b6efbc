import { describe, expect, test } from 'vitest';
import { expectOpenedDespiteUndo } from '#tables/tests/opening.ts';
import { expectNoRaceWon } from '#tables/tests/races.ts';
import { bothStores, storeAt } from '../both-stores.ts';

describe.each(bothStores)('in %s', (_, newPlace) => {
  test('two tabs, undo, order, clock and stand-in against each other and against the owner: one game', async () => {
    const { parts, undone } = await expectNoRaceWon(4, 16, async () => {
      const store = await storeAt(await newPlace());
      return { store, jobs: store.jobs, jobsThere: async () => [] };
    });
    expect(parts).toContain('orders');
    expect(undone).toBeGreaterThan(0);
  });

  test('a table is opened whatever snapshot an undo at another node takes away meanwhile', async () =>
    expectOpenedDespiteUndo(await storeAt(await newPlace())));
});
