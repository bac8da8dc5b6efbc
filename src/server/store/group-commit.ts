import type { DatabaseSync } from 'node:sqlite';

/** One change. It runs inside a transaction, and whatever it throws undoes it alone. */
type Change = { make(): void; resolve(): void; reject(error: unknown): void; error?: unknown };

/** Is this the fault of one change, and not of the disk? */
export function isConstraint(error: unknown): error is Error & { errcode: number } {
  const SQLITE_CONSTRAINT = 19;
  if (!(error instanceof Error) || !('errcode' in error)) return false;
  return ((error.errcode as number) & 0xff) === SQLITE_CONSTRAINT;
}

/**
 * Changes that come in the same turn of the event loop are written by one transaction, so that a hundred moves wait
 * for one flush of the disk and not for a hundred. A promise is kept after the COMMIT and never before.
 */
export class GroupCommit {
  readonly #database: DatabaseSync;
  readonly #begin;
  readonly #commit;
  #waiting: Change[] = [];

  constructor(database: DatabaseSync) {
    this.#database = database;
    // Immediate: a transaction that cannot write is to fail before it has read anything.
    this.#begin = database.prepare('BEGIN IMMEDIATE');
    this.#commit = database.prepare('COMMIT');
  }

  /** `make` does all of its change or none: one statement, or several in a savepoint. */
  write(make: () => void): Promise<void> {
    return new Promise((resolve, reject) => {
      // After the sockets that are ready now have been read.
      if (this.#waiting.length === 0) setImmediate(() => this.flush());
      this.#waiting.push({ make, resolve, reject });
    });
  }

  flush(): void {
    const changes = this.#waiting;
    if (changes.length === 0) return;
    this.#waiting = [];
    try {
      this.#begin.run();
      for (const change of changes) attempt(change);
      this.#commit.run();
    } catch (error) {
      if (this.#database.isTransaction) this.#database.exec('ROLLBACK');
      for (const change of changes) change.reject(error);
      return;
    }
    for (const change of changes) {
      if (change.error === undefined) change.resolve();
      else change.reject(change.error);
    }
  }
}

/** A broken constraint undoes its statement and leaves the others of the transaction as they are. */
function attempt(change: Change): void {
  try {
    change.make();
  } catch (error) {
    if (!isConstraint(error)) throw error;
    change.error = error;
  }
}
