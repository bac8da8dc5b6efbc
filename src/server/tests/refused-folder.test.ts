import {
  closeSync,
  cpSync,
  mkdirSync,
  openSync,
  truncateSync,
  writeFileSync,
  writeSync,
} from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { describe, expect, onTestFinished, test } from 'vitest';
import { databaseFileOf, lockFileOf } from '../store/sqlite/files.ts';
import { lockFolder } from '../store/sqlite/folder-lock.ts';
import { FolderRefused } from '../store/sqlite/folder-refused.ts';
import { examineWhole } from '../store/sqlite/open-database.ts';
import { openSqliteStore } from '../store/sqlite/sqlite-store.ts';
import { bytesOf } from './bytes-of.ts';
import { folder } from './folder.ts';

const header = { id: 'one', game: 'g', rules: 1, options: {}, secret: 'ab'.repeat(32), at: 1 };

/** A folder with a table and its log in it, long enough for pages that are no schema. */
async function filled(path = folder()): Promise<string> {
  const store = await openSqliteStore(path);
  await store.create(header, [{ kind: 'open' }]);
  const filler = 'x'.repeat(500);
  const line = (seq: number) => ({ seq, actor: 0, action: { filler }, at: seq });
  await store.append(
    'one',
    Array.from({ length: 100 }, (_, index) => line(index + 1)),
  );
  await store.close();
  return path;
}

/** What a process that was killed leaves: a database whose last changes are still in the log beside it. */
async function killed(): Promise<string> {
  const [live, path] = [folder(), folder()];
  const store = await openSqliteStore(live);
  await store.create(header, [{ kind: 'open' }]);
  for (const end of ['', '-wal']) {
    cpSync(`${databaseFileOf(live)}${end}`, `${databaseFileOf(path)}${end}`);
  }
  await store.close();
  return path;
}

function overwrite(file: string, at: number, text: string): void {
  const handle = openSync(file, 'r+');
  writeSync(handle, text, at);
  closeSync(handle);
}

function sql(path: string, statement: string): void {
  const database = new DatabaseSync(databaseFileOf(path));
  database.exec(statement);
  database.close();
}

const LATER =
  "INSERT INTO kysely_migration VALUES ('2199-01-01-wings', '2199-01-01T00:00:00.000Z')";

describe.each(['as an older version left it, without a lock', 'with a lock'])(
  'a folder %s',
  (of) => {
    test.each<[string, string, (path: string) => void]>([
      [
        'no database',
        'is not a database',
        (path) => writeFileSync(databaseFileOf(path), 'Dear diary'),
      ],
      [
        'a broken head',
        'is damaged',
        (path) => overwrite(databaseFileOf(path), 16, '\0\0\0\0\0\0'),
      ],
      [
        'a broken schema',
        'is damaged',
        (path) => overwrite(databaseFileOf(path), 100, 'x'.repeat(80)),
      ],
      [
        'a broken page',
        'is damaged',
        (path) => overwrite(databaseFileOf(path), 20_480, 'x'.repeat(99)),
      ],
      ['its end cut off', 'is damaged', (path) => truncateSync(databaseFileOf(path), 16_384)],
      ['a later version’s', 'was written by a later Rotonde (2199', (path) => sql(path, LATER)],
      [
        'a stranger’s',
        'is a database, but none of Rotonde',
        (path) => sql(path, 'DROP TABLE kysely_migration'),
      ],
    ])('with %s is refused in one line, and left to the byte', async (_, why, spoil) => {
      const whole = await filled();
      const path = of === 'with a lock' ? whole : folder();
      if (path !== whole) cpSync(databaseFileOf(whole), databaseFileOf(path));
      spoil(path);
      const before = bytesOf(path);
      const error: unknown = await openSqliteStore(path).catch((thrown: unknown) => thrown);
      expect(error).toBeInstanceOf(FolderRefused);
      expect((error as Error).message).toContain(why);
      expect((error as Error).message).not.toContain('\n');
      expect(() => examineWhole(path)).toThrow(FolderRefused);
      expect(bytesOf(path)).toEqual(before);
    });
  },
);

test('what a killed process left in the log is looked at too, and left to the byte', async () => {
  const later = await killed();
  const sound = await killed();
  // The row of the later version is in the log alone.
  const live = folder();
  cpSync(sound, live, { recursive: true });
  const database = new DatabaseSync(databaseFileOf(live));
  onTestFinished(() => database.close());
  database.exec(LATER);
  cpSync(`${databaseFileOf(live)}-wal`, `${databaseFileOf(later)}-wal`);
  const before = bytesOf(later);
  await expect(openSqliteStore(later)).rejects.toThrow('was written by a later Rotonde');
  expect(bytesOf(later)).toEqual(before);
  const store = await openSqliteStore(sound);
  onTestFinished(() => store.close());
  expect(await store.load('one')).toMatchObject({ header });
});

test('a folder of a new house, or with an empty file, is as good as any; so is an odd name', async () => {
  const path = join(folder(), 'new house? #1 100% é');
  await filled(path);
  const empty = folder();
  writeFileSync(databaseFileOf(empty), '');
  await filled(empty);
  for (const each of [path, empty]) {
    const store = await openSqliteStore(each);
    expect((await store.load('one'))?.entries).toBe(100);
    await store.close();
    expect(() => examineWhole(each)).not.toThrow();
  }
});

describe('a folder that somebody has open', () => {
  test('is refused to everybody else, until they let go', async () => {
    const path = folder();
    const store = await openSqliteStore(path);
    await store.create(header, []);
    await expect(openSqliteStore(path)).rejects.toThrow(`another Rotonde is open on`);
    expect(() => examineWhole(path)).toThrow(FolderRefused);
    await store.append('one', [{ seq: 1, actor: 0, action: {}, at: 1 }]);
    await store.close();
    const next = await openSqliteStore(path);
    expect((await next.load('one'))?.entries).toBe(1);
    await next.close();
  });

  test('a lock that lies about is no lock', async () => {
    const path = folder();
    mkdirSync(path, { recursive: true });
    writeFileSync(lockFileOf(path), '');
    lockFolder(path)();
    await (await openSqliteStore(path)).close();
  });

  test('a house that cannot open lets go', async () => {
    const path = await filled();
    sql(path, LATER);
    await expect(openSqliteStore(path)).rejects.toThrow('later Rotonde');
    sql(path, "DELETE FROM kysely_migration WHERE name LIKE '2199%'");
    await (await openSqliteStore(path)).close();
  });
});
