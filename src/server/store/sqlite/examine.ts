import { closeSync, existsSync, openSync, readSync, rmSync, statSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { pathToFileURL } from 'node:url';
import { MIGRATIONS_MADE } from '../migrations/migrations.ts';
import { FolderRefused } from './folder-refused.ts';
import { isDamage } from './sqlite-errors.ts';

/**
 * Up to this size every page is looked at before the house opens: 0.3 s for 224 MB. Of a larger file only the head and the
 * schema are, and `rotonde check-store` looks at the rest.
 */
const MOST_BYTES_AT_OPENING = 256 * 1024 * 1024;

/** Refuses a file that is damaged, somebody else's or of a later Rotonde. It is only read: not a byte in the folder changes. */
export function examine(file: string, knownMigrations: readonly string[], whole = false): void {
  if (!existsSync(file)) return;
  const { size } = statSync(file);
  // One that was never written to is new.
  if (size === 0) return;
  if (!beginsAsDatabase(file)) refuse(file, 'is not a database');
  reading(file, (database) => {
    refuseStrangers(file, database, knownMigrations);
    if (!whole && size > MOST_BYTES_AT_OPENING) return;
    const fault = firstFaultOf(database);
    if (fault !== 'ok') refuse(file, `is damaged (${fault})`);
  });
}

function refuse(file: string, why: string): never {
  throw new FolderRefused(`${JSON.stringify(file)} ${why}; nothing in it was changed`);
}

const MAGIC = 'SQLite format 3\0';

function beginsAsDatabase(file: string): boolean {
  const head = Buffer.alloc(MAGIC.length);
  const handle = openSync(file, 'r');
  try {
    readSync(handle, head);
  } finally {
    closeSync(handle);
  }
  return head.toString('latin1') === MAGIC;
}

/** Opens the file for reading alone. What a process that was killed left in the log beside it is read too. */
function reading(file: string, look: (database: DatabaseSync) => void): void {
  const address = pathToFileURL(file);
  // Without a log the file is all there is; opened so, SQLite puts nothing beside it.
  if (!existsSync(`${file}-wal`)) address.searchParams.set('immutable', '1');
  const index = `${file}-shm`;
  const hadIndex = existsSync(index);
  let database: DatabaseSync | undefined;
  try {
    database = new DatabaseSync(address, { readOnly: true });
    look(database);
  } catch (error) {
    if (isDamage(error)) refuse(file, `is damaged (${error.message})`);
    throw error;
  } finally {
    database?.close();
    if (!hadIndex) rmSync(index, { force: true });
  }
}

function firstFaultOf(database: DatabaseSync): string {
  const fault = database.prepare('PRAGMA quick_check(1)').get()?.['quick_check'];
  return `${fault}`.replace('*** in database main ***', '').trim();
}

/** Only what is empty, or what migrations of this version have made, is written to. */
function refuseStrangers(file: string, database: DatabaseSync, known: readonly string[]): void {
  const schema = database.prepare("SELECT name FROM sqlite_schema WHERE type = 'table'").all();
  const names = schema.map(({ name }) => name);
  if (names.length === 0) return;
  if (!names.includes(MIGRATIONS_MADE)) refuse(file, 'is a database, but none of Rotonde');
  for (const { name } of database.prepare(`SELECT name FROM ${MIGRATIONS_MADE}`).all()) {
    if (!known.includes(`${name}`)) refuse(file, `was written by a later Rotonde (${name})`);
  }
}
