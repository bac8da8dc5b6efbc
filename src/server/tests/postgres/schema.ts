import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { inject, onTestFinished } from 'vitest';
import { openPostgresStore } from '../../store/postgres/postgres-store.ts';
import type { ServerStore } from '../../store/server-store.ts';

/** The address of a place in the tests' PostgreSQL that holds nothing and is nobody else's. */
export async function newSchema(server = inject('postgresUrl')): Promise<string> {
  const name = `s${randomBytes(8).toString('hex')}`;
  await asked(server, `CREATE SCHEMA ${name}`);
  onTestFinished(() => asked(server, `DROP SCHEMA ${name} CASCADE`).then(nothing, nothing));
  const url = new URL(server);
  url.searchParams.set('options', `-c search_path=${name}`);
  return url.href;
}

const nothing = (): void => {};

/** The rows that a statement gives, by a connection of its own. */
export async function asked(url: string, sql: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<Record<string, unknown>>(sql)).rows;
  } finally {
    await client.end();
  }
}

/** A store there, closed when the test is over. It waits for as long as a machine may take that has other work to do. */
export async function openThere(url: string, patienceMs = 60_000): Promise<ServerStore> {
  const store = await openPostgresStore(url, patienceMs);
  onTestFinished(() => store.close().catch(nothing));
  return store;
}
