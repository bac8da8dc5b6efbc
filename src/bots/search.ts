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

  /** What a state at the horizon, or at the end of the game, is worth to whoever searches. Changes nothing. */
  evaluate(state: State<K>): number;

  /**
   * From which stream of chance this moment draws. Two candidates then meet the same chance at the same moment, however
   * often each of them asked for chance before. Without it a rollout draws from one stream.
   */
  readonly streamOf?: (table: K['table']) => number;
}

/** What a game feeds the search with. `M` is what is weighed: an action, or a plan of several. */
export interface Search<K extends Kind, M> extends Rollouts<K> {
  /** Rollouts for all candidates together, about. */
  readonly tries: number;

  /** A candidate is tried a multiple of so many times. */
  readonly step?: number;

  /** A state that the searching seat cannot rule out. It is copied before anything happens on it. */
  imagine(rng: Rng): State<K>;

  /** Makes a candidate happen, for the n-th time (from 0): as much of it as is allowed. */
  begin(state: State<K>, move: M, n: number): void;
}

/** `prior`: what is added to the mean of its rollouts. */
export type Candidate<M> = { readonly move: M; readonly prior: number };

type Tried<M> = Candidate<M> & { sum: number };

/**
 * The best of the candidates; none, if there are none. The n-th try of each of them starts from the same imagined state
 * and meets the same chance: they are compared, not their luck. The worse half of them is dropped again and again, so that
 * the tries go to those that are hard to tell apart. Takes one number from `rng`, whatever there is to weigh.
 */
export function bestBySearch<K extends Kind, M>(
  search: Search<K, M>,
  candidates: readonly Candidate<M>[],
  rng: Rng,
): M | undefined {
  const seed = rng.below(2 ** 32);
  const { play, tries, step = 1 } = search;
  let left = candidates.map(({ move, prior }): Tried<M> => ({ move, prior, sum: 0 }));
  const rounds = Math.ceil(Math.log2(left.length));
  let n = 0;
  while (left.length > 1) {
    const more = Math.ceil(tries / rounds / left.length / step) * step;
    for (const last = n + more; n < last; n++) {
      const imagined = search.imagine(rngFrom(seed, -1 - n));
      for (const candidate of left) {
        const state = play.clone(imagined);
        search.begin(state, candidate.move, n);
        candidate.sum += rollout(search, state, chanceOf(search, seed, n));
      }
    }
    const worth = ({ prior, sum }: Tried<M>) => prior + sum / n;
    left = left.toSorted((a, b) => worth(b) - worth(a)).slice(0, Math.ceil(left.length / 2));
  }
  return left[0]?.move;
}

/** The chance that the n-th try of every candidate meets. */
function chanceOf<K extends Kind>({ streamOf }: Rollouts<K>, seed: number, n: number): ChanceAt<K> {
  if (streamOf) return (table) => rngFrom(seed + n, streamOf(table));
  const rng = rngFrom(seed, n);
  return () => rng;
}

/** Plays on, in place, to the horizon or to the end. What is it worth there? */
export function rollout<K extends Kind>(
  rollouts: Rollouts<K>,
  state: State<K>,
  chanceAt: ChanceAt<K>,
): number {
  const { play } = rollouts;
  for (;;) {
    const { table } = state;
    const actor = play.actors(table)[0];
    if (actor === undefined || rollouts.isHorizon(table, actor)) return rollouts.evaluate(state);
    if (actor === 'chance') play.apply(state, actor, play.chance(state, chanceAt(table)));
    else rollouts.act(state, actor, chanceAt);
  }
}
