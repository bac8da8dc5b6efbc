import { MIGRATIONS_MADE, migrationNames, migrations } from '../migrations/migrations.ts';
import { type Asked, Connections, Unavailable } from './connections.ts';

/** Nothing can be kept in this database, though it would let us. What lies there is as it was. */
export class DatabaseRefused extends Error {
  override name = 'DatabaseRefused';
}

/** A name nowhere else: none of these is sent often enough to be remembered by it. */
export const once = (text: string, values: readonly unknown[] = []): Asked => [
  { name: '', text },
  values,
];

/**
 * Brings the database to what this version of the house expects, and tells which migrations that took. Of nodes that open at once
 * each migration is made by one: the others wait at its name, which is unique, until it is there.
 */
export async function migrate(url: string): Promise<string[]> {
  const connections = new Connections(url, PATIENCE_MS, 1);
  try {
    return await migrated(connections);
  } finally {
    await connections.close();
  }
}

/** A migration may have much to write anew. */
const PATIENCE_MS = 3_600_000;

async function migrated(connections: Connections): Promise<string[]> {
  await ensureNames(connections);
  const [found] = await connections.session(({ send }) =>
    send(once(`SELECT name FROM ${MIGRATIONS_MADE}`)),
  );
  for (const { name } of found?.rows ?? []) {
    if (migrationNames.includes(`${name}`)) continue;
    throw new DatabaseRefused(`the database was written by a later Rotonde (${name})`);
  }
  const made: string[] = [];
  for (const { name, postgres } of migrations) {
    if (postgres !== undefined && (await isMade(connections, name, postgres))) made.push(name);
  }
  return made;
}

/** What PostgreSQL says if somebody else does the same at the same time, whatever was asked. Then it is there. */
const RACED = ['23505', '42710', '42P07'];

async function ensureNames(connections: Connections): Promise<void> {
  const create = once(`
    CREATE TABLE IF NOT EXISTS ${MIGRATIONS_MADE} (
      name varchar(255) NOT NULL PRIMARY KEY,
      timestamp varchar(255) NOT NULL
    )`);
  try {
    await connections.session(({ send }) => send(create));
  } catch (error) {
    if (!(error instanceof Unavailable && RACED.includes(error.code ?? ''))) throw error;
  }
}

const DUPLICATE_TABLE = '42P07';

/** Did it fall to us to make it? */
function isMade(connections: Connections, name: string, sql: string): Promise<boolean> {
  return connections.transaction(async ({ send }) => {
    const note = `
      INSERT INTO ${MIGRATIONS_MADE} (name, timestamp) VALUES ($1, $2) ON CONFLICT DO NOTHING`;
    const [noted] = await send(once(note, [name, new Date().toISOString()]));
    if (noted?.count !== 1) return false;
    const parts = sql.split(';').filter((part) => part.trim() !== '');
    try {
      for (const part of parts) await send(once(part));
    } catch (error) {
      if (!(error instanceof Unavailable) || error.code !== DUPLICATE_TABLE) throw error;
      throw new DatabaseRefused(`the database holds what Rotonde did not write: ${error.message}`);
    }
    return true;
  });
}
