import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { header, seats } from '#tables/tests/store-samples.ts';
import { putJob } from '../../sql/job-steps.ts';
import { named, type Sql, step } from '../../sql/sql.ts';
import { copyAll } from '../../store/copy/copy.ts';
import { newBackup, openBackup, openPlace } from '../../store/copy/places.ts';
import type { CopyPlace } from '../../store/copy/whole-table.ts';
import { bothStores, storeAt } from '../both-stores.ts';
import { folder } from '../folder.ts';

const { put, rename, all, jobs } = named('copy-test', {
  put: `
    INSERT INTO tickets (mark, name, drawn, spelt, since, language, settings, version)
    VALUES ($1, $2, $2, $2, 5, 'fr', '{}', 0)`,
  rename: 'UPDATE tickets SET name = $2 WHERE mark = $1',
  all: 'SELECT mark, name, since, leaves FROM tickets ORDER BY mark',
  jobs: 'SELECT kind, key, due FROM jobs ORDER BY key, kind',
});

async function placeAt(path: string): Promise<CopyPlace> {
  const place = await openPlace(path);
  onTestFinished(() => place.close());
  return place;
}

/** More than are read at a time. */
const COUNT = 550;

async function fill(sql: Sql): Promise<void> {
  const marks = Array.from({ length: COUNT }, (_, i) => `mark${1000 + i}`);
  await sql.write(marks.map((mark, i) => step(put, [mark, `name ${i}`])));
}

const STORES = bothStores.flatMap(([one, from]) =>
  bothStores.map(([other, to]) => [one, other, from, to] as const),
);

describe.each(STORES)('rows beside tables, from %s to %s', (_from, _to, newSource, newTarget) => {
  test('a move carries all, and what has changed when it is made again', async () => {
    const [source, target] = [await newSource(), await newTarget()];
    const [from, to] = [await storeAt(source), await storeAt(target)];
    await fill(from.sql);
    await from.sql.write([putJob({ kind: 'tidy', key: 'house', due: 1 })]);
    await from.sql.write([putJob({ kind: 'play', key: 'none', due: 7 })]);
    await from.create(header('one'), seats);
    await from.keep('one', { jobs: { play: { due: 5 } } });
    const places = [await placeAt(source), await placeAt(target)] as const;
    const first = await copyAll(...places, true);
    // One job is the table's.
    expect(first).toMatchObject({ copied: 1, rows: COUNT + 1 });
    expect(await to.sql.read(all)).toEqual(await from.sql.read(all));
    expect(await to.sql.read(jobs)).toEqual([
      { kind: 'play', key: 'none', due: 7 },
      { kind: 'play', key: 'one', due: 5 },
    ]);
    expect(await copyAll(...places, true)).toEqual({ ...first, copied: 0, left: 1 });
    await from.sql.write([step(rename, ['mark1200', 'Nour'])]);
    const again = await copyAll(...places, true);
    expect(again.sum).not.toBe(first.sum);
    expect(await to.sql.read(all)).toEqual(await from.sql.read(all));
  });

  test('a backup brings back what is not there, and leaves what is', async () => {
    const [source, target] = [await newSource(), await newTarget()];
    const [from, to] = [await storeAt(source), await storeAt(target)];
    await fill(from.sql);
    const file = join(folder(), 'backup.sqlite');
    const made = newBackup(file);
    const { sum } = await copyAll(await placeAt(source), made.place, false);
    made.keep();
    // Somebody else has a name by now.
    await to.sql.write([step(put, ['mark1000', 'Nour']), step(put, ['somebody', 'name 1'])]);
    const backup = openBackup(file);
    onTestFinished(() => backup.close());
    expect((await copyAll(backup, await placeAt(target), false)).sum).toBe(sum);
    const rows = await to.sql.read(all);
    expect(rows).toHaveLength(COUNT);
    expect(rows[0]).toMatchObject({ mark: 'mark1000', name: 'Nour', since: 5, leaves: null });
    expect(rows[1]).toMatchObject({ mark: 'mark1002' });
  });
});
