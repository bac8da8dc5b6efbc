import { readdirSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Conflict, NoTable } from '#tables/store.ts';
import { header, line, logOf, seats, snapshot } from '#tables/tests/store-samples.ts';
import { describeStore } from '#tables/tests/store-suite.ts';
import { migrations } from '../../store/migrations/migrations.ts';
import { openPostgresStore } from '../../store/postgres/postgres-store.ts';
import type { ServerStore } from '../../store/server-store.ts';
import { folder } from '../folder.ts';
import { house, twoPlayers } from '../house.ts';
import { describeJobs } from '../jobs-suite.ts';
import { describeListing } from '../listing-suite.ts';
import { Page } from '../page.ts';
import { playOn } from '../play.ts';
import { asked, newSchema, openThere } from './schema.ts';

let place: string;
let shared: ServerStore;

beforeAll(async () => {
  place = await newSchema();
  shared = await openPostgresStore(place);
});
afterAll(() => shared.close());

/** To wipe one costs less than to make one. */
const open = async (): Promise<ServerStore> => {
  await asked(place, 'DELETE FROM tables; DELETE FROM jobs');
  return shared;
};

describeStore('PostgreSQL', open);
describeJobs('PostgreSQL', open);
describeListing('PostgreSQL', open);

test('opened again, everything is there; opened by several at once, it is migrated once', async () => {
  const url = await newSchema();
  const [one, ...others] = await Promise.all(Array.from({ length: 4 }, () => openThere(url)));
  await one?.create(header('one'), seats);
  await one?.append('one', [line(1)]);
  for (const store of [...others, await openThere(url)]) {
    expect(await store.load('one')).toMatchObject({ header: header('one'), seats, entries: 1 });
  }
  const known = migrations.filter(({ postgres }) => postgres !== undefined);
  expect(await asked(url, 'SELECT name FROM kysely_migration ORDER BY name')).toEqual(
    known.map(({ name }) => ({ name })).toSorted((a, b) => (a.name < b.name ? -1 : 1)),
  );
});

test('a database of a later version, or of somebody else, is left alone', async () => {
  const later = await newSchema();
  await openThere(later);
  await asked(later, "INSERT INTO kysely_migration VALUES ('2031-01-01-later', '')");
  await expect(openThere(later)).rejects.toThrow('later Rotonde (2031-01-01-later)');
  const other = await newSchema();
  await asked(other, 'CREATE TABLE jobs (id integer)');
  await expect(openThere(other)).rejects.toThrow('what Rotonde did not write');
  expect(await asked(other, 'SELECT * FROM kysely_migration')).toEqual([]);
});

test('of nodes that write the same entries at once one wins, whatever goes along', async () => {
  const url = await newSchema();
  const nodes = await Promise.all([openThere(url), openThere(url), openThere(url)]);
  const names = Array.from({ length: 30 }, (_, i) => `table${i}`);
  await Promise.all(names.map((id) => nodes[0]?.create(header(id), seats)));
  for (let seq = 1; seq <= 20; seq++) {
    const tries = nodes.flatMap((node, n) =>
      // Each in an order of its own: nobody waits for somebody who waits for them.
      (n === 0 ? names : names.toReversed()).map(async (id, i) => {
        const snapshots = i % 7 === 0 ? { snapshot: snapshot(seq) } : {};
        const play = { due: seq, lease: { worker: `${n}`, until: 99 } };
        const jobs = i % 3 === 0 ? { jobs: { play } } : {};
        await node.append(id, [line(seq, `node-${n}-${seq}`)], { ...snapshots, ...jobs });
        return id;
      }),
    );
    const results = await Promise.allSettled(tries);
    const won = results.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []));
    expect(won.toSorted()).toEqual(names.toSorted());
    for (const one of results) {
      if (one.status === 'rejected') expect(one.reason).toBeInstanceOf(Conflict);
    }
  }
  for (const id of names) {
    const store = nodes[1] ?? expect.fail();
    expect((await logOf(store, id)).map(({ seq }) => seq)).toEqual(
      Array.from({ length: 20 }, (_, i) => i + 1),
    );
  }
});

