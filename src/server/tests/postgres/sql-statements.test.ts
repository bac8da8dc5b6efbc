import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
// All parts are loaded with what opens a house.
import '../../open-server.ts';
import { namedStatements } from '../../sql/sql.ts';
import { lookingUp, plainTables, puttingOf, readingOf } from '../../store/copy/plain-tables.ts';
import { MIGRATIONS_MADE, migrations } from '../../store/migrations/migrations.ts';
import { migrate } from '../../store/sqlite/migrate.ts';
import { bothStores, storeAt } from '../both-stores.ts';
import { namesMadeBy, strangersIn } from './sql-words.ts';

/** Whatever a house can ask. */
const all = namedStatements;
const inBoth = migrations.flatMap(({ sqlite, postgres }) => (sqlite === postgres ? [sqlite] : []));
const names = [
  ...namesMadeBy(inBoth),
  ...'tables id jobs kind key due ready worker made'.split(' '),
];

test('statements and migrations for both databases keep to what both know', () => {
  const copying = plainTables.flatMap((table) => [
    readingOf(table, true),
    readingOf(table, false),
    lookingUp(table),
    puttingOf(table, true),
    puttingOf(table, false),
  ]);
  const texts = [...all.map(({ text }) => text), ...inBoth, ...copying];
  expect(texts.flatMap((text) => strangersIn(text, names))).toEqual([]);
  expect(new Set(all.map(({ name }) => name)).size).toBe(all.length);
});

test('whatever is named anywhere in the house is among them', () => {
  const house = fileURLToPath(new URL('../../', import.meta.url));
  const parts = globSync('**/*.ts', { cwd: house, exclude: ['**/tests/**', 'store/**'] })
    .map((file) => readFileSync(join(house, file), 'utf8'))
    .flatMap((text) => Array.from(text.matchAll(/\bnamed\(\s*['`]([a-z-]+)/g), ([, part]) => part));
  expect(parts.length).toBeGreaterThan(10);
  for (const part of parts) expect(all.some(({ name }) => name.startsWith(`${part}`))).toBe(true);
});

/** Told without being asked. What stands here is of no use elsewhere, or is copied with whole tables. */
const NOT_COPIED = `
  ${MIGRATIONS_MADE} tables seats gestures snapshots challenges present`
  .trim()
  .split(/\s+/);

test('every table of the schema is copied, with every column', () => {
  const database = new DatabaseSync(':memory:');
  migrate(database);
  const made = database.prepare(`
    SELECT part.name AS "table", "column".name AS "column"
      FROM sqlite_schema AS part, pragma_table_info(part.name) AS "column"
     WHERE part.type = 'table'`);
  const columns = made
    .all()
    .filter(({ table }) => !NOT_COPIED.includes(`${table}`))
    .map(({ table, column }) => `${table}.${column}`);
  const copied = plainTables.flatMap((one) => one.columns.map((column) => `${one.name}.${column}`));
  expect(columns.toSorted()).toEqual([...copied, 'jobs.worker'].toSorted());
});

test('whatever is kept by a mark is told to its holder, and goes with the ticket', () => {
  const database = new DatabaseSync(':memory:');
  migrate(database);
  const made = database.prepare(`
    SELECT part.name AS "table"
      FROM sqlite_schema AS part, pragma_table_info(part.name) AS "column"
     WHERE part.type = 'table' AND "column".name = 'mark'`);
  const named = new Set(all.map(({ name }) => name));
  for (const { table } of made.all()) {
    // Challenges live for minutes.
    if (table === 'challenges') continue;
    expect(named).toContain(`personal-told-${table}`);
    expect(named).toContain(`personal-gone-${table}`);
  }
});

test.each(bothStores)('%s can read every statement', async (_, newPlace) => {
  const { sql } = await storeAt(await newPlace());
  for (const statement of all) {
    const count = Math.max(
      0,
      ...[...statement.text.matchAll(/\$(\d+)/g)].map(([, n]) => Number(n)),
    );
    // Digits are a number, and a text.
    const values = Array.from({ length: count }, () => '7');
    await expect(sql.read(statement, values), statement.name).resolves.toBeDefined();
  }
});
