import type { Pace } from '#clocks/pace.ts';
import type { Beside } from '#tables/beside.ts';
import type { Jobs } from '#tables/jobs.ts';
import type { SeatStored, Store, Stored } from '#tables/store.ts';
import type { Sql } from '../sql/sql.ts';

/** The store of a server: what no table asks for, but the house. */
export type ServerStore = Store & {
  jobs: Jobs;
  /** Where this holder sits, or is the host: what is over comes last, and before it what was touched last comes first. */
  tablesOf(holder: string, most: number): Promise<Listed[]>;
  /** Those that everybody may find and that are not over, which have begun or wait; the newest first. */
  publicTables(begun: boolean, most: number, wanted?: OpenWanted): Promise<Listed[]>;
  /** How many there are of those. */
  publicCounts(wanted?: OpenWanted): Promise<{ waiting: number; running: number }>;
  /** Those that are over; the newest first. */
  arrivals(most: number, wanted?: ArrivalsWanted): Promise<Listed[]>;
  /** Tables by their names; those that do not exist are left out. */
  listed(ids: readonly string[]): Promise<Listed[]>;
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

/** Of this game; of this pace, or of none. */
export type OpenWanted = { game?: string | undefined; pace?: Pace['kind'] | undefined };

/** Where this holder sits or is the host, else those that everybody may find; of this game, with somebody of such a name (`plainly`). */
export type ArrivalsWanted = {
  holder?: string | undefined;
  game?: string | undefined;
  name?: string | undefined;
};

/** What the hall asks for. */
export type Listing = Pick<
  ServerStore,
  'tablesOf' | 'publicTables' | 'publicCounts' | 'arrivals' | 'listed'
>;

/** A table without its log. `touched`: when something last happened there. */
export type Listed = Omit<Stored, 'snapshots'> & { touched: number };

/** Who may find a table, as the databases have it. */
export const accessOf = ({ access }: Beside): string => access ?? 'link';

/** What the text of such a pace is like; nothing: any. */
export const pacePattern = (pace: Pace['kind'] | undefined): string | null =>
  pace === undefined ? null : `%"kind":"${pace}"%`;

/** Everybody who sits there, once. */
export const holdersOf = (seats: readonly SeatStored[]): string[] => [
  ...new Set(seats.flatMap((seat) => (seat.kind === 'guest' ? [seat.holder] : []))),
];

/** A table as whoever clears up sees it. */
export type TableAge = {
  id: string;
  /** When it was made. */
  at: number;
  entries: number;
  /** When its last entry was made. */
  lastAt: number | undefined;
};
