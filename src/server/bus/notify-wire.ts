import pg from 'pg';
import type { Connect } from './server-bus.ts';

/** How long anything may take, in milliseconds. */
const PATIENCE_MS = 5000;

/** So often the database is asked whether it is still there: a connection that only listens would not learn it. */
const PING_MS = 5000;

const SAY = 'SELECT pg_notify($1, said) FROM unnest($2::text[]) AS said';

/** PostgreSQL's LISTEN and NOTIFY, on a connection of their own. Houses in two schemas do not hear each other. */
export function notifyWire(url: string): Connect {
  return async (hear, lost) => {
    const client = new pg.Client({
      connectionString: url,
      application_name: 'rotonde bus',
      keepAlive: true,
      connectionTimeoutMillis: PATIENCE_MS,
      query_timeout: PATIENCE_MS,
    });
    client.on('error', lost);
    client.on('end', lost);
    client.on('notification', ({ payload }) => hear(payload ?? ''));
    try {
      await client.connect();
      const { rows } = await client.query<{ schema: string }>('SELECT current_schema() AS schema');
      const channel = `rotonde_${rows[0]?.schema ?? ''}`;
      // What is said need not survive: nobody waits for the disk.
      await client.query('SET synchronous_commit = off');
      await client.query(`LISTEN ${client.escapeIdentifier(channel)}`);
      const pinging = setInterval(() => void client.query('SELECT 1').catch(lost), PING_MS).unref();
      return {
        async send(texts) {
          await client.query({ name: 'say', text: SAY, values: [channel, texts] });
        },
        close() {
          clearInterval(pinging);
          return client.end();
        },
      };
    } catch (error) {
      await client.end().catch(() => undefined);
      throw error;
    }
  };
}
