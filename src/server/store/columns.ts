/** A row as the database gives it. What is read from it is looked at: a column that is not what we wrote is damage. */
export type Row = Readonly<Record<string, unknown>>;

export function textIn(row: Row, column: string): string {
  const value = row[column];
  return typeof value === 'string' ? value : strange(column);
}

export function numberIn(row: Row, column: string): number {
  const value = row[column];
  return typeof value === 'number' ? value : strange(column);
}

/** Where there may be nothing. */
export function maybeTextIn(row: Row, column: string): string | undefined {
  return row[column] === null ? undefined : textIn(row, column);
}

export function maybeNumberIn(row: Row, column: string): number | undefined {
  return row[column] === null ? undefined : numberIn(row, column);
}

/** How many tables have begun, and how many have not, by rows that count them. */
export function countsIn(rows: readonly Row[]): { waiting: number; running: number } {
  const count = (begun: number): number =>
    rows.reduce((all, row) => (row.begun === begun ? all + numberIn(row, 'count') : all), 0);
  return { waiting: count(0), running: count(1) };
}

export function strange(column: string): never {
  throw new Error(`the column ${column} holds something else than was written there`);
}
