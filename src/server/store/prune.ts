import type { DatabaseSync } from 'node:sqlite';

/** A table as whoever clears up sees it. */
export type TableAge = {
  id: string;
  /** When it was made. */
  at: number;
  entries: number;
  /** When its last entry was made. */
  lastAt: number | undefined;
};

/** So many are judged at a time, that nobody at another table waits. */
const PAGE = 500;

/**
 * Goes through the tables, in the order they were made, and removes those that are judged to go. Each call takes a page,
 * inside one transaction: what is judged is what is removed. Returns whether there is more.
 */
export function pruner(database: DatabaseSync, goes: (table: TableAge) => boolean) {
  const page = database.prepare(`
    SELECT number, id, tables.at,
           (SELECT max(seq) FROM entries WHERE "table" = number) AS entries,
           (SELECT at FROM entries WHERE "table" = number ORDER BY seq DESC LIMIT 1) AS lastAt
      FROM tables WHERE number > ? ORDER BY number LIMIT ${PAGE}`);
  const removals = removalsOf(database);
  let after = 0;
  return (): { removed: number; isDone: boolean } => {
    const rows = page.all(after) as (Row & { number: number })[];
    let removed = 0;
    for (const { number, id, at, entries, lastAt } of rows) {
      after = number;
      if (!goes({ id, at, entries: entries ?? 0, lastAt: lastAt ?? undefined })) continue;
      for (const removal of removals) removal.run(number);
      removed++;
    }
    return { removed, isDone: rows.length < PAGE };
  };
}

type Row = { id: string; at: number; entries: number | null; lastAt: number | null };

/** All rows that refer to a table, whichever parts of the schema they are in, and then its own. */
export function removalsOf(database: DatabaseSync) {
  const parts = database.prepare(`
    SELECT part.name AS part, reference."from" AS "column"
      FROM sqlite_schema AS part, pragma_foreign_key_list(part.name) AS reference
     WHERE part.type = 'table' AND reference."table" = 'tables'`);
  const referring = parts.all() as { part: string; column: string }[];
  return [...referring, { part: 'tables', column: 'number' }].map(({ part, column }) =>
    database.prepare(`DELETE FROM "${part}" WHERE "${column}" = ?`),
  );
}
