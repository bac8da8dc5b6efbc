import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import type { GameRecord } from '#kernel/record.ts';

/**
 * Brings the only table of this browser to where a recorded game stood after entry `upTo`, with the same people at it: the end
 * of a long game can be played without its middle. The page is loaded anew.
 */
export async function storeHere(page: Page, file: string, upTo: number): Promise<void> {
  const record = JSON.parse(readFileSync(file, 'utf8')) as GameRecord<unknown>;
  const { options, secret, log } = record;
  const lines = log.slice(0, upTo).map(({ sum: _, ...line }) => line);
  await page.evaluate(replaceTable, { options, secret, lines });
  await page.reload();
}

/** Runs in the page. */
async function replaceTable({
  lines,
  ...played
}: {
  options: unknown;
  secret: string | undefined;
  lines: readonly object[];
}): Promise<void> {
  const done = <T>(request: IDBRequest<T>) =>
    new Promise<T>((resolve, reject) => {
      request.addEventListener('success', () => resolve(request.result));
      request.addEventListener('error', () => reject(request.error));
    });
  const database = await done(indexedDB.open('rotonde'));
  const parts = ['tables', 'lines', 'snapshots'] as const;
  const written = database.transaction(parts, 'readwrite');
  const [tables, log, snapshots] = parts.map((part) => written.objectStore(part)) as [
    IDBObjectStore,
    IDBObjectStore,
    IDBObjectStore,
  ];
  const [row] = (await done(tables.getAll())) as { id: string; header: object }[];
  if (!row) throw new Error('no table');
  log.clear();
  snapshots.clear();
  for (const line of lines) log.add({ ...line, table: row.id });
  await done(tables.put({ ...row, header: { ...row.header, ...played } }));
  database.close();
}
