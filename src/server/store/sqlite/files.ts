import { join } from 'node:path';

/** What lies in a server's folder. SQLite puts `-wal` and `-shm` beside the database while it is open. */
export const databaseFileOf = (folder: string): string => join(folder, 'rotonde.sqlite');
export const lockFileOf = (folder: string): string => join(folder, 'rotonde.lock');
