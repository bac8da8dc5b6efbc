import { newSchemaIn } from '#server/services/new-schema.ts';
import { openPostgres } from '#server/services/postgres.ts';

/** What a house keeps everything in. Some journeys have the one, some the other; the server's tests hold both. */
export type Kept = 'sqlite' | 'postgres';

const SERVER = 'E2E_POSTGRES';

/** One PostgreSQL for the whole run (`globalSetup`): its address lies where the workers find it. */
// biome-ignore lint/style/noDefaultExport: Playwright takes nothing else.
export default async function openOne(): Promise<() => Promise<void>> {
  // Nobody cuts its power.
  const postgres = await openPostgres({ settings: ['fsync=off'] });
  process.env[SERVER] = postgres.url;
  return () => postgres.close();
}

/** What a new house is told to be kept in this. */
export async function placeIn(kept: Kept): Promise<Record<string, string>> {
  if (kept === 'sqlite') return {};
  return { DATABASE_URL: await newSchemaIn(process.env[SERVER] ?? '') };
}
