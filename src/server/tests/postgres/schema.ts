import { inject, onTestFinished } from 'vitest';
import { asked, newSchemaIn } from '../../services/new-schema.ts';
import { openPostgresStore } from '../../store/postgres/postgres-store.ts';
import type { ServerStore } from '../../store/server-store.ts';

export { asked };

/** The address of a place in the tests' PostgreSQL that holds nothing and is nobody else's. It goes with the server. */
export function newSchema(server = inject('postgresUrl')): Promise<string> {
  if (server === undefined)
    throw new Error('no PostgreSQL: such a test stands in `tests/postgres/`');
  return newSchemaIn(server);
}

const nothing = (): void => {};

/** A store there, closed when the test is over. It waits for as long as a machine may take that has other work to do. */
export async function openThere(url: string, patienceMs = 60_000): Promise<ServerStore> {
  const store = await openPostgresStore(url, patienceMs);
  onTestFinished(() => store.close().catch(nothing));
  return store;
}
