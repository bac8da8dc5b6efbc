import { existsSync } from 'node:fs';
import { databaseFileOf } from '#server/store/sqlite/files.ts';
import { FolderRefused } from '#server/store/sqlite/folder-refused.ts';
import { Failure, quoted, UsageError } from './failure.ts';

const ELSEWHERE = '(DATA_DIR chooses another folder)';

/** The folder of a house that has been open before. */
export function readDataFolder(): string {
  const { DATA_DIR = 'data' } = process.env;
  if (existsSync(databaseFileOf(DATA_DIR))) return DATA_DIR;
  throw new UsageError(`no tables are kept in ${quoted(DATA_DIR)} ${ELSEWHERE}`);
}

/** Why a folder cannot be used, to be told in one line. What is no fault of the folder comes back as it is. */
export function folderFailure(error: unknown, folder: string): unknown {
  if (error instanceof FolderRefused) return new UsageError(`${error.message} ${ELSEWHERE}`);
  if (!(error instanceof Error) || !('code' in error)) return error;
  return new Failure(`cannot keep anything in ${quoted(folder)} ${ELSEWHERE}: ${error.message}`);
}
