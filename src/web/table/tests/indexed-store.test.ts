import 'fake-indexeddb/auto';
import { expect, onTestFinished, test } from 'vitest';
import { describeStore } from '#tables/tests/store-suite.ts';
import { database, resultOf } from '../local/database.ts';
import { indexedStore } from '../local/indexed-store.ts';
import { forgetLocal } from '../local/shelf.ts';

/** Nothing is left of it. Whoever has it open lets go, as when a later version of the house comes. */
async function emptied(): Promise<void> {
  await resultOf(indexedDB.deleteDatabase('rotonde'));
}

describeStore('in this browser', async () => {
  await emptied();
  return indexedStore;
});

const header = {
  id: 'one',
  game: 'trambahn',
  rules: 1,
  options: {},
  secret: 'cd'.repeat(32),
  at: 1,
};
const line = { seq: 1, actor: 0, action: { do: 'bank' }, at: 2 };

test('what the first version of the house has kept is still there', async () => {
  await emptied();
  const request = indexedDB.open('rotonde', 1);
  request.addEventListener('upgradeneeded', () => {
    const { result: db } = request;
    const note = { status: 'running', at: 1, touched: true };
    const tables = db.createObjectStore('tables', { keyPath: 'id' });
    tables.add({ id: 'one', header, seats: [{ kind: 'open' }], note });
    const lines = db.createObjectStore('lines', { keyPath: ['table', 'seq'] });
    lines.createIndex('request', ['table', 'id'], { unique: true });
    lines.add({ ...line, table: 'one' });
  });
  (await resultOf<IDBDatabase>(request)).close();
  expect(await indexedStore.load('one')).toEqual({
    header,
    seats: [{ kind: 'open' }],
    entries: 1,
    over: undefined,
    snapshots: [],
    version: 0,
    beside: {},
  });
  expect(await indexedStore.lines('one', 1, 9)).toEqual([line]);
  await indexedStore.keep('one', { over: false });
  expect(await indexedStore.load('one')).toMatchObject({ over: false });
});

test('of a table that is forgotten nothing remains', async () => {
  await emptied();
  await indexedStore.create(header, []);
  const snapshot = { seq: 1, engine: '1.1', state: { table: 1, hidden: 2 }, floors: [] };
  await indexedStore.append('one', [line], { snapshot });
  await forgetLocal(['one']);
  const db = await database();
  onTestFinished(() => db.close());
  for (const name of ['tables', 'lines', 'snapshots']) {
    const store = db.transaction(name).objectStore(name);
    expect(await resultOf(store.count())).toBe(0);
  }
});
