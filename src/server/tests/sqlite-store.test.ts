import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, onTestFinished, test } from 'vitest';
import type { Line } from '#tables/store.ts';
import { describeStore } from '#tables/tests/store-suite.ts';
import { openSqliteStore } from '../store/sqlite-store.ts';
import { folder } from './folder.ts';

async function open(path = folder()) {
  const store = await openSqliteStore(path);
  onTestFinished(() => store.close().catch(() => undefined));
  return store;
}

describeStore('SQLite', open);

const header = { id: 'one', game: 'g', rules: 1, options: {}, secret: 'ab'.repeat(32), at: 1 };
const line = (seq: number): Line => ({ seq, actor: 0, action: {}, at: seq, id: `request-${seq}` });

test('opened again, everything is there, and it is not migrated twice', async () => {
  const path = folder();
  const store = await openSqliteStore(path);
  await store.create(header, [{ kind: 'open' }]);
  await store.append('one', [line(1)]);
  await store.close();
  const again = await open(path);
  expect(await again.load('one')).toMatchObject({ header, seats: [{ kind: 'open' }], entries: 1 });
  expect(await again.lines('one', 1, 9)).toEqual([line(1)]);
  await expect(again.append('one', [line(1)])).rejects.toThrow('table one');
});

test('what was asked before the close is kept', async () => {
  const path = folder();
  const store = await openSqliteStore(path);
  await store.create(header, []);
  const kept = store.append('one', [line(1)]);
  await store.close();
  await kept;
  expect(await (await open(path)).lines('one', 1, 9)).toEqual([line(1)]);
});

test('the file is in the mode that survives a power cut', async () => {
  const path = folder();
  const store = await open(path);
  await store.create(header, []);
  const database = new DatabaseSync(join(path, 'rotonde.sqlite'));
  onTestFinished(() => database.close());
  expect(database.prepare('PRAGMA journal_mode').get()).toEqual({ journal_mode: 'wal' });
});

test('a disk that fails refuses everybody, and nothing is half written', async () => {
  const path = folder();
  const store = await open(path);
  await store.create(header, []);
  const other = new DatabaseSync(join(path, 'rotonde.sqlite'));
  onTestFinished(() => other.close());
  // Somebody else holds the file, for longer than we wait.
  other.exec('BEGIN IMMEDIATE');
  const results = await Promise.allSettled([
    store.append('one', [line(1)]),
    store.append('one', [line(2)]),
  ]);
  expect(results.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  other.exec('COMMIT');
  expect(await store.lines('one', 1, 9)).toEqual([]);
  await store.append('one', [line(1), line(2)]);
  expect(await store.lines('one', 1, 9)).toEqual([line(1), line(2)]);
});

test('a table of before there were hosts has whoever sits first for its host', async () => {
  const path = folder();
  const file = join(path, 'rotonde.sqlite');
  const seats = [
    { kind: 'open' },
    { kind: 'guest', name: 'Ada', holder: 'aa'.repeat(32) },
    { kind: 'guest', name: 'Bob', holder: 'bb'.repeat(32) },
  ] as const;
  const store = await openSqliteStore(path);
  await store.create(header, seats);
  await store.create({ ...header, id: 'two' }, [{ kind: 'open' }]);
  await store.close();
  const database = new DatabaseSync(file);
  database.exec('ALTER TABLE tables DROP COLUMN host; ALTER TABLE tables DROP COLUMN over');
  database.exec('DROP TABLE snapshots');
  database.exec("DELETE FROM kysely_migration WHERE name > '2026-11-15-tables'");
  database.close();
  const again = await open(path);
  expect((await again.load('one'))?.header).toEqual({ ...header, host: 'aa'.repeat(32) });
  expect((await again.load('two'))?.header).toEqual({ ...header, id: 'two' });
});
