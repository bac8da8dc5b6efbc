import type { Seat } from '#kernel/game.ts';
import type { Closing } from '#protocol/to-client.ts';
import type { Request } from '#protocol/to-server.ts';
import { letGo, type OpenTable, type OpenTables } from './alone.ts';
import type { Visitor } from './seating.ts';
import type { LiveTable } from './table.ts';

/** Somebody's stay at a table. There are as many as sockets: methods, so that each is small. */
export class Visit {
  readonly #tables: OpenTables;
  readonly #open: OpenTable;
  readonly #table: LiveTable;
  readonly #visitor: Visitor;
  /** At a table of bots alone: they are watched no longer. */
  readonly #stopWatching: (() => void) | undefined;

  constructor(
    tables: OpenTables,
    open: OpenTable,
    table: LiveTable,
    visitor: Visitor,
    stopWatching: (() => void) | undefined,
  ) {
    this.#tables = tables;
    this.#open = open;
    this.#table = table;
    this.#visitor = visitor;
    this.#stopWatching = stopWatching;
  }

  request(request: Request): Promise<void> {
    return this.#table.request(this.#visitor, request);
  }

  async leave(): Promise<void> {
    await this.#table.leave(this.#visitor);
    this.#stopWatching?.();
    letGo(this.#tables, this.#table.id, this.#open);
  }
}

/** Somebody who comes to a table: as a `Visitor`, but with the secret that shows who they are. */
export type Arrival = {
  secret: string;
  seat?: Seat | undefined;
  from?: string | undefined;
  send(text: string): void;
  dismiss(why: Closing['why']): void;
};
