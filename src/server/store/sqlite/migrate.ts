import type { DatabaseSync } from 'node:sqlite';
import { MIGRATIONS_MADE, migrations } from '../migrations/migrations.ts';

/**
 * Brings the database to what this version of the house expects, or `upTo` a version before: all of it, or nothing. Tells which
 * migrations that took.
 */
export function migrate(database: DatabaseSync, upTo = migrations.length): string[] {
  database.exec('BEGIN IMMEDIATE');
  try {
    database.exec(`
      CREATE TABLE IF NOT EXISTS ${MIGRATIONS_MADE} (
        name varchar(255) NOT NULL PRIMARY KEY,
        timestamp varchar(255) NOT NULL
      )`);
    const isMade = database.prepare(`SELECT 1 FROM ${MIGRATIONS_MADE} WHERE name = ?`);
    const note = database.prepare(`INSERT INTO ${MIGRATIONS_MADE} (name, timestamp) VALUES (?, ?)`);
    const made: string[] = [];
    for (const { name, sqlite } of migrations.slice(0, upTo)) {
      if (isMade.get(name)) continue;
      database.exec(sqlite);
      note.run(name, new Date().toISOString());
      made.push(name);
    }
    database.exec('COMMIT');
    return made;
  } catch (error) {
    if (database.isTransaction) database.exec('ROLLBACK');
    throw error;
  }
}
