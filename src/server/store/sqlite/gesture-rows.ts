import type { DatabaseSync, SQLInputValue, StatementSync } from 'node:sqlite';
import type { LogLine, Turn } from '#tables/store.ts';
import { numberIn, textIn } from '../columns.ts';
import { gesturesOf, linesOf } from '../gestures.ts';
import { NUMBER } from './table-rows.ts';

const COLUMNS = '"table", seq, last, at, request, lines, turn';
const VALUES = `(${NUMBER}, ?, ?, ?, ?, ?, ?)`;

/** The rows of `gestures`, which are the log. */
export function gestureRows(database: DatabaseSync) {
  const inserts: StatementSync[] = [];
  const insertOf = (rows: number): StatementSync =>
    (inserts[rows] ??= database.prepare(
      `INSERT INTO gestures (${COLUMNS}) VALUES ${new Array(rows).fill(VALUES).join(', ')}`,
    ));
  // The row that holds the first entry may begin before it.
  const between = database.prepare(`
    SELECT seq, at, request, lines FROM gestures
     WHERE "table" = ${NUMBER} AND seq <= ? AND seq >= coalesce(
             (SELECT max(seq) FROM gestures WHERE "table" = ${NUMBER} AND seq <= ?), 0)
     ORDER BY seq`);
  const last = database.prepare(`
    SELECT last FROM gestures WHERE "table" = ${NUMBER} ORDER BY seq DESC LIMIT 1`);
  const turn = database.prepare(`
    SELECT turn FROM gestures
     WHERE "table" = ${NUMBER} AND turn IS NOT NULL ORDER BY seq DESC LIMIT 1`);
  const madeBy = database.prepare(`
    SELECT seq FROM gestures WHERE "table" = ${NUMBER} AND request = ?`);
  return {
    /** One statement, which is all or nothing by itself; put into words at once, to be run later. */
    insertion(table: string, lines: readonly LogLine[], turn?: Turn): () => void {
      const values: SQLInputValue[] = [];
      const rows = gesturesOf(lines, turn);
      for (const { seq, last: to, at, request, lines: text, turn: whose } of rows) {
        values.push(table, seq, to, at, request, text, whose);
      }
      const insert = insertOf(rows.length);
      return () => void insert.run(...values);
    },
    between(table: string, from: number, to: number): LogLine[] {
      const lines = between.all(table, to, table, from).flatMap(linesOf);
      return lines.filter(({ seq }) => seq >= from && seq <= to);
    },
    /** The number of the last entry; 0: there is none. */
    last(table: string): number {
      const row = last.get(table);
      return row ? numberIn(row, 'last') : 0;
    },
    /** Whose turn it is. */
    turn(table: string): Turn | undefined {
      const row = turn.get(table);
      return row && (JSON.parse(textIn(row, 'turn')) as Turn);
    },
    madeBy(table: string, request: string): number | undefined {
      const row = madeBy.get(table, request);
      return row && numberIn(row, 'seq');
    },
  };
}
