import type { Kind, Seat } from '#kernel/game.ts';
import type { Entry } from '#kernel/log.ts';

/** What the command line measures of one game besides its moves, wins and scores. */
export interface Bench<K extends Kind> {
  /** What is timed by itself. */
  readonly tasks?: readonly BenchTask<K>[];

  /** Something that a seat may do again and again without an end: what makes a table as long as one likes. */
  readonly endless?: K['action'];

  /** What a simulation is played by where its options say nothing else. */
  readonly usual?: Readonly<Record<string, unknown>>;

  /**
   * How many seats a ladder is played with, if not the usual table: where rivals settle among each other who is struck, two
   * show better who plays well, and where games of four take too long, more are played.
   */
  readonly ladderSeats?: number;

  /** How many seconds its strongest bot may think about a choice, at the median, where the usual bound does not hold. */
  readonly slowest?: number;

  /**
   * Counted at the end of each finished game, from its table and from all that was done: a number is spread over the
   * games, a word is shared out among them.
   */
  figures?(table: K['table'], log: readonly Done[]): Figures;
}

/** Work of one game that players and screens ask for again and again. */
export interface BenchTask<K extends Kind> {
  readonly name: string;
  readonly label: string;

  /** Does it on this table for this seat. How many times? */
  work(table: K['table'], seat: Seat): number;
}

/** What is read of an entry of the log. */
export type Done = Pick<Entry<unknown>, 'actor' | 'action'>;

export type Figures = Readonly<Record<string, number | string>>;
