import type { LiveTable } from './table.ts';
import type { TableHost, TableTies } from './table-host.ts';

/** A table in memory. `live` is there as soon as it is loaded. */
export type OpenTable = {
  table: Promise<LiveTable | undefined>;
  live: LiveTable | undefined;
  /** Who keeps it in memory. */
  visits: number;
};

export type OpenTables = Map<string, OpenTable>;

/** Keeps a table in memory until what is returned is called, once. */
export function stay(tables: OpenTables, id: string, open: OpenTable): () => void {
  open.visits++;
  return () => {
    open.visits--;
    if (open.visits === 0 && tables.get(id) === open) tables.delete(id);
  };
}

/** What all tables of a process have to do with other processes, and with what must happen later. */
export interface TablesNode {
  /** How many tables are played here, whoever is there. */
  readonly playing: number;
  /** Who is there at other nodes (`TableNews`). */
  elsewhere(id: string): number;
  /** `open` is not there for a table that is only looked at. */
  tiesOf(id: string, open: OpenTable | undefined): TableTies;
  rest(): Promise<void>;
  close(): void;
}

/** `node.ts` makes one for a server. A browser has none, and does not load it. */
export type JoinNodes = (host: TableHost, tables: OpenTables) => TablesNode;

const NO_TIES: TableTies = {
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
  rest: () => Promise.resolve(),
  close: () => undefined,
};
