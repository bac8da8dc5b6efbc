/**
 * How the nodes of one house hear of each other. What is said may be lost, come twice, late or in another order: it says where
 * to look, never what is so. Whoever has missed something looks a little later.
 */
export interface Bus {
  /** Joins in. What this end says may come back to it. */
  join(end: BusEnd): void;
  /** There is something to say: `write` is called once, when it can be sent, for all that was announced until then. */
  ready(): void;
}

/** A node, as a bus sees it. */
export type BusEnd = {
  /** What there is to say, in texts of at most `MOST_OF_A_TEXT` letters of one byte each. */
  write(): readonly string[];
  hear(text: string): void;
  /** The way was interrupted, and is open again: anything may have been missed. */
  interrupted(): void;
};

/** PostgreSQL takes less than 8,000 bytes with a NOTIFY. */
export const MOST_OF_A_TEXT = 7500;
