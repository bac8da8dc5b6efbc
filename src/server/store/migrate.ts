import type { DatabaseSync } from 'node:sqlite';
import { tables } from './migrations/2026-11-15-tables.ts';
import { host } from './migrations/2026-11-16-host.ts';
import { snapshots } from './migrations/2026-11-16-snapshots.ts';
import { wholeGestures } from './migrations/2026-11-16-whole-gestures.ts';

/** By name, in their order, forward only. One that has been in a release is never changed. */
const migrations: readonly (readonly [string, string])[] = [
  ['2026-11-15-tables', tables],
  ['2026-11-16-host', host],
  ['2026-11-16-snapshots', snapshots],
  ['2026-11-16-whole-gestures', wholeGestures],
];

/** A database with any other is a later version's. */
export const migrationNames: readonly string[] = migrations.map(([name]) => name);

/** Where it stands which have been made. The library whose name it has kept it in earlier versions. */
export const MIGRATIONS_MADE = 'kysely_migration';

/** Brings the database to what this version of the house expects, or `upTo` a version before: all of it, or nothing. */
export function migrate(database: DatabaseSync, upTo = migrations.length): void {
  database.exec('BEGIN IMMEDIATE');
  try {
    database.exec(`
      CREATE TABLE IF NOT EXISTS ${MIGRATIONS_MADE} (
        name varchar(255) NOT NULL PRIMARY KEY,
        timestamp varchar(255) NOT NULL
      )`);
    const isMade = database.prepare(`SELECT 1 FROM ${MIGRATIONS_MADE} WHERE name = ?`);
    const note = database.prepare(`INSERT INTO ${MIGRATIONS_MADE} (name, timestamp) VALUES (?, ?)`);
    for (const [name, sql] of migrations.slice(0, upTo)) {
      if (isMade.get(name)) continue;
      database.exec(sql);
      note.run(name, new Date().toISOString());
    }
    database.exec('COMMIT');
  } catch (error) {
    if (database.isTransaction) database.exec('ROLLBACK');
    throw error;
  }
}
