import type { Kysely } from 'kysely';
import { Migrator } from 'kysely/migration';
import { tables } from './migrations/2026-11-15-tables.ts';
import { snapshots } from './migrations/2026-11-16-snapshots.ts';

/** In the order of their names, forward only. One that has been in a release is never changed. */
const migrations = { '2026-11-15-tables': tables, '2026-11-16-snapshots': snapshots };

/** Brings the database to what this version of the house expects. */
export async function migrate<Schema>(db: Kysely<Schema>): Promise<void> {
  const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } });
  const { error } = await migrator.migrateToLatest();
  if (error !== undefined) throw new Error('the database cannot be migrated', { cause: error });
}
