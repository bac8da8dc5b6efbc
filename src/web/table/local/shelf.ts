import {
  completed,
  database,
  linesOf,
  resultOf,
  type TableNote,
  type TableRow,
} from './database.ts';

/** The tables of this browser, seen from outside. */

export async function localTables(): Promise<TableRow[]> {
  const transaction = (await database()).transaction('tables');
  return resultOf<TableRow[]>(transaction.objectStore('tables').getAll());
}

export async function noteLocal(id: string, note: TableNote): Promise<void> {
  const transaction = (await database()).transaction('tables', 'readwrite');
  const tables = transaction.objectStore('tables');
  const row = await resultOf<TableRow | undefined>(tables.get(id));
  if (row) tables.put({ ...row, note } satisfies TableRow);
  await completed(transaction);
}

export async function forgetLocal(ids: readonly string[]): Promise<void> {
  const transaction = (await database()).transaction(['tables', 'lines', 'snapshots'], 'readwrite');
  for (const id of ids) {
    transaction.objectStore('tables').delete(id);
    transaction.objectStore('lines').delete(linesOf(id));
    transaction.objectStore('snapshots').delete(linesOf(id));
  }
  await completed(transaction);
}

const HOUR = 3_600_000;

/** Clears away what was opened and left without a single move. The last hour is left alone: another tab may sit there. */
export async function sweep(now: number): Promise<void> {
  const rows = await localTables();
  const idle = rows.filter(({ note }) => !note.touched && now - note.at > HOUR);
  await forgetLocal(idle.map(({ id }) => id));
}
