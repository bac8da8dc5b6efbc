import { DatabaseSync } from 'node:sqlite';
import { expect, test } from 'vitest';
import { personalStatements } from '../../accounts/personal.ts';
import { accountStatements } from '../../accounts/statements.ts';
import { analysisStatements } from '../../analysis/statements.ts';
import { dailyStatements } from '../../daily/statements.ts';
import { hallStatements } from '../../hall/statements.ts';
import { mailStatements } from '../../mail/statements.ts';
import { noticeStatements } from '../../notices/statements.ts';
import { peopleStatements } from '../../people/statements.ts';
import { programStatements } from '../../programs/statements.ts';
import { resultStatements } from '../../results/statements.ts';
import { jobStatements } from '../../sql/job-steps.ts';
import type { SqlStatement } from '../../sql/sql.ts';
import { lookingUp, plainTables, puttingOf, readingOf } from '../../store/copy/plain-tables.ts';
import { MIGRATIONS_MADE, migrations } from '../../store/migrations/migrations.ts';
import { migrate } from '../../store/sqlite/migrate.ts';
import { talkStatements } from '../../talk/statements.ts';
import { bothStores, storeAt } from '../both-stores.ts';
import { namesMadeBy, strangersIn } from './sql-words.ts';

/** The statements of each part of the house that keeps rows beside tables. A new part is put here. */
const parts: readonly Readonly<Record<string, SqlStatement>>[] = [
  jobStatements,
  accountStatements,
  mailStatements,
  peopleStatements,
  talkStatements,
  hallStatements,
  noticeStatements,
  resultStatements,
  programStatements,
  analysisStatements,
  dailyStatements,
];

const all = [...parts.flatMap((part) => Object.values(part)), ...personalStatements];
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
  const named = new Set(personalStatements.map(({ name }) => name));
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
