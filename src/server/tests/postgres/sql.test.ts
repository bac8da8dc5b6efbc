import { beforeEach, describe, expect, test } from 'vitest';
import { Conflict } from '#tables/store.ts';
import { header, line, seats } from '#tables/tests/store-samples.ts';
import { named, type Sql, step } from '../../sql/sql.ts';
import type { ServerStore } from '../../store/server-store.ts';
import { bothStores, storeAt } from '../both-stores.ts';

const statements = named('sql-test', {
  make: 'CREATE TABLE "things" ("id" text PRIMARY KEY, "count" bigint NOT NULL, "note" text)',
  put: 'INSERT INTO things (id, count, note) VALUES ($1, $2, $3)',
  putOnce: `
    INSERT INTO things (id, count, note) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING`,
  count: 'UPDATE things SET count = $2 WHERE id = $1 AND count = $3',
  add: 'UPDATE things SET count = count + $1',
  all: 'SELECT id, count, note FROM things ORDER BY id',
  like: 'SELECT id FROM things WHERE count = $1 OR id = $2 ORDER BY id',
});
const { make, put, putOnce, count, add, all, like } = statements;

const NOW = 1_794_000_000_000;

describe.each(bothStores)('rows beside tables, in %s', (_, newPlace) => {
  let store: ServerStore;
  let sql: Sql;

  beforeEach(async () => {
    store = await storeAt(await newPlace());
    ({ sql } = store);
    await sql.write([step(make, [])]);
  });

  const ids = async (): Promise<unknown[]> => (await sql.read(all)).map(({ id }) => id);

  test('what is written is read: text, times and nothing', async () => {
    expect(await sql.write([step(put, ['é"$1', NOW, null]), step(put, ['b', 2, '{}'])])).toEqual([
      1, 1,
    ]);
    expect(await sql.read(all)).toEqual([
      { id: 'b', count: 2, note: '{}' },
      { id: 'é"$1', count: NOW, note: null },
    ]);
    expect(await sql.read(like, [NOW, 'b'])).toHaveLength(2);
    expect(await sql.write([])).toEqual([]);
    expect(await sql.write([step(add, [1])])).toEqual([2]);
  });

  test('all steps or none', async () => {
    await sql.write([step(put, ['a', 1, null])]);
    const taken = sql.write([step(put, ['b', 1, null]), step(put, ['a', 2, null])]);
    await expect(taken).rejects.toThrow(Conflict);
    expect(await ids()).toEqual(['a']);
    const missed = [step(put, ['b', 1, null]), step(count, ['a', 2, 7], 1)];
    await expect(sql.write(missed)).rejects.toThrow(Conflict);
    expect(await ids()).toEqual(['a']);
    await expect(sql.write([step(put, ['b', 1, null], 1), step(add, [1], 1)])).rejects.toThrow(
      Conflict,
    );
    await expect(sql.write([step(add, [1], 2)])).rejects.toThrow(Conflict);
    expect(await sql.read(all)).toEqual([{ id: 'a', count: 1, note: null }]);
    expect(await sql.write([step(count, ['a', 2, 1], 1)])).toEqual([1]);
    expect(await sql.write([step(putOnce, ['a', 9, null])])).toEqual([0]);
  });

  test('of those who come at once one has it, and the others are told', async () => {
    await sql.write([step(put, ['a', 0, null])]);
    const tries = Array.from({ length: 20 }, (_none, i) =>
      sql.write([step(count, ['a', i + 1, 0], 1), step(put, [`b${i}`, i, null])]),
    );
    const settled = await Promise.allSettled(tries);
    expect(settled.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    for (const one of settled) {
      if (one.status === 'rejected') expect(one.reason).toBeInstanceOf(Conflict);
    }
    expect(await ids()).toHaveLength(2);
  });

  test('whoever conflicts takes nobody along who writes at the same time', async () => {
    await sql.write([step(put, ['a', 0, null])]);
    const settled = await Promise.allSettled([
      store.create(header('one'), seats),
      sql.write([step(put, ['a', 1, null])]),
      sql.write([step(put, ['b', 1, null])]),
      sql.write([step(add, [1], 99)]),
      store.create(header('two'), seats),
    ]);
    expect(settled.map(({ status }) => status)).toEqual([
      'fulfilled',
      'rejected',
      'fulfilled',
      'rejected',
      'fulfilled',
    ]);
    await Promise.all([store.append('one', [line(1)]), sql.write([step(put, ['c', 1, null])])]);
    expect(await ids()).toEqual(['a', 'b', 'c']);
    expect((await store.load('one'))?.entries).toBe(1);
  });
});
