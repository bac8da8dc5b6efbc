import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, test } from 'vitest';
import { migrate } from '../store/sqlite/migrate.ts';
import { openSqliteStore } from '../store/sqlite/sqlite-store.ts';
import { folder } from './folder.ts';
import { house } from './house.ts';
import { game, header, longLog, stuff } from './long-log.ts';
import { newSecret, Page, type Told } from './page.ts';

const sizeOf = (text: string): number => Buffer.byteLength(text);

test('a table of 100,000 entries is shown, entered, and told page by page in small messages', async () => {
  const dataDir = folder();
  const store = await openSqliteStore(dataDir);
  const log = longLog(100_000);
  await stuff(store, log);
  await store.close();

  const { address, tables } = await house({ dataDir });
  const shown = await fetch(`${address}/api/tables/${header.id}`);
  expect(await shown.json()).toMatchObject({ game: game.id, status: 'running' });
  expect(tables.count).toBe(0);

  // The first who comes waits for the snapshots to be made.
  const page = await Page.at(address, header.id, newSecret());
  const welcome = page.about as Told<'welcome'>;
  expect(welcome.seq).toBe(100_000);
  expect(page.view?.table).toMatchObject({ phase: expect.any(String) });
  let { past, rest }: Pick<Told<'welcome'>, 'past' | 'rest'> = welcome;
  for (let pages = 0; pages < 12; pages++) {
    expect(past.length).toBeGreaterThanOrEqual(50);
    const answer = await page.ask({ t: 'past', to: rest });
    if (answer.t !== 'past') throw new Error(answer.t);
    expect(answer.past.at(-1)?.seq).toBe(rest);
    ({ past, rest } = answer);
  }
  expect(await page.ask({ t: 'look', at: 50_000 })).toMatchObject({ t: 'seen', at: 50_000 });
  for (const text of page.texts) expect(sizeOf(text)).toBeLessThan(64_000);
}, 120_000);

test('a database of before is brought up to date, and its tables are', async () => {
  const dataDir = folder();
  const database = new DatabaseSync(join(dataDir, 'rotonde.sqlite'));
  migrate(database, 1);
  database.exec('BEGIN');
  const table = database.prepare('insert into tables values (1, ?, ?, ?, ?, ?, ?)');
  const { id, rules, options, secret, at } = header;
  table.run(id, header.game, rules, JSON.stringify(options), secret, at);
  const seat = database.prepare("insert into seats values (1, ?, 'guest', 'Ada', 'ab', null)");
  for (const index of [0, 1]) seat.run(index);
  const entry = database.prepare('insert into entries values (1, ?, ?, ?, ?, null)');
  const log = longLog(900);
  for (const { seq, actor, action, at: when } of log)
    entry.run(seq, actor === 'chance' ? null : actor, JSON.stringify(action), when);
  database.exec('COMMIT');
  database.close();

  const before = await openSqliteStore(dataDir);
  expect(await before.load(id)).toMatchObject({ entries: 900, over: undefined, snapshots: [] });
  expect(await before.lines(id, 1, 900)).toEqual(log);
  await before.close();
  const { address, close } = await house({ dataDir });
  const shown = await (await fetch(`${address}/api/tables/${id}`)).json();
  expect(shown).toMatchObject({ game: game.id, seats: [{ name: 'Ada' }, {}], status: 'running' });
  await close();
  const store = await openSqliteStore(dataDir);
  const stored = await store.load(id);
  expect(stored).toMatchObject({ over: false });
  expect(stored?.snapshots.length).toBeGreaterThan(2);
  await store.close();
});
