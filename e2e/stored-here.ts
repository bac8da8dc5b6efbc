import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import type { GameRecord } from '#kernel/record.ts';

/**
 * Brings the table that is open, or the only one of this browser, to where a recorded game stood after entry `upTo`, with the same people at it: the end
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
  const rows = (await done(tables.getAll())) as { id: string; header: object }[];
  const row = rows.find(({ id }) => location.pathname.endsWith(`/${id}`)) ?? rows[0];
  if (!row) throw new Error('no table');
  log.clear();
  snapshots.clear();
  for (const line of lines) log.add({ ...line, table: row.id });
  await done(tables.put({ ...row, header: { ...row.header, ...played } }));
  database.close();
}

/** How many entries all tables of this browser have. */
export const entriesHere = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise<number>((resolve, reject) => {
        const opening = indexedDB.open('rotonde');
        opening.addEventListener('error', () => reject(opening.error));
        opening.addEventListener('success', () => {
          const { result } = opening;
          const counting = result.transaction('lines').objectStore('lines').count();
          counting.addEventListener('success', () => {
            result.close();
            resolve(counting.result);
          });
        });
      }),
  );
