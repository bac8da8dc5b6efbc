import { onTestFinished } from 'vitest';
import { openStore } from '../store/open-store.ts';
import type { ServerStore } from '../store/server-store.ts';
import { folder } from './folder.ts';
import { newSchema } from './postgres/schema.ts';

/** For what is promised whatever it is kept in: a new place in each. Such a test stands in `tests/postgres/`. */
export const bothStores: readonly (readonly [string, () => Promise<string>])[] = [
  ['SQLite', async () => folder()],
  ['PostgreSQL', newSchema],
];

/** The store there, until the test is over. */
export async function storeAt(place: string): Promise<ServerStore> {
  const store = await openStore(place);
  onTestFinished(() => store.close().catch(() => undefined));
  return store;
}
