import { inject } from 'vitest';
import type { ServerOptions } from '../open-server.ts';
import { isDatabaseUrl } from '../store/open-store.ts';
import { folder } from './folder.ts';
import { newSchema } from './postgres/schema.ts';

/** A new place to keep things in: a folder, or in the PostgreSQL of this run where the tests' project has one. */
export const newPlace = async (): Promise<string> =>
  inject('postgresUrl') === undefined ? folder() : newSchema();

/** What a house is told to be kept there. */
export const keptAt = (place: string): Pick<ServerOptions, 'databaseUrl' | 'dataDir'> =>
  isDatabaseUrl(place) ? { databaseUrl: place, dataDir: folder() } : { dataDir: place };
