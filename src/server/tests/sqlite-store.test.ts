import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, onTestFinished, test } from 'vitest';
import { Conflict, type LogLine } from '#tables/store.ts';
import { describeStore } from '#tables/tests/store-suite.ts';
import { migrate } from '../store/sqlite/migrate.ts';
import { openSqliteStore } from '../store/sqlite/sqlite-store.ts';
import { folder } from './folder.ts';
import { describeJobs } from './jobs-suite.ts';
import { describeListing } from './listing-suite.ts';

async function open(path = folder()) {
  const store = await openSqliteStore(path);
  onTestFinished(() => store.close().catch(() => undefined));
  return store;
}

describeStore('SQLite', open);
describeJobs('SQLite', open);
describeListing('SQLite', open);

const header = { id: 'one', game: 'g', rules: 1, options: {}, secret: 'ab'.repeat(32), at: 1 };
const line = (seq: number): LogLine => ({
  seq,
  actor: 0,
  action: {},
  at: seq,
  id: `request-${seq}`,
});

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

test('what is asked after the close is refused, and nothing else happens', async () => {
  const store = await openSqliteStore(folder());
  await store.create(header, []);
  await store.append('one', [line(1)]);
  await store.close();
  await expect(store.append('one', [line(2)])).rejects.toThrow();
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
  const database = new DatabaseSync(join(path, 'rotonde.sqlite'));
  migrate(database, 1);
  const table = database.prepare('INSERT INTO tables VALUES (?, ?, ?, ?, ?, ?, ?)');
  const { game, rules, options, secret, at } = header;
  for (const [number, id] of [
    [1, 'one'],
    [2, 'two'],
  ] as const) {
    table.run(number, id, game, rules, JSON.stringify(options), secret, at);
  }
  const seat = database.prepare('INSERT INTO seats VALUES (?, ?, ?, ?, ?, NULL)');
  seat.run(1, 0, 'open', null, null);
  seat.run(1, 1, 'guest', 'Ada', 'aa'.repeat(32));
  seat.run(1, 2, 'guest', 'Bob', 'bb'.repeat(32));
  seat.run(2, 0, 'open', null, null);
  database.close();
  const again = await open(path);
  expect((await again.load('one'))?.header).toEqual({ ...header, host: 'aa'.repeat(32) });
  expect((await again.load('two'))?.header).toEqual({ ...header, id: 'two' });
});

test('a log of before, which was kept by entries, is the same', async () => {
  const path = folder();
  const database = new DatabaseSync(join(path, 'rotonde.sqlite'));
  migrate(database, 3);
  database.exec("INSERT INTO tables VALUES (1, 'one', 'g', 1, '{}', 'ab', 1, NULL, 0)");
  const entry = database.prepare('INSERT INTO entries VALUES (1, ?, ?, ?, ?, ?)');
  entry.run(1, null, '{"draw":[3]}', 5, null);
  entry.run(2, 1, '{"do":"bank"}', 6, 'request-2');
  database.close();
  const again = await open(path);
  expect(await again.lines('one', 1, 9)).toEqual([
    { seq: 1, actor: 'chance', action: { draw: [3] }, at: 5 },
    { seq: 2, actor: 1, action: { do: 'bank' }, at: 6, id: 'request-2' },
  ]);
  expect(await again.madeBy('one', 'request-2')).toBe(2);
  await expect(again.append('one', [line(2)])).rejects.toThrow(Conflict);
  await again.append('one', [line(3)]);
});

test('what was made together is one row, and is read in any part', async () => {
  const path = folder();
  const store = await open(path);
  await store.create(header, []);
  const made = (seq: number, at: number, id?: string): LogLine => ({
    seq,
    actor: seq % 2 === 0 ? 'chance' : 0,
    action: { card: seq },
    at,
    ...(id === undefined ? {} : { id }),
  });
  const log = [made(1, 7, 'request-1'), made(2, 7), made(3, 7), made(4, 9, 'request-4')];
  await store.append('one', log.slice(0, 3));
  await store.append('one', log.slice(3));
  for (let from = 0; from <= 5; from++) {
    for (let to = from; to <= 5; to++) {
      const part = log.filter(({ seq }) => seq >= from && seq <= to);
      expect(await store.lines('one', from, to)).toEqual(part);
    }
  }
  const database = new DatabaseSync(join(path, 'rotonde.sqlite'));
  onTestFinished(() => database.close());
  expect(database.prepare('SELECT seq, last FROM gestures').all()).toEqual([
    { seq: 1, last: 3 },
    { seq: 4, last: 4 },
  ]);
});