test('what comes in one turn of the loop is one transaction', async () => {
  const url = await newSchema();
  const store = await openThere(url);
  const names = Array.from({ length: 100 }, (_, i) => `table${i}`);
  await Promise.all(names.map((id) => store.create(header(id), seats)));
  await Promise.all(names.map((id) => store.append(id, [line(1, 'request-1')])));
  await Promise.all(
    names.map((id, i) => store.append(id, [line(2)], i === 5 ? { over: true } : {})),
  );
  const written = await asked(
    url,
    'SELECT seq, count(DISTINCT xmin::text) FROM gestures GROUP BY seq ORDER BY seq',
  );
  expect(written).toEqual([
    { seq: 1, count: '1' },
    { seq: 2, count: '1' },
  ]);
});

test('one whose words PostgreSQL cannot keep spoils nothing for the others of its group', async () => {
  const store = await open();
  for (const id of ['one', 'two', 'three']) await store.create(header(id), seats);
  const results = await Promise.allSettled([
    store.append('one', [line(1, 'request-1')]),
    store.append('two', [line(1, 'half a letter: \ud800')]),
    store.append('none', [line(1)]),
    store.append('three', [line(1)], { over: true }),
  ]);
  expect(results.map(({ status }) => status)).toEqual([
    'fulfilled',
    'rejected',
    'rejected',
    'fulfilled',
  ]);
  expect(results[2]).toMatchObject({ reason: { message: 'no table none' } });
  expect(await store.heads(['one', 'two', 'three'])).toHaveLength(3);
  expect(await logOf(store, 'two')).toEqual([]);
  expect(await store.load('three')).toMatchObject({ entries: 1, over: true });
});

test('what was asked before the close is kept', async () => {
  const url = await newSchema();
  const store = await openThere(url);
  await store.create(header('one'), seats);
  const kept = [store.append('one', [line(1)]), store.append('one', [line(2)])];
  await store.close();
  await Promise.all(kept);
  expect(await logOf(await openThere(url), 'one')).toEqual([line(1), line(2)]);
});

test('of a table that begins while it is judged either nothing is left, or all', async () => {
  const url = await newSchema();
  const [store, other] = [await openThere(url), await openThere(url)];
  const names = Array.from({ length: 40 }, (_, i) => `table${i}`);
  await Promise.all(names.map((id) => store.create(header(id), seats)));
  const begun = new Map<string, Promise<boolean>>();
  const begins = (id: string): Promise<boolean> =>
    other.append(id, [line(1)], { jobs: { play: { due: 1 } } }).then(
      () => true,
      (error: unknown) => (error instanceof NoTable ? false : Promise.reject(error)),
    );
  await store.prune(({ id, entries }) => {
    if (!begun.has(id)) begun.set(id, begins(id));
    return entries === 0;
  });
  expect(begun.size).toBe(names.length);
  for (const [id, begin] of begun) {
    const expected = (await begin) ? { entries: 1 } : undefined;
    const stored = await store.load(id);
    expect(stored && { entries: stored.entries }).toEqual(expected);
  }
});

test('a node that remembers more than the database, after a failover, makes no hole', async () => {
  const url = await newSchema();
  const store = await openThere(url);
  await store.create(header('one'), seats);
  for (const seq of [1, 2, 3]) await store.append('one', [line(seq)]);
  // What was acknowledged by a database that is lost, and had not come to the one that took its place.
  await asked(url, 'DELETE FROM gestures WHERE seq > 1');
  await expect(store.append('one', [line(4)])).rejects.toThrow(Conflict);
  await expect(store.append('one', [line(4), line(5)], { over: true })).rejects.toThrow(Conflict);
  expect(await store.load('one')).toMatchObject({ entries: 1, over: false });
  await store.append('one', [line(2), line(3)]);
  expect((await logOf(store, 'one')).map(({ seq }) => seq)).toEqual([1, 2, 3]);
});

test('a house that is told where its database is keeps nothing elsewhere', async () => {
  const databaseUrl = await newSchema();
  const dataDir = folder();
  const { address, close } = await house({ databaseUrl, dataDir });
  const { players, table } = await twoPlayers(address);
  await playOn(players, 1, 10);
  const { seq } = players[0].view ?? expect.fail();
  await close();
  expect(readdirSync(dataDir)).toEqual([]);
  const again = await house({ databaseUrl, dataDir });
  expect((await Page.at(again.address, table)).view).toMatchObject({ seq });
});
