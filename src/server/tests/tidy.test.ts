import { expect, test } from 'vitest';
import { openSqliteStore } from '../store/sqlite/sqlite-store.ts';
import { DAY_MS } from '../tidy.ts';
import { folder } from './folder.ts';
import { house, makeTable, twoPlayers } from './house.ts';
import { newSecret, Page, SILENT } from './page.ts';

const statusOf = async (address: string, table: string): Promise<number> =>
  (await fetch(`${address}/api/tables/${table}`)).status;

/** Waits until a table is gone. */
async function gone(address: string, table: string): Promise<void> {
  while ((await statusOf(address, table)) !== 404) await new Promise(setImmediate);
}

test('a table never begun goes after a week, and no other does', async () => {
  let now = 100 * DAY_MS;
  const tablesHost = { now: () => now };
  const first = await house({ tablesHost });
  const old = await makeTable(first.address, newSecret());
  const { table: begun } = await twoPlayers(first.address);
  now += 2 * DAY_MS;
  const young = await makeTable(first.address, newSecret());
  await first.close();

  now += 6 * DAY_MS;
  const second = await house({ dataDir: first.dataDir, tablesHost });
  await gone(second.address, old);
  expect(await statusOf(second.address, begun)).toBe(200);
  expect(await statusOf(second.address, young)).toBe(200);
  await second.close();

  now += 2 * DAY_MS;
  const third = await house({ dataDir: first.dataDir, tablesHost });
  await gone(third.address, young);
  expect(await statusOf(third.address, begun)).toBe(200);
});

test('no table goes while somebody is there', async () => {
  const dataDir = folder();
  const store = await openSqliteStore(dataDir);
  const { address, tables } = await house({ dataDir, store });
  const secret = newSecret();
  const table = await makeTable(address, secret);
  const empty = await makeTable(address, newSecret());
  const ada = await Page.at(address, table, secret);
  const goes = ({ id }: { id: string }): boolean => !tables.isOpen(id);
  // Whoever comes in while it is being decided is there.
  const removing = store.prune(goes);
  const visit = tables.enter(empty, { ...SILENT, secret: newSecret() });
  expect(await removing).toBe(0);
  await (await visit)?.leave();
  expect(await store.prune(goes)).toBe(1);
  expect(await statusOf(address, empty)).toBe(404);
  expect(await ada.ask({ t: 'seat-bot', seat: 1, bot: 'random' })).toMatchObject({ t: 'done' });
  await ada.reach(1);
});

test('what is removed leaves nothing behind, and its space can be given back', async () => {
  const store = await openSqliteStore(folder());
  const header = { game: 'g', rules: 1, options: { map: 'x'.repeat(9000) }, secret: '', at: 1 };
  const ids = Array.from({ length: 1200 }, (_, i) => `table${i}`);
  await Promise.all(ids.map((id) => store.create({ ...header, id }, [{ kind: 'open' }])));
  await store.append('table7', [{ seq: 1, actor: 0, action: {}, at: 5 }]);
  const seen: unknown[] = [];
  const removed = await store.prune((table) => {
    if (table.id !== 'table7') return true;
    seen.push(table);
    return false;
  });
  expect(removed).toBe(1199);
  expect(seen).toEqual([{ id: 'table7', at: 1, entries: 1, lastAt: 5 }]);
  expect(await store.load('table6')).toBeUndefined();
  await store.create({ ...header, id: 'table6' }, []);
  expect((await store.load('table6'))?.seats).toEqual([]);
  expect(store.pack()).toBeGreaterThan(1000 * 9000);
  expect(store.pack()).toBe(0);
  expect((await store.load('table7'))?.entries).toBe(1);
  await store.close();
});
