import type { Kysely } from 'kysely';
import { Migrator } from 'kysely/migration';
import { tables } from './migrations/2026-11-15-tables.ts';
import { host } from './migrations/2026-11-16-host.ts';
import { snapshots } from './migrations/2026-11-16-snapshots.ts';

/** In the order of their names, forward only. One that has been in a release is never changed. */
const migrations = {
  '2026-11-15-tables': tables,
  '2026-11-16-host': host,
  '2026-11-16-snapshots': snapshots,
};

/** A database with any other is a later version's. */
export const migrationNames: readonly string[] = Object.keys(migrations);

/** Brings the database to what this version of the house expects. */
export async function migrate<Schema>(db: Kysely<Schema>): Promise<void> {
  const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } });
  const { error } = await migrator.migrateToLatest();
  if (error instanceof Error) throw error;
  if (error !== undefined) throw new Error('the database cannot be migrated', { cause: error });
}
