import type { TestProject } from 'vitest/node';
import { openPostgres } from '../../services/postgres.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The address of the PostgreSQL that all tests of this run share; the projects that need none have none. */
    postgresUrl: string | undefined;
  }
}

/** One PostgreSQL for all tests that need one: started before the first of them and stopped after the last. */
export async function setup({ provide }: TestProject): Promise<() => Promise<void>> {
  // Nobody cuts its power: whether the disk keeps its word is no question of these tests.
  const postgres = await openPostgres({ settings: ['fsync=off'] });
  provide('postgresUrl', postgres.url);
  return () => postgres.close();
}
