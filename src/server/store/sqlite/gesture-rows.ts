import type { DatabaseSync, SQLInputValue, StatementSync } from 'node:sqlite';
import type { LogLine } from '#tables/store.ts';
import { maybeTextIn, numberIn, type Row, textIn } from './columns.ts';
import { NUMBER } from './table-rows.ts';

const COLUMNS = '"table", seq, last, at, request, lines';
const VALUES = `(${NUMBER}, ?, ?, ?, ?, ?)`;

/**
 * The rows of `gestures`, which are the log. What was made by one request at one time, chance's turns with it, is one row: two
 * rows would take their table's page of every index twice. `seq` and `last` are its first and last entry; `lines` has
 * for each who made it (null: chance) and the action, as JSON.
 */
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
  const madeBy = database.prepare(`
    SELECT seq FROM gestures WHERE "table" = ${NUMBER} AND request = ?`);
  return {
    /** One statement, which is all or nothing by itself; put into words at once, to be run later. */
    insertion(table: string, lines: readonly LogLine[]): () => void {
      const values: SQLInputValue[] = [];
      let rows = 0;
      for (let from = 0; from < lines.length; rows++) {
        const to = endOfGesture(lines, from);
        values.push(table, ...valuesOf(lines, from, to));
        from = to;
      }
      const insert = insertOf(rows);
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
    madeBy(table: string, request: string): number | undefined {
      const row = madeBy.get(table, request);
      return row && numberIn(row, 'seq');
    },
  };
}

/** A gesture goes on until another request's begins, or one of another time. */
function endOfGesture(lines: readonly LogLine[], from: number): number {
  const at = lines[from]?.at;
  let to = from + 1;
  while (to < lines.length && lines[to]?.id === undefined && lines[to]?.at === at) to++;
  return to;
}

function valuesOf(lines: readonly LogLine[], from: number, to: number): SQLInputValue[] {
  const { seq, at, id = null } = lines[from] as LogLine;
  let text = '';
  for (let i = from; i < to; i++) {
    const { actor, action } = lines[i] as LogLine;
    text += `${i === from ? '[' : ','}[${actor === 'chance' ? null : actor},${JSON.stringify(action)}]`;
  }
  return [seq, seq + to - from - 1, at, id, `${text}]`];
}

function linesOf(row: Row): LogLine[] {
  const [first, at, id] = [numberIn(row, 'seq'), numberIn(row, 'at'), maybeTextIn(row, 'request')];
  const lines = JSON.parse(textIn(row, 'lines')) as [number | null, unknown][];
  return lines.map(([actor, action], i): LogLine => {
    const line: LogLine = { seq: first + i, actor: actor ?? 'chance', action, at };
    return i === 0 && id !== undefined ? { ...line, id } : line;
  });
}
