import type { Entry } from '#kernel/log.ts';

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
};

/** An entry with the name of the request that made it, if a request did. */
export type Line = Entry<unknown> & { id?: string };

export type Stored = { header: Header; seats: SeatStored[]; log: Line[] };

/** Somebody else wrote this entry, or this request, first. Nothing was stored. */
export class Conflict extends Error {
  override name = 'Conflict';
}

/** Where tables are kept. A promise that is kept means: it is on the disk and survives a crash. */
export interface Store {
  create(header: Header, seats: readonly SeatStored[]): Promise<void>;
  load(id: string): Promise<Stored | undefined>;

  /** All or nothing. The pair (table, seq) is unique, and so is (table, request): else `Conflict`. */
  append(id: string, lines: readonly Line[]): Promise<void>;

  seat(id: string, seats: readonly SeatStored[]): Promise<void>;

  /** Makes the guest with this mark the host. */
  host(id: string, holder: string): Promise<void>;

  /** Nothing of the table is left, and nothing of it can be kept any more. */
  remove(id: string): Promise<void>;
}
