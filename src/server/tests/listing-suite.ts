import { describe, expect, test } from 'vitest';
import type { Pace } from '#clocks/pace.ts';
import type { SeatStored } from '#tables/store.ts';
import { header, line, seats } from '#tables/tests/store-samples.ts';
import type { ArrivalsWanted, Listed, OpenWanted, ServerStore } from '../store/server-store.ts';

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
  describeWanted(name, open);
}

/** Of all that, what somebody looks for. */
function describeWanted(name: string, open: () => Promise<ServerStore>): void {
  describe(name, () => {
    test('of what is public only that of a game and of a pace is found and counted; without a pace it is for all', async () => {
      const store = await open();
      const [live, slow] = ['live', 'slow'].map((kind) => ({
        pace: { kind, moveMs: 90_000, reserveMs: 0 } as Pace,
      }));
      const kinds = [{ game: 'rare' }, { game: 'rare', ...live }, { ...slow }, { ...live }, {}];
      for (const [i, kind] of kinds.entries())
        await store.create({ ...header(`table${i}`), at: i, ...kind }, seats, { access: 'public' });
      const found = async (wanted: OpenWanted) => [
        names(await store.publicTables(false, 9, wanted)).join(' '),
        (await store.publicCounts(wanted)).waiting,
      ];
      expect(await found({})).toEqual(['table4 table3 table2 table1 table0', 5]);
      expect(await found({ game: 'rare' })).toEqual(['table1 table0', 2]);
      expect(await found({ game: 'rare', pace: 'slow' })).toEqual(['table0', 1]);
      expect(await found({ pace: 'live' })).toEqual(['table4 table3 table1 table0', 4]);
      expect(await found({ game: "' OR 1 = 1 --" })).toEqual(['', 0]);
    });

    test('what is over is found by its game and by who played, without accents and capitals, one’s own also where nobody else finds it', async () => {
      const store = await open();
      const laid = async (id: string, at: number, name: string, more: object, beside = {}) => {
        const sitters = [{ kind: 'guest', name, holder: BOB } as const, seats[1] as SeatStored];
        await store.create({ ...header(id), at, ...more }, sitters, {
          access: 'public',
          ...beside,
        });
        await store.append(id, [line(1)], { over: true });
        await store.change(id, 0, { begun: true });
      };
      await laid('one', 1, 'Zoé O’Neil', {});
      await laid('two', 2, 'ÅSA 100%', { game: 'rare' });
      await laid('three', 3, 'Ζωή', {});
      await laid('own', 4, 'Zoé', {}, { access: 'private' });
      const found = async (wanted: ArrivalsWanted) =>
        names(await store.arrivals(9, wanted)).join(' ');
      expect(await found({})).toBe('three two one');
      expect(await found({ name: 'ZOE' })).toBe('one');
      expect(await found({ name: 'zöé o’n' })).toBe('one');
      expect(await found({ name: 'asa', game: 'rare' })).toBe('two');
      expect(await found({ name: 'asa', game: 'other' })).toBe('');
      expect(await found({ name: 'ζωη' })).toBe('three');
      expect(await found({ name: '0%' })).toBe('two');
      expect(await found({ name: '%' })).toBe('two');
      expect(await found({ name: '_' })).toBe('');
      expect(await found({ name: 'random' })).toBe('');
      expect(await found({ holder: BOB, name: 'zoe' })).toBe('own one');
      expect(await found({ holder: 'cc'.repeat(32) })).toBe('');
      expect(names(await store.arrivals(1, { name: 'z' }))).toEqual(['one']);
    });
  });
}
