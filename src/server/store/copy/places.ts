import { copyFileSync, existsSync, mkdirSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { MIGRATIONS_MADE, migrationNames } from '../migrations/migrations.ts';
import { isDatabaseUrl } from '../open-store.ts';
import { examine } from '../sqlite/examine.ts';
import { databaseFileOf } from '../sqlite/files.ts';
import { lockFolder } from '../sqlite/folder-lock.ts';
import { migrate } from '../sqlite/migrate.ts';
import { connect } from '../sqlite/open-database.ts';
import { sqlitePlace } from '../sqlite/whole-tables.ts';
import type { CopyPlace } from './whole-table.ts';

/** Where a house keeps everything, whether it is open or not: a PostgreSQL's address, or a folder. */
export async function openPlace(place: string, isToBeMigrated = true): Promise<CopyPlace> {
  if (isDatabaseUrl(place))
    return (await import('../postgres/whole-tables.ts')).postgresPlace(place, isToBeMigrated);
  mkdirSync(place, { recursive: true });
  const file = databaseFileOf(place);
  examine(file, migrationNames);
  // Nothing is written there before there is something to write: somebody may be moving.
  if (!isUpToDate(file)) await migrated(place);
  return sqlitePlace(file, nothing);
}

/** Nobody else may have it open: an earlier version would not know what is made of it. */
async function migrated(folder: string): Promise<void> {
  const unlock = lockFolder(folder);
  try {
    (await connect(folder)).close();
  } finally {
    unlock();
  }
}

/** Has every migration been made there? Of a file that does not exist none has. */
function isUpToDate(file: string): boolean {
  if (!existsSync(file)) return false;
  const database = new DatabaseSync(file);
  try {
    const made = database.prepare(`SELECT name FROM ${MIGRATIONS_MADE}`).all();
    return made.length === migrationNames.length;
  } catch {
    return false;
  } finally {
    database.close();
  }
}

const nothing = (): void => {};

/** A backup is one file, a database like any folder's. It has its name once it is whole: after `keep`. */
export function newBackup(file: string): { place: CopyPlace; keep(): void; drop(): void } {
  const part = `${file}.part`;
  rmSync(part, { force: true });
  const database = new DatabaseSync(part);
  migrate(database);
  database.close();
  return {
    place: sqlitePlace(part, nothing),
    keep: () => renameSync(part, file),
    drop: () => rmSync(part, { force: true }),
  };
}

/** What was backed up, by this version or by an earlier one. The file stays as it is. */
export function openBackup(file: string): CopyPlace {
  examine(file, migrationNames, true);
  if (isUpToDate(file)) return sqlitePlace(file, nothing);
  const folder = mkdtempSync(join(tmpdir(), 'rotonde-backup-'));
  const remove = (): void => rmSync(folder, { recursive: true, force: true });
  try {
    const copy = join(folder, 'backup.sqlite');
    copyFileSync(file, copy);
    const database = new DatabaseSync(copy);
    migrate(database);
    database.close();
    return sqlitePlace(copy, remove);
  } catch (error) {
    remove();
    throw error;
  }
}
