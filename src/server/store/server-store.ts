import type { Jobs } from '#tables/jobs.ts';
import type { Store } from '#tables/store.ts';
import type { Sql } from '../sql/sql.ts';

/** The store of a server: what no table asks for, but the house. */
export type ServerStore = Store & {
  jobs: Jobs;
  /** What is kept beside the tables: who holds a season ticket, what was said, what came of it. */
  sql: Sql;
  /** Removes the tables that are judged to go, and tells how many did. Nothing comes between judgement and removal. */
  prune(goes: (table: TableAge) => boolean): Promise<number>;
  /** Gives the space of what was removed back to the system, and tells how many bytes. Everybody waits meanwhile. */
  pack(): number;
  /** Rejects if nothing can be had from it now. */
  ping(): Promise<void>;
  close(): Promise<void>;
};

/** A table as whoever clears up sees it. */
export type TableAge = {
  id: string;
  /** When it was made. */
  at: number;
  entries: number;
  /** When its last entry was made. */
  lastAt: number | undefined;
};
