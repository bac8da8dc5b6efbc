import type { Kind, Seat } from '#kernel/game.ts';

/** Work of one game that players and screens ask for again and again: what is timed by itself. */
export interface Chore<K extends Kind> {
  readonly name: string;
  readonly label: string;

  /** Does it on this table for this seat. How many times? */
  work(table: K['table'], seat: Seat): number;
}
