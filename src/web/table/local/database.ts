import type { Language } from '#kernel/game.ts';
import type { Beside } from '#tables/beside.ts';
import type { Header, LogLine, SeatStored, Snapshot, Turn } from '#tables/store.ts';

/** What lies in this browser: tables, the lines of their logs, and snapshots. Shared with the front page, so it knows no game. */

export type TableRow = {
  id: string;
  header: Header;
  seats: SeatStored[];
  note: TableNote;
  /** Whether the game has ended; a table of an earlier version does not say. */
  over?: boolean;
  /** How often the row was changed; a table of an earlier version begins at nothing. */
  version?: number;
  beside?: Beside;
  turn?: Turn;
};

/** What the front page says about a table without opening it. */
export type TableNote = {
  status: 'running' | 'over';
  /** The seat to act, if it is a person's. */
  toAct?: number;
  at: number;
  /** One line more, in each language: "Turn 18, 5 scorings of 10". */
  /** In the languages it was seen in. */
  detail?: Readonly<Partial<Record<Language, string>>>;
  /** Once the game is over: the seats that won. */
  won?: readonly number[];
  /** Somebody has decided something. A table that nobody touched is not worth keeping. */
  touched: boolean;
};

export type LineRow = LogLine & { table: string };
export type SnapshotRow = Snapshot & { table: string };

const NAME = 'rotonde';
const VERSION = 2;

let opening: Promise<IDBDatabase> | undefined;

export function database(): Promise<IDBDatabase> {
  opening ??= open().catch((error: unknown) => {
    opening = undefined;
    throw error;
  });
  return opening;
}

async function open(): Promise<IDBDatabase> {
  const request = indexedDB.open(NAME, VERSION);
  request.addEventListener('upgradeneeded', ({ oldVersion }) => {
    const { result: db } = request;
    if (oldVersion < 1) {
      db.createObjectStore('tables', { keyPath: 'id' });
      const lines = db.createObjectStore('lines', { keyPath: ['table', 'seq'] });
      // A line that no request made has no `id`, and so no place in this index.
      lines.createIndex('request', ['table', 'id'], { unique: true });
    }
    // What made it stands in the key, to be read without the state. There is one for an entry all the same.
    db.createObjectStore('snapshots', { keyPath: ['table', 'seq', 'engine'] });
  });
  const db = await resultOf<IDBDatabase>(request);
  // A later version of the house wants to open it: let go, and open again when needed.
  db.addEventListener('versionchange', () => {
    db.close();
    opening = undefined;
  });
  db.addEventListener('close', () => {
    opening = undefined;
  });
  return db;
}

type Asked = {
  readonly result: unknown;
  readonly error: DOMException | null;
  addEventListener(type: 'success' | 'error', heard: () => void): void;
};

/** What lies in the database was written by this house: whoever asks says what it is. */
export function resultOf<T>(request: Asked): Promise<T> {
  return new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result as T));
    request.addEventListener('error', () => reject(failureOf(request.error)));
  });
}

/** Done when all that was asked of the transaction is kept; fails if none of it is. */
export function completed(transaction: IDBTransaction): Promise<void> {
  return new Promise((resolve, reject) => {
    transaction.addEventListener('complete', () => resolve());
    transaction.addEventListener('abort', () => reject(failureOf(transaction.error)));
  });
}

function failureOf(error: DOMException | null): Error {
  return error ?? new Error('the database gave up');
}

/** Every key of this table's lines, or snapshots, from this entry on: an array sorts after all numbers. */
export function linesOf(id: string, from = 0): IDBKeyRange {
  return IDBKeyRange.bound([id, from], [id, []]);
}

export function snapshotAt(id: string, seq: number): IDBKeyRange {
  return IDBKeyRange.bound([id, seq], [id, seq, []]);
}
