import type { Actor, Kind, Play, Seat, State } from '#kernel/game.ts';
import { type Rng, rngFrom } from '#kernel/rng.ts';

/** The chance of a moment. */
export type ChanceAt<K extends Kind> = (table: K['table']) => Rng;

/** How a game is played on from a state without thinking long: up to a horizon, where the state is evaluated. */
export interface Rollouts<K extends Kind> {
  readonly play: Play<K>;

  /** Is it time to evaluate, before this actor acts? Not asked at the end of the game. */
  isHorizon(table: K['table'], actor: Actor): boolean;

  /** Acts for a seat that must: once, or as often as it decides at one go. `chanceAt`: should it want any. */
  act(state: State<K>, seat: Seat, chanceAt: ChanceAt<K>): void;

  /** What a state at the horizon, or at the end of the game, is worth to a seat. Changes nothing. */
  evaluate(state: State<K>, seat: Seat): number;

  /**
   * From which stream of chance this moment draws. Two candidates then meet the same chance at the same moment, however
   * often each of them asked for chance before. Without it a rollout draws from one stream.
   */
  readonly streamOf?: (table: K['table']) => number;
}

/** The chance that the n-th try of every candidate meets. */
export function chanceOf<K extends Kind>(
  { streamOf }: Rollouts<K>,
  seed: number,
  n: number,
): ChanceAt<K> {
  if (streamOf) return (table) => rngFrom(seed + n, streamOf(table));
  const rng = rngFrom(seed, n);
  return () => rng;
}

/** Plays on, in place, to the horizon or to the end. */
export function rollout<K extends Kind>(
  rollouts: Rollouts<K>,
  state: State<K>,
  chanceAt: ChanceAt<K>,
): void {
  const { play } = rollouts;
  for (;;) {
    const { table } = state;
    const actor = play.actors(table)[0];
    if (actor === undefined || rollouts.isHorizon(table, actor)) return;
    if (actor === 'chance') play.apply(state, actor, play.chance(state, chanceAt(table)));
    else rollouts.act(state, actor, chanceAt);
  }
}
