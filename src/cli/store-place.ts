import { existsSync } from 'node:fs';
import { isDatabaseUrl } from '#server/store/open-store.ts';
import { databaseFileOf } from '#server/store/sqlite/files.ts';
import { FolderRefused } from '#server/store/sqlite/folder-refused.ts';
import { Failure, quoted, UsageError } from './failure.ts';

const ELSEWHERE = '(DATA_DIR chooses another folder)';
const ANOTHER = '(DATABASE_URL chooses another)';

/** `DATABASE_URL`: where everything is kept instead of a folder; nothing, if it is not set. */
export function readDatabaseUrl(): string | undefined {
  const url = process.env['DATABASE_URL'];
  if (url === undefined || url === '') return undefined;
  if (isDatabaseUrl(url) && URL.canParse(url)) return url;
  throw new UsageError('DATABASE_URL takes an address as in postgres://user@host:5432/name');
}

/** Where a house keeps everything that has been open before: a database, or a folder. */
export function readPlace(): string {
  const { DATA_DIR = 'data' } = process.env;
  const place = readDatabaseUrl() ?? DATA_DIR;
  if (isDatabaseUrl(place) || existsSync(databaseFileOf(place))) return place;
  throw new UsageError(`no tables are kept in ${quoted(place)} ${ELSEWHERE}`);
}

/** A place as it may be told: without a password. */
export function shown(place: string): string {
  if (!isDatabaseUrl(place) || !URL.canParse(place)) return quoted(place);
  const { protocol, host, pathname } = new URL(place);
  return quoted(`${protocol}//${host}${pathname}`);
}

/** Why a place cannot be used, to be told in one line. What is no fault of the place comes back as it is. */
export function placeFailure(error: unknown, place: string): unknown {
  if (error instanceof FolderRefused) return new UsageError(`${error.message} ${ELSEWHERE}`);
  if (!(error instanceof Error)) return error;
  // By their names: the client of PostgreSQL is loaded only where one is asked for.
  if (error.name === 'DatabaseRefused') {
    return new UsageError(`${shown(place)}: ${error.message} ${ANOTHER}`);
  }
  if (error.name === 'Unavailable') {
    return new Failure(`nothing can be had from ${shown(place)} ${ANOTHER}: ${error.message}`);
  }
  if (!('code' in error)) return error;
  return new Failure(`cannot keep anything in ${quoted(place)} ${ELSEWHERE}: ${error.message}`);
}
