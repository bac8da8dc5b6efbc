import { describe, expect, test } from 'vitest';
import { header, line, seats } from '#tables/tests/store-samples.ts';
import type { Listed, ServerStore } from '../store/server-store.ts';

const [ADA, BOB] = ['ab'.repeat(32), 'bb'.repeat(32)];
const names = (listed: readonly Listed[]): string[] => listed.map((one) => one.header.id);

/** What the hall asks a store for, whatever it is made of. */
export function describeListing(name: string, open: () => Promise<ServerStore>): void {
  describe(name, () => {
    test('somebody finds where they sit and what they host, what is over last', async () => {
      const store = await open();
      for (const id of ['one', 'two', 'three', 'four']) await store.create(header(id), seats);
      await store.change('two', 0, { seats: [{ kind: 'guest', name: 'Bob', holder: BOB }] });
      await store.change('three', 0, { host: BOB });
      await store.append('one', [{ ...line(1), at: 2_000_000_000_000 }], {
        turn: { toAct: [0], since: 5 },
      });
      await store.append('four', [line(1)], { over: true });
      expect(names(await store.tablesOf(ADA, 9))).toEqual(['one', 'three', 'two', 'four']);
      expect(names(await store.tablesOf(ADA, 1))).toEqual(['one']);
      expect(names(await store.tablesOf(BOB, 9))).toEqual(['three', 'two']);
      expect(names(await store.tablesOf('cc'.repeat(32), 9))).toEqual([]);
      const [one] = await store.tablesOf(ADA, 1);
      expect(one).toMatchObject({
        seats,
        entries: 1,
        turn: { toAct: [0], since: 5 },
        touched: 2_000_000_000_000,
      });
    });

    test('everybody finds what is public, waiting or under way, and nothing else', async () => {
      const store = await open();
      for (const [i, id] of ['one', 'two', 'three', 'four'].entries())
        await store.create({ ...header(id), at: i }, seats, { access: 'public' });
      await store.create(header('hidden'), seats);
      await store.create(header('closed'), seats, { access: 'private' });
      await store.change('two', 0, { begun: true });
      await store.change('three', 0, { begun: true });
      await store.append('three', [line(1)], { over: true });
      await store.change('four', 0, { beside: {} });
      expect(names(await store.publicTables(false, 9))).toEqual(['one']);
      expect(names(await store.publicTables(true, 9))).toEqual(['two']);
      await store.change('four', 1, { beside: { access: 'public' } });
      expect(names(await store.publicTables(false, 9))).toEqual(['four', 'one']);
      expect(names(await store.publicTables(false, 1))).toEqual(['four']);
      expect(names(await store.arrivals(9))).toEqual(['three']);
      expect(await store.publicCounts()).toEqual({ waiting: 2, running: 1 });
      const listed = await store.listed(['hidden', 'nobody', 'two']);
      expect(names(listed).toSorted()).toEqual(['hidden', 'two']);
      expect(await store.listed([])).toEqual([]);
      await store.remove('one');
      expect(names(await store.publicTables(false, 9))).toEqual(['four']);
    });
  });
}
