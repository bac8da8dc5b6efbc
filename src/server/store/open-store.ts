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

/** Brings what is kept at a place to what this version expects, and tells which migrations that took. */
export async function migratePlace(place: string): Promise<readonly string[]> {
  if (!isDatabaseUrl(place)) {
    const { made, close } = await (await import('./sqlite/open-database.ts')).openDatabase(place);
    close();
    return made;
  }
  return (await import('./postgres/migrate.ts')).migrate(place);
}
