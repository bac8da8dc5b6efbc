import type { Kind, Play, Seat, State } from '#kernel/game.ts';
import { rngFrom } from '#kernel/rng.ts';
import type { Parts } from './advice.ts';

/** How a game is played on to its end, quickly. What it may look like from there is read from many of these. */
export interface PlayOut<K extends Kind> {
  readonly play: Play<K>;

  /** So many are played out in about a minute on a slow machine. */
  readonly minute: number;

  /**
   * Acts for a seat that must, in place: once, or as often as it decides at one go. It reads the table and what is the
   * seat's own, and draws nothing: in the same position it always does the same.
   */
  act(state: State<K>, seat: Seat): void;

  /** What this seat might well do now, as it looks at first, the best first: each all that it does at one go. */
  candidates(table: K['table'], own: K['own'], seat: Seat): readonly (readonly K['action'][])[];

  /**
   * Where play-outs are too sure: of 100 games of computers that see further, in so many came what they had called certain
   * (`training/advice/calibration.ts`).
   */
  readonly sure?: number;

  /** So many of these are looked for by an analysis beside what was played, where its first few are too often not the best. */
  readonly others?: number;

  /**
   * What the game's evaluation is made of after a seat has gone on so, by what it knows: for saying why one way is better than
   * another, that begins otherwise. Nothing, where it never thinks of that way.
   */
  parts?(
    table: K['table'],
    own: K['own'],
    seat: Seat,
    actions: readonly K['action'][],
  ): Parts | undefined;

  /** A number for the moment of a draw: games that went different ways meet the same chance at the same moment. */
  momentOf(table: K['table']): number;
}

/** No game of the house comes near. One that does never ends. */
const MOST_STEPS = 100_000;

/** So many draws may fall into one moment before they share chance with those of the next. */
const DRAWS_A_MOMENT = 64;

/**
 * Plays on in place, to the end, or to where `isFar` says that it is far enough. Same seed, same chance: draw by draw within
 * each moment.
 */
export function playToEnd<K extends Kind>(
  { play, act, momentOf }: PlayOut<K>,
  state: State<K>,
  seed: number,
  isFar?: (table: K['table']) => boolean,
): void {
  const drawn = new Map<number, number>();
  for (let steps = 0; steps < MOST_STEPS; steps++) {
    const actor = play.actors(state.table)[0];
    if (actor === undefined || isFar?.(state.table)) return;
    if (actor === 'chance') {
      const moment = momentOf(state.table);
      const nth = drawn.get(moment) ?? 0;
      drawn.set(moment, nth + 1);
      const rng = rngFrom(seed, moment * DRAWS_A_MOMENT + nth);
      play.apply(state, actor, play.chance(state, rng));
    } else act(state, actor);
  }
  throw new Error(`a game without an end: still going on after ${MOST_STEPS} steps`);
}
