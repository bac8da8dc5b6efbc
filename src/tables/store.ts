import type { Clock } from '#clocks/clock.ts';
import type { Pace } from '#clocks/pace.ts';
import type { Kind, Seat, State } from '#kernel/game.ts';
import { type Entry, isUndo } from '#kernel/log.ts';
import type { Beside } from './beside.ts';
import type { TableJobs } from './jobs.ts';

/** Who holds a seat. `holder` is the guest's public mark: SHA-256 of the secret only they have. */
export type SeatStored =
  | { kind: 'open' }
  | { kind: 'guest'; name: string; holder: string }
  | { kind: 'bot'; bot: string; name: string };

/** What a table is apart from its seats and its log. Of this only the host ever changes. */
export type Header = {
  id: string;
  game: string;
  rules: number;
  options: unknown;
  /** Of its chance. Leaves this room only when the game is over. */
  secret: string;
  /** When it was made, in milliseconds. */
  at: number;
  /** The mark of the guest who made it, or whom the host has made host. */
  host?: string;
  /** How fast it is played. Nothing: as everybody likes. */
  pace?: Pace;
};

/** An entry with the name of the request that made it, if a request did. */
export type LogLine = Entry<unknown> & { id?: string };

/**
 * How the game stood after an entry in force, so that nobody need play again what came before. A copy of what the log
 * says and never more: one that is missing, or that another engine made, is made anew.
 */
export type Snapshot = {
  seq: number;
  /** What made it: the game's rules number, and how states are written. */
  engine: string;
  state: State<Kind>;
  /** How far back each seat could undo without asking. */
  floors: readonly number[];
};

/** A table without its log, which is read in parts: what it costs to load does not depend on how long it was played. */
export type Stored = {
  header: Header;
  seats: SeatStored[];
  /** How many entries its log has. */
  entries: number;
  /** Has the game ended? Nothing: it was stored before this was kept. */
  over: boolean | undefined;
  /** Which snapshots there are, oldest first. All are of entries in force. */
  snapshots: Pick<Snapshot, 'seq' | 'engine'>[];
  /** Goes up by one with each `change`. */
  version: number;
  beside: Beside;
  /** Nothing: the game has not begun, or began before this was kept. */
  turn?: Turn;
};

/** Whose turn it is, for whoever has not opened the game. It is stored with the entry that made it so. */
export type Turn = {
  toAct: readonly Seat[];
  /** When it became so. */
  since: number;
  /** Where there is a pace: the clock as it was then, and the entry that this was stored with. */
  clock?: Clock;
  after?: number;
};

/** Where a table stands, in two numbers: enough to know whether one has missed something. */
export type Head = Pick<Stored, 'entries' | 'version'> & { id: string };

/** What goes to the disk together with new lines, or later for a table that was stored before this was kept. */
export type Along = {
  over?: boolean;
  snapshot?: Snapshot;
  /** The snapshot is of a log of so many entries, and is not kept once there are more: an undo may have struck it. */
  asOf?: number;
  turn?: Turn;
  jobs?: TableJobs;
  /** What is beside the log from now on, as `change` would have it: the version goes up by one, or nothing is stored. */
  beside?: { version: number; beside: Beside };
};

/** What is stored together with a new table. A store that keeps neither jobs nor invitations leaves them out. */
export type AtFirst = {
  jobs?: TableJobs;
  /** Whoever is invited to that other table may come to this one too, and so may these; nobody is called for it. */
  invited?: { as: string; and: readonly string[]; by: string };
};

/** What of a table changes beside its log, each as a whole. */
export type Change = {
  seats?: readonly SeatStored[];
  host?: string;
  beside?: Beside;
  /** Has it begun by this? It is kept for whoever looks for tables that have not. */
  begun?: boolean;
  /** Has the game ended by this? */
  over?: boolean;
  jobs?: TableJobs;
};

/** Has everybody sat down who will, and does nothing keep the game from beginning? */
export function hasBegun(seats: readonly SeatStored[], { held }: Beside): boolean {
  return seats.length > 0 && !held && seats.every(({ kind }) => kind !== 'open');
}

/** Somebody else wrote this entry, this request or this version first. Nothing was stored. */
export class Conflict extends Error {
  override name = 'Conflict';
}

/** There is no table of this name, or not any more. Nothing was stored. */
export class NoTable extends Error {
  override name = 'NoTable';

  constructor(id: string) {
    super(`no table ${id}`);
  }
}

/** Somebody else has written to the table, or removed it. */
export const isOvertaken = (error: unknown): boolean =>
  error instanceof Conflict || error instanceof NoTable;

/** Where tables are kept. A promise that is kept means: it is on the disk and survives a crash. */
export interface Store {
  create(
    header: Header,
    seats: readonly SeatStored[],
    beside?: Beside,
    first?: AtFirst,
  ): Promise<void>;
  load(id: string): Promise<Stored | undefined>;

  /** Where these tables stand; those that do not exist are left out. */
  heads(ids: readonly string[]): Promise<Head[]>;

  /** The lines from one number to another, both included. */
  lines(id: string, from: number, to: number): Promise<LogLine[]>;

  /** The number of the entry that this request made, if it made one. */
  madeBy(id: string, request: string): Promise<number | undefined>;

  snapshot(id: string, seq: number): Promise<Snapshot | undefined>;

  /**
   * All or nothing. At a table that does not exist: `NoTable`, as with `keep` and `change`. The pair (table, seq) is unique, and so is (table, request): else `Conflict`. Snapshots of entries that
   * an undo among the lines strikes are gone. With something beside the log, it must have that version too: else `Conflict`.
   */
  append(id: string, lines: readonly LogLine[], along?: Along): Promise<void>;

  /** Keeps what would have gone along with lines that are stored already. */
  keep(id: string, along: Along): Promise<void>;

  /** Makes all of this change if the table still has this version, which then goes up by one: else `Conflict`. */
  change(id: string, version: number, change: Change): Promise<void>;

  /** Nothing of the table is left, and nothing of it can be kept any more. */
  remove(id: string): Promise<void>;
}

/** The entry that these lines take the game back to, if they do: what came after it is out of force. */
export function undoneTo(lines: readonly LogLine[]): number | undefined {
  let target: number | undefined;
  for (const { action } of lines) {
    if (isUndo(action) && action.undo < (target ?? Number.POSITIVE_INFINITY)) target = action.undo;
  }
  return target;
}
