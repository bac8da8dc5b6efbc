import type { Row } from '../store/columns.ts';

/** What may be written and asked for: JSON is text, a time is a number of milliseconds, yes and no are 1 and 0. */
export type SqlValue = string | number | null;

/** Sent by its name, which is nobody else's (`named`). `$1` is the first value, `$2` the second. */
export type SqlStatement = { name: string; text: string };

/** One statement of a change. `rows`: so many it must touch, or nothing of the change is kept. */
export type Step = {
  statement: SqlStatement;
  values: readonly SqlValue[];
  rows?: number | undefined;
};

/**
 * Rows beside the tables, in whatever database. Statements keep to what SQLite and PostgreSQL both know, which
 * `tests/postgres/sql-statements.test.ts` holds them to. (A `sum` of whole numbers is none of it: PostgreSQL tells it as text.)
 */
export interface Sql {
  read(statement: SqlStatement, values?: readonly SqlValue[]): Promise<Row[]>;

  /**
   * All steps or none, in their order, and how many rows each has touched. Throws `Conflict` if one touches another number
   * than it must, or if a key is taken.
   */
  write(steps: readonly Step[]): Promise<number[]>;
}

/** Those of all parts of the house that have been loaded: so that a test finds every one, and none can be forgotten there. */
export const namedStatements: SqlStatement[] = [];

/** The statements of one part of the house, by name. */
export function named<Names extends string>(
  part: string,
  texts: Record<Names, string>,
): Record<Names, SqlStatement> {
  const statements = Object.entries<string>(texts).map(([name, text]) => [
    name,
    { name: `${part}-${name}`, text: text.trim().replaceAll(/\s+/g, ' ') },
  ]);
  const byName = Object.fromEntries(statements) as Record<Names, SqlStatement>;
  namedStatements.push(...Object.values<SqlStatement>(byName));
  return byName;
}

/** A step, in one line. */
export const step = (
  statement: SqlStatement,
  values: readonly SqlValue[],
  rows?: number,
): Step => ({
  statement,
  values,
  rows,
});
