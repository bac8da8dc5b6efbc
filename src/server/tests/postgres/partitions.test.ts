import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { Conflict } from '#tables/store.ts';
import { header, line, logOf, seats } from '#tables/tests/store-samples.ts';
import { asked, newSchema, openThere } from './schema.ts';

const OPERATIONS = join(import.meta.dirname, '../../../../docs/OPERATIONS.md');

test('the lines of OPERATIONS.md cut the logs by table; they hold what they held, and go on', async () => {
  const [, lines = ''] = /^```sql\n(.*?)^```$/ms.exec(readFileSync(OPERATIONS, 'utf8')) ?? [];
  const url = await newSchema();
  const before = await openThere(url);
  const names = Array.from({ length: 40 }, (_, i) => `table${i}`);
  for (const id of names) await before.create(header(id), seats);
  await Promise.all(names.map((id) => before.append(id, [line(1, 'request-1')])));
  await before.close();
  await asked(url, lines);

  const store = await openThere(url);
  await Promise.all(names.map((id) => store.append(id, [line(2)])));
  for (const id of names) {
    expect((await logOf(store, id)).map(({ seq }) => seq)).toEqual([1, 2]);
    expect(await store.madeBy(id, 'request-1')).toBe(1);
  }
  await expect(store.append('table7', [line(2)])).rejects.toThrow(Conflict);
  await expect(store.append('table7', [line(3, 'request-1')])).rejects.toThrow(Conflict);
  await store.remove('table7');
  const parts = await asked(url, 'SELECT DISTINCT tableoid::regclass FROM gestures');
  expect(parts.length).toBeGreaterThan(1);
  expect(await asked(url, `SELECT seq FROM gestures WHERE "table" = 'table7'`)).toEqual([]);
});
