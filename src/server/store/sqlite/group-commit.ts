import type { DatabaseSync } from 'node:sqlite';
import { Conflict, NoTable } from '#tables/store.ts';
import { isBusy, isConstraint } from './sqlite-errors.ts';

/** One change. It runs inside a transaction, and whatever it throws undoes it alone. */
type Change = {
  make(): void;
  /** What whoever asked is told of a failure. */
  explain(error: unknown): unknown;
  resolve(): void;
  reject(error: unknown): void;
  /** When it was first kept waiting, by the clock that only goes forward. */
  since?: number;
  error?: unknown;
};

/** While another program keeps the file to itself it is asked again after so long, and then after twice as long. */
const FIRST_WAIT_MS = 5;
const LONGEST_WAIT_MS = 100;

/**
 * Changes that come in the same turn of the event loop are written by one transaction, so that a hundred moves wait
 * for one flush of the disk and not for a hundred. A promise is kept after the COMMIT and never before.
 */
export class GroupCommit {
  readonly #database: DatabaseSync;
  readonly #begin;
  readonly #commit;
  #patienceMs: number;
  #waitMs = FIRST_WAIT_MS;
  #waiting: Change[] = [];

  /** `patienceMs`: how long a change waits for another program to let go of the file. */
  constructor(database: DatabaseSync, patienceMs: number) {
    this.#database = database;
    this.#patienceMs = patienceMs;
    // Immediate: a transaction that cannot write is to fail before it has read anything.
    this.#begin = database.prepare('BEGIN IMMEDIATE');
    this.#commit = database.prepare('COMMIT');
  }

  /** `make` does all of its change or none: one statement, or several in a savepoint. */
  write(make: () => void, explain = asItIs): Promise<void> {
    return new Promise((resolve, reject) => {
      // After the sockets that are ready now have been read. Whoever waits already is about to be flushed.
      if (this.#waiting.length === 0) setImmediate(() => this.#flush());
      this.#waiting.push({ make, explain, resolve, reject });
    });
  }

  /** Writes what was asked for; what cannot be written now is not tried again. */
  close(): void {
    this.#patienceMs = 0;
    this.#flush();
  }

  #flush(): void {
    if (this.#waiting.length === 0) return;
    try {
      this.#begin.run();
    } catch (error) {
      return isBusy(error) ? this.#waitFor(error) : this.#fail(this.#taken(), error);
    }
    this.#waitMs = FIRST_WAIT_MS;
    const changes = this.#taken();
    try {
      for (const change of changes) attempt(change);
      this.#commit.run();
    } catch (error) {
      return this.#fail(changes, error);
    }
    for (const change of changes) {
      if (change.error === undefined) change.resolve();
      else change.reject(change.explain(change.error));
    }
  }

  #taken(): Change[] {
    const changes = this.#waiting;
    this.#waiting = [];
    return changes;
  }

  #fail(changes: readonly Change[], error: unknown): void {
    // Whoever writes after the end finds the file closed.
    if (this.#database.isOpen && this.#database.isTransaction) this.#database.exec('ROLLBACK');
    for (const change of changes) change.reject(change.explain(error));
  }

  /** The event loop goes on meanwhile. Whoever has waited for too long is told so. */
  #waitFor(busy: unknown): void {
    const now = performance.now();
    for (const change of this.#taken()) {
      change.since ??= now;
      if (now - change.since < this.#patienceMs) this.#waiting.push(change);
      else change.reject(change.explain(busy));
    }
    if (this.#waiting.length === 0) return;
    setTimeout(() => this.#flush(), this.#waitMs);
    this.#waitMs = Math.min(2 * this.#waitMs, LONGEST_WAIT_MS);
  }
}

const asItIs = (error: unknown): unknown => error;

/** A broken constraint, or a rival, undoes its change and leaves the others of the transaction as they are. */
function attempt(change: Change): void {
  try {
    change.make();
  } catch (error) {
    const isItsOwn = isConstraint(error) || error instanceof Conflict || error instanceof NoTable;
    if (!isItsOwn) throw error;
    change.error = error;
  }
}
