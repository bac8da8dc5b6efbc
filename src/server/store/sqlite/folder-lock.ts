import { DatabaseSync } from 'node:sqlite';
import { lockFileOf } from './files.ts';
import { FolderRefused } from './folder-refused.ts';
import { isBusy } from './sqlite-errors.ts';

/**
 * Keeps the folder for this process; returns how to let go of it. What is held is SQLite's lock on a file of its own, which
 * stays empty: the system lets go of it however the process ends, so that a SIGKILL leaves nothing stale, and it is the same on
 * Linux, macOS and Windows. Nothing else in this process may open that file: closing it would free the lock on POSIX.
 */
export function lockFolder(folder: string): () => void {
  const lock = new DatabaseSync(lockFileOf(folder), { timeout: 0 });
  try {
    // Else a journal would lie beside it.
    lock.exec('PRAGMA journal_mode = MEMORY');
    lock.exec('BEGIN EXCLUSIVE');
  } catch (error) {
    lock.close();
    if (!isBusy(error)) throw error;
    const which = JSON.stringify(folder);
    throw new FolderRefused(`another Rotonde is open on ${which}; nothing was done here`);
  }
  return () => lock.close();
}
