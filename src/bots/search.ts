import type { Kind, Seat, State } from '#kernel/game.ts';
import { type Rng, rngFrom } from '#kernel/rng.ts';
import { square } from './arithmetic.ts';
import { type Node, newNode } from './node.ts';
import { chanceOf, type Rollouts, rollout } from './rollout.ts';
import { type Branching, type Candidate, grow, treeOf } from './tree.ts';

/** What a game feeds the search with. `M` is what is weighed: an action, or a plan of several. */
export interface Search<K extends Kind, M> extends Rollouts<K> {
  /** Who searches. */
  readonly seat: Seat;

  /** How many positions may be judged for all candidates together, about: each try judges one. */
  readonly tries: number;

  /** A candidate is tried a multiple of so many times. */
  readonly step?: number;

  /** A state that the searching seat cannot rule out. It is copied before anything happens on it. */
  imagine(rng: Rng): State<K>;

  /** Makes a candidate happen, for the n-th time (from 0): as much of it as is allowed. */
  begin(state: State<K>, move: M, n: number): void;

  /** What is decided by the tries after the candidates. Without it everybody acts as in a rollout at once. */
  readonly branching?: Branching<K, unknown>;
}

/** A candidate and what its tries have shown: `worth` is its prior and their mean, `error` what that mean may be wrong by. */
export type Weighed<M> = {
  readonly move: M;
  readonly worth: number;
  readonly tries: number;
  readonly error: number;
};

/** How far a search has come. */
export type Found<M> = {
  /** Of the budget, from 0 to 1. */
  readonly done: number;
  /** Positions judged so far. */
  readonly judged: number;
  /** The best so far. */
  readonly best: M;
  /** All of them, the best first; those that were dropped come last, the longest tried before others. */
  ranked(): Weighed<M>[];
};

type Tried<M> = Candidate<M> & { n: number; sum: number; squares: number; node: Node };

/**
 * Weighs candidates; nothing is found, if there are none. The n-th try of each of them starts from the same imagined state
 * and meets the same chance: they are compared, not their luck. The worse half of them is dropped again and again, so that
 * the tries go to those that are hard to tell apart. Takes one number from `rng`, whatever there is to weigh. After each
 * round of tries it tells what it has found: whoever has had enough stops asking.
 */
export function* searching<K extends Kind, M>(
  search: Search<K, M>,
  candidates: readonly Candidate<M>[],
  rng: Rng,
): Generator<Found<M>, void> {
  const seed = rng.below(2 ** 32);
  const { tries, step = 1 } = search;
  const tryOnce = trialsBy(search, seed);
  const all = candidates.map(
    ({ move, prior }): Tried<M> => ({ move, prior, n: 0, sum: 0, squares: 0, node: newNode() }),
  );
  let judged = 0;
  let left = all.toSorted((a, b) => b.prior - a.prior);
  const rounds = 32 - Math.clz32(Math.max(0, left.length - 1));
  const ranked = (): Weighed<M>[] =>
    all.toSorted((a, b) => b.n - a.n || worthOf(b) - worthOf(a)).map(weighed);
  const found = (done: number, [first]: readonly Tried<M>[]): Found<M>[] =>
    first ? [{ done, judged, best: first.move, ranked }] : [];

  for (let round = 0; round < rounds; round++) {
    const more = Math.ceil(tries / rounds / left.length / step) * step;
    for (let i = 0; i < more; i++) {
      const n = (left[0] as Tried<M>).n;
      const imagined = search.imagine(rngFrom(seed, -1 - n));
      for (const candidate of left) tryOnce(imagined, candidate);
      judged += left.length;
      if (i + 1 < more) yield* found((round + (i + 1) / more) / rounds, best(left));
    }
    left = best(left).slice(0, Math.ceil(left.length / 2));
    if (round + 1 < rounds) yield* found((round + 1) / rounds, left);
  }
  yield* found(1, left);
}

const worthOf = ({ prior, sum, n }: Tried<unknown>): number => (n === 0 ? prior : prior + sum / n);

function best<M>(some: readonly Tried<M>[]): Tried<M>[] {
  return some.toSorted((a, b) => worthOf(b) - worthOf(a));
}

function weighed<M>(tried: Tried<M>): Weighed<M> {
  const { move, n, sum, squares } = tried;
  const spread =
    n > 1 ? Math.max(0, squares - square(sum) / n) / (n - 1) : Number.POSITIVE_INFINITY;
  return { move, worth: worthOf(tried), tries: n, error: Math.sqrt(spread / Math.max(1, n)) };
}

/** Tries a candidate once more, in a copy of what was imagined. */
function trialsBy<K extends Kind, M>(
  search: Search<K, M>,
  seed: number,
): (imagined: State<K>, candidate: Tried<M>) => void {
  const { play, seat, branching } = search;
  const tree = branching && treeOf(search, branching);
  return (imagined, candidate) => {
    const { move, n, node } = candidate;
    const state = play.clone(imagined);
    const chanceAt = chanceOf(search, seed, n);
    search.begin(state, move, n);
    if (!tree) rollout(search, state, chanceAt);
    const worth = tree ? grow(tree, node, state, seat, chanceAt) : search.evaluate(state, seat);
    candidate.n++;
    candidate.sum += worth;
    candidate.squares += square(worth);
  };
}

/** The best of the candidates; none, if there are none. */
export function bestBySearch<K extends Kind, M>(
  search: Search<K, M>,
  candidates: readonly Candidate<M>[],
  rng: Rng,
): M | undefined {
  let last: Found<M> | undefined;
  for (const found of searching(search, candidates, rng)) last = found;
  return last?.best;
}
