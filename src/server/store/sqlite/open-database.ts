import { existsSync, mkdirSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { migrationNames } from '../migrations/migrations.ts';
import { examine } from './examine.ts';
import { databaseFileOf, lockFileOf } from './files.ts';
import { lockFolder } from './folder-lock.ts';
import { migrate } from './migrate.ts';

export type OpenDatabase = {
  database: DatabaseSync;
  /** The migrations that it took. */
  made: readonly string[];
  close(): void;
};

/** How long another program may keep the file to itself while the house opens or closes. */
export const PATIENCE_MS = 2000;

/** While the house is open nobody waits here, for all would: who is kept out tries again later (`group-commit.ts`). */
const BUSY_MS = 5;

const PRAGMAS = [
  'journal_mode = WAL',
  'synchronous = FULL',
  'foreign_keys = ON',
  // In pages, 32 MiB: a page that changes with every move is brought home less often.
  'wal_autocheckpoint = 8192',
];

/** The database of this folder, for this process alone. Throws `FolderRefused`, and then nothing there has changed. */
export async function openDatabase(folder: string): Promise<OpenDatabase> {
  mkdirSync(folder, { recursive: true });
  // Where there is no lock yet, none is made before the file has been looked at.
  let unlock = existsSync(lockFileOf(folder)) ? lockFolder(folder) : undefined;
  try {
    examine(databaseFileOf(folder), migrationNames);
    unlock ??= lockFolder(folder);
    const { database, made, close } = await connect(folder);
    const letGo = unlock;
    return {
      database,
      made,
      close() {
        close();
        letGo();
      },
    };
  } catch (error) {
    unlock?.();
    throw error;
  }
}

/** Reads every page of the folder's database. Throws `FolderRefused` if something is wrong with it. */
export function examineWhole(folder: string): void {
  const unlock = existsSync(lockFileOf(folder)) ? lockFolder(folder) : undefined;
  try {
    examine(databaseFileOf(folder), migrationNames, true);
  } finally {
    unlock?.();
  }
}

/** The database of this folder whoever has it open: to copy tables from or to it, and for tests. */
export async function connect(folder: string): Promise<OpenDatabase> {
  const database = new DatabaseSync(databaseFileOf(folder), { timeout: PATIENCE_MS });
  try {
    for (const pragma of PRAGMAS) database.exec(`PRAGMA ${pragma}`);
    const made = migrate(database);
    database.exec(`PRAGMA busy_timeout = ${BUSY_MS}`);
    return { database, made, close: () => database.close() };
  } catch (error) {
    database.close();
    throw error;
  }
}
