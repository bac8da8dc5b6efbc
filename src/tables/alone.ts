import { askOf } from './asked.ts';
import type { TableParts } from './playing.ts';
import type { Head } from './store.ts';
import type { LiveTable } from './table.ts';
import type { Following, TableHost, TableTies } from './table-host.ts';

/** A table in memory, or on its way there. */
export type OpenTable = {
  loading: Promise<LiveTable | undefined> | undefined;
  live: LiveTable | undefined;
  /** Who keeps it in memory. */
  visits: number;
};

export type OpenTables = Map<string, OpenTable>;

/** Keeps a table in memory until what is returned is called, once. */
export function stay(tables: OpenTables, id: string, open: OpenTable): () => void {
  open.visits++;
  return () => letGo(tables, id, open);
}

/** One reason less to keep a table in memory. */
export function letGo(tables: OpenTables, id: string, open: OpenTable): void {
  open.visits--;
  if (open.visits === 0 && tables.get(id) === open) tables.delete(id);
}

/** What all tables of a process have to do with other processes, and with what must happen later. */
export interface TablesNode {
  /** How many tables are played here, whoever is there. */
  readonly playing: number;
  /** Who is there at other nodes (`TableNews`). */
  elsewhere(id: string): number;
  /** `open` is not there for a table that is only looked at. */
  tiesOf(id: string, open: OpenTable | undefined): TableTies;
  /** Says something to the same part of the house at other nodes. */
  say(word: string): void;
  /** This table was changed by another part of the house, and stands there now. */
  changed(head: Head): void;
  rest(): Promise<void>;
  close(): void;
}

/** `node.ts` makes one for a server. A browser has none, and does not load it. */
export type JoinNodes = (host: TableHost, tables: OpenTables) => TablesNode;

/** Another tab has written first, which is rare: everybody is told anew where the game stands. */
class Rereading implements Following {
  isGone = false;
  readonly #parts: TableParts;

  constructor(parts: TableParts) {
    this.#parts = parts;
  }

  upTo(): Promise<boolean> {
    return this.look();
  }

  async look(): Promise<boolean> {
    const { host, session, seating, viewers } = this.#parts;
    const stored = await host.store.load(session.header.id);
    this.isGone = !stored;
    if (!stored) return true;
    if (stored.entries === session.seq && stored.version === seating.version) return false;
    seating.read(stored);
    await session.readOn(stored);
    viewers.ask = askOf(stored);
    await viewers.welcomeAll();
    return true;
  }
}

const NO_TIES: TableTies = {
  following: (parts) => new Rereading(parts),
  clocks: () => undefined,
  company: () => undefined,
  going: () => undefined,
  isShared: false,
  announce: () => undefined,
  elsewhere: () => 0,
  stay: () => () => undefined,
  jobs: undefined,
};

/** Nobody else serves these tables, and bots play while somebody is there. */
export const alone: TablesNode = {
  playing: 0,
  elsewhere: () => 0,
  tiesOf: () => NO_TIES,
  say: () => undefined,
  changed: () => undefined,
  rest: () => Promise.resolve(),
  close: () => undefined,
};
