import type { Actor, Kind, Seat, State } from '#kernel/game.ts';
import { ln } from './arithmetic.ts';
import { type Arm, armKey, armOf, draw, type Node, newNode } from './node.ts';
import { type ChanceAt, type Rollouts, rollout } from './rollout.ts';

/** `prior`: what is added to the mean of its tries. `M` is what is weighed: an action, or a plan of several. */
export type Candidate<M> = { readonly move: M; readonly prior: number };

/** What a game feeds the tree with: where the seats decide by what the tries have shown so far, not by `act`. */
export interface Branching<K extends Kind, M> {
  /** So many moments deep, chance's among them; from there on the seats act as in a rollout. */
  readonly depth: number;

  /** The n-th visit of a moment may open the next of so many times the root of n ways. Without it: of twice. */
  readonly ways?: number;

  /** What a seat that must act may think of here, the likeliest first: the later ones are tried late, or never. */
  candidates(state: State<K>, seat: Seat): readonly Candidate<M>[];

  /** Makes it happen: as much of it as is allowed. */
  begin(state: State<K>, seat: Seat, move: M): void;

  /** Equal moves have equal keys. Without it: their JSON. */
  keyOf?(move: M): string;
}

/** How much a way that was seldom tried is worth trying, where values lie between 0 and 1. */
const EXPLORE = 0.7;

/** Between what bounds the worth to a seat has been seen: without it no game's points could be compared with doubt. */
type Span = { low: number; high: number };

/** What a search has seen of its game so far. One for all candidates. */
export type Tree<K extends Kind, M> = {
  readonly rollouts: Rollouts<K>;
  readonly branching: Branching<K, M>;
  readonly spans: Span[];
};

export function treeOf<K extends Kind, M>(
  rollouts: Rollouts<K>,
  branching: Branching<K, M>,
): Tree<K, M> {
  return { rollouts, branching, spans: [] };
}

/** A way that was gone, and whose it was. */
type Step = { arm: Arm; seat: Seat };

/**
 * One try, in place: down from this node in this imagined state, one moment beyond what is known, and then a rollout. The
 * ways that were gone learn what it was worth to their seats. What was it worth to this seat?
 */
export function grow<K extends Kind, M>(
  tree: Tree<K, M>,
  root: Node,
  state: State<K>,
  seat: Seat,
  chanceAt: ChanceAt<K>,
): number {
  const { rollouts, spans } = tree;
  const steps = descend(tree, root, state, chanceAt);
  rollout(rollouts, state, chanceAt);
  const worths = new Map<Seat, number>();
  const worthTo = (of: Seat): number => {
    const worth = worths.get(of) ?? rollouts.evaluate(state, of);
    worths.set(of, worth);
    return worth;
  };
  for (const { arm, seat: of } of steps) {
    const worth = worthTo(of);
    const { low, high } = spans[of] ?? { low: worth, high: worth };
    spans[of] = { low: Math.min(low, worth), high: Math.max(high, worth) };
    arm.tried++;
    arm.sum += worth;
  }
  return worthTo(seat);
}

function descend<K extends Kind, M>(
  tree: Tree<K, M>,
  root: Node,
  state: State<K>,
  chanceAt: ChanceAt<K>,
): Step[] {
  const { rollouts, branching } = tree;
  const { play } = rollouts;
  const steps: Step[] = [];
  let node = root;
  for (let deep = 0; deep < branching.depth; deep++) {
    const actors = play.actors(state.table);
    const [first] = actors;
    if (first === undefined || rollouts.isHorizon(state.table, first)) break;
    const key =
      first === 'chance'
        ? draw(play, node, state, widthOf(branching, node), chanceAt(state.table))
        : decide(tree, node, state, actors, steps);
    if (node.visits++ === 0) break;
    let next = node.next.get(key);
    if (!next) {
      next = newNode();
      node.next.set(key, next);
    }
    node = next;
  }
  return steps;
}

function widthOf({ ways = 2 }: { readonly ways?: number }, { visits }: Node): number {
  return Math.ceil(ways * Math.sqrt(visits + 1));
}

/** Several who must act at once decide each by what its own choices have shown: none sees the others'. */
function decide<K extends Kind, M>(
  tree: Tree<K, M>,
  node: Node,
  state: State<K>,
  actors: readonly Actor[],
  steps: Step[],
): string {
  let joint = '';
  for (const seat of actors) {
    if (seat === 'chance' || !tree.rollouts.play.actors(state.table).includes(seat)) break;
    const { key, arm, move } = choose(tree, node, state, seat);
    tree.branching.begin(state, seat, move);
    steps.push({ arm, seat });
    joint += key;
  }
  return joint;
}

type Choice<M> = { key: string; arm: Arm; move: M };

/** Of the ways that are open and wide enough: one never tried, or the one that promises most. */
function choose<K extends Kind, M>(
  { branching, spans }: Tree<K, M>,
  node: Node,
  state: State<K>,
  seat: Seat,
): Choice<M> {
  const all = branching.candidates(state, seat);
  const width = Math.min(all.length, widthOf(branching, node));
  const { low, high } = spans[seat] ?? { low: 0, high: 0 };
  const unit = high > low ? 1 / (high - low) : 0;
  let best: Choice<M> | undefined;
  let most = Number.NEGATIVE_INFINITY;
  for (let i = 0; i < width; i++) {
    const { move, prior } = all[i] as Candidate<M>;
    const key = armKey(seat, branching.keyOf?.(move) ?? JSON.stringify(move));
    const arm = armOf(node, key);
    arm.seen++;
    const { tried, seen, sum } = arm;
    const promise =
      tried === 0
        ? Number.MAX_VALUE
        : (sum / tried + prior) * unit + EXPLORE * Math.sqrt(ln(seen) / tried);
    if (promise <= most) continue;
    most = promise;
    best = { key, arm, move };
  }
  if (best === undefined) throw new Error(`seat ${seat} has nothing to think of`);
  return best;
}
