import { randomBytes } from 'node:crypto';
import pg from 'pg';

/** The address of a place in this PostgreSQL that holds nothing and is nobody else's. It goes with the server. */
export async function newSchemaIn(server: string): Promise<string> {
  const name = `s${randomBytes(8).toString('hex')}`;
  await asked(server, `CREATE SCHEMA ${name}`);
  const url = new URL(server);
  url.searchParams.set('options', `-c search_path=${name}`);
  return url.href;
}

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
