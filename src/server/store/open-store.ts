import type { ServerStore } from './server-store.ts';

/** Is this the address of a PostgreSQL, and not a folder? */
export const isDatabaseUrl = (place: string): boolean => /^postgres(?:ql)?:\/\//.test(place);

/** The store at a place: a PostgreSQL's address, or a folder. Only what it takes is loaded. */
export async function openStore(place: string): Promise<ServerStore> {
  if (isDatabaseUrl(place)) {
    return (await import('./postgres/postgres-store.ts')).openPostgresStore(place);
  }
  return (await import('./sqlite/sqlite-store.ts')).openSqliteStore(place);
}
