/** What SQLite means by its numbers. The upper bytes of a number only say more of the same. */
const SQLITE_BUSY = 5;
const SQLITE_CORRUPT = 11;
const SQLITE_CONSTRAINT = 19;
const SQLITE_NOTADB = 26;

type SqliteError = Error & { errcode: number };

function codeOf(error: unknown): number | undefined {
  if (!(error instanceof Error) || !('errcode' in error)) return undefined;
  return (error.errcode as number) & 0xff;
}

/** Is this the fault of one change, and not of the disk? */
export function isConstraint(error: unknown): error is SqliteError {
  return codeOf(error) === SQLITE_CONSTRAINT;
}

/** Does another connection keep the file to itself? */
export function isBusy(error: unknown): error is SqliteError {
  return codeOf(error) === SQLITE_BUSY;
}

/** Is the file not what SQLite wrote? */
export function isDamage(error: unknown): error is SqliteError {
  const code = codeOf(error);
  return code === SQLITE_CORRUPT || code === SQLITE_NOTADB;
}
