import type { DatabaseSync } from 'node:sqlite';
import { maybeNumberIn, numberIn, type Row, textIn } from '../columns.ts';
import type { TableAge } from '../server-store.ts';
import { jobRows } from './job-rows.ts';

/** So many are judged at a time, that nobody at another table waits. */
const PAGE = 500;

/**
 * Goes through the tables, in the order they were made, and removes those that are judged to go. Each call takes a page,
 * inside one transaction: what is judged is what is removed. Returns whether there is more.
 */
export function pruner(database: DatabaseSync, goes: (table: TableAge) => boolean) {
  const page = database.prepare(`
    SELECT number, id, tables.at,
           (SELECT last FROM gestures WHERE "table" = number ORDER BY seq DESC LIMIT 1) AS entries,
           (SELECT at FROM gestures WHERE "table" = number ORDER BY seq DESC LIMIT 1) AS lastAt
      FROM tables WHERE number > ? ORDER BY number LIMIT ${PAGE}`);
  const remove = removalOf(database);
  let after = 0;
  return (): { removed: number; isDone: boolean } => {
    const rows = page.all(after);
    let removed = 0;
    for (const row of rows) {
      after = numberIn(row, 'number');
      if (!goes(ageOf(row))) continue;
      remove(after, textIn(row, 'id'));
      removed++;
    }
    return { removed, isDone: rows.length < PAGE };
  };
}

function ageOf(row: Row): TableAge {
  return {
    id: textIn(row, 'id'),
    at: numberIn(row, 'at'),
    entries: maybeNumberIn(row, 'entries') ?? 0,
    lastAt: maybeNumberIn(row, 'lastAt'),
  };
}

/** Removes all rows that refer to a table, whichever parts of the schema they are in, what was to be done and what was read there, and its own. */
export function removalOf(database: DatabaseSync): (number: number, id: string) => void {
  const parts = database.prepare(`
    SELECT part.name AS part, reference."from" AS "column"
      FROM sqlite_schema AS part, pragma_foreign_key_list(part.name) AS reference
     WHERE part.type = 'table' AND reference."table" = 'tables'`);
  const referring = parts.all().map((row) => ({
    part: textIn(row, 'part'),
    column: textIn(row, 'column'),
  }));
  const removals = [...referring, { part: 'tables', column: 'number' }].map(({ part, column }) =>
    database.prepare(`DELETE FROM "${part}" WHERE "${column}" = ?`),
  );
  const analysis = database.prepare('DELETE FROM analyses WHERE table_id = ?');
  const { dropAll } = jobRows(database);
  return (number, id) => {
    for (const removal of removals) removal.run(number);
    analysis.run(id);
    dropAll(id);
  };
}
