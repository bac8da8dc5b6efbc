import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { describe, expect, onTestFinished, test } from 'vitest';
import { header, line, seats, snapshot } from '#tables/tests/store-samples.ts';
import { batches, copyAll } from '../../store/copy/copy.ts';
import { openBackup, openPlace } from '../../store/copy/places.ts';
import { type CopyPlace, sumOf, type WholeTable } from '../../store/copy/whole-table.ts';
import { openStore } from '../../store/open-store.ts';
import { migrate } from '../../store/sqlite/migrate.ts';
import { bothStores } from '../both-stores.ts';
import { folder } from '../folder.ts';

async function opened(place: string): Promise<CopyPlace> {
  const open = await openPlace(place);
  onTestFinished(() => open.close());
  return open;
}

async function allOf(place: CopyPlace): Promise<WholeTable[]> {
  return place.read(async (reading) => {
    const all: WholeTable[] = [];
    for await (const tables of batches(reading)) all.push(...tables);
    return all;
  });
}

/** More than are read at a time. */
const NAMES = Array.from({ length: 120 }, (_, i) => `table${100 + i}`);

describe.each(bothStores)('%s', (_, newPlace) => {
  test('a backup that an earlier version made is read by this one, and stays as it is', async () => {
    const file = join(folder(), 'backup.sqlite');
    const database = new DatabaseSync(file);
    migrate(database, 4);
    database.exec("INSERT INTO tables VALUES (1, 'one', 'g', 1, '{}', 'ab', 1, NULL, NULL)");
    database.exec(`INSERT INTO gestures VALUES (1, 1, 2, 5, 'request-1', '[[0,{}],[null,{}]]')`);
    database.close();
    const bytes = readFileSync(file);
    const backup = openBackup(file);
    onTestFinished(() => backup.close());
    const path = await newPlace();
    expect(await copyAll(backup, await opened(path), false)).toMatchObject({
      copied: 1,
      entries: 2,
    });
    const store = await openStore(path);
    onTestFinished(() => store.close());
    expect(await store.load('one')).toMatchObject({ entries: 2, over: undefined, version: 0 });
    expect(await store.madeBy('one', 'request-1')).toBe(1);
    expect(readFileSync(file)).toEqual(bytes);
  });

  async function filled() {
    const path = await newPlace();
    const store = await openStore(path);
    onTestFinished(() => store.close());
    await Promise.all(NAMES.map((id) => store.create(header(id), seats)));
    const jobs = { play: { due: 5 } };
    const along = { snapshot: snapshot(1), over: true, turn: { toAct: [], since: 9 }, jobs };
    await Promise.all(NAMES.map((id) => store.append(id, [line(1, 'request-1'), line(2)], along)));
    return { store, place: await opened(path) };
  }

  test('what is read is of one moment, whatever is written meanwhile', async () => {
    const { store, place } = await filled();
    const read: WholeTable[] = [];
    await place.read(async (reading) => {
      for await (const tables of batches(reading)) {
        if (read.length === 0) {
          const moves = NAMES.map((id) =>
            store.append(id, [line(3)], { jobs: { play: 'none' }, over: false }),
          );
          await Promise.all([...moves, store.change('table218', 0, { seats: [] })]);
          await Promise.all([store.create(header('table999'), seats), store.remove('table219')]);
        }
        read.push(...tables);
      }
    });
    expect(read.map(({ table }) => table.id)).toEqual(NAMES);
    for (const { table, gestures, snapshots, jobs } of read) {
      expect(table).toMatchObject({ version: 0, over: true, seats });
      expect(gestures.map(({ last }) => last)).toEqual([1, 2]);
      expect([snapshots, jobs]).toEqual([[expect.anything()], [{ kind: 'play', due: 5 }]]);
    }
  });

  test('of tables that do not read as they were written none is kept', async () => {
    const { place } = await filled();
    const target = await opened(await newPlace());
    const [one, two] = await allOf(place);
    if (!one || !two) return expect.fail();
    const wrong = () => {
      throw new Error('not as it was written');
    };
    await expect(target.put([one, two], wrong)).rejects.toThrow('not as it was written');
    expect(await allOf(target)).toEqual([]);
    expect(await copyAll(place, target, false)).toMatchObject({ copied: NAMES.length, left: 0 });
    expect((await allOf(target)).map(sumOf)).toEqual((await allOf(place)).map(sumOf));
  });
});
