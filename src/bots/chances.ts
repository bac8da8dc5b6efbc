import type { Kind, State } from '#kernel/game.ts';
import { type Rng, rngFrom } from '#kernel/rng.ts';
import { square } from './arithmetic.ts';
import { type PlayOut, playToEnd } from './play-out.ts';

/** A mean of what was counted, and its standard error: two games in three, the truth is within it. Printed is twice that (`margin.ts`). */
export type Figure = { mean: number; error: number };

/** What a seat may expect: how likely it wins, a shared win counting for its share, and how many points it will have. */
export type SeatChances = { winning: Figure; points: Figure };

/** How a game goes on from the moment that is looked at: the position, in place, before all play on. */
export type Continuation<K extends Kind> = (state: State<K>) => void;

/** Where a try may stop before the end: what a game has learnt tells more than the rest of a try would. */
export type Horizon<K extends Kind> = {
  isAt(table: K['table']): boolean;
  /** By seat: how likely it wins. */
  winning(state: State<K>): number[];
};

export type Moment<K extends Kind> = {
  /** The position: with all hands, or one that a seat cannot rule out. It is copied before anything happens on it. */
  readonly position: (rng: Rng) => State<K>;
  /** What is compared. To go on as it stands: one that does nothing. */
  readonly continuations: readonly Continuation<K>[];
  readonly seed: number;
  /** Without it, tries go to the end. */
  readonly horizon?: Horizon<K> | undefined;
};

/** By try, by seat. */
type Outcomes = { winning: number[][]; points: number[][] };

/**
 * Chances of winning from one moment by play-outs to the end, in slices: whoever reads stops by not reading on. The n-th
 * try of every continuation begins in the same position and meets the same chance, so that they are compared and not their
 * luck. Same seed, same figures, however the slices were cut.
 */
export class ChanceReading<K extends Kind> {
  readonly #playOut: PlayOut<K>;
  readonly #moment: Moment<K>;
  readonly #outcomes: Outcomes[];

  constructor(playOut: PlayOut<K>, moment: Moment<K>) {
    this.#playOut = playOut;
    this.#moment = moment;
    this.#outcomes = moment.continuations.map(() => ({ winning: [], points: [] }));
  }

  /** So many tries more of these continuations; of all, if none are named. How many play-outs was that? */
  read(tries: number, of: readonly number[] = [...this.#outcomes.keys()]): number {
    for (let i = 0; i < tries; i++) for (const each of of) this.#try(each);
    return tries * of.length;
  }

  tries(of = 0): number {
    return this.#outcomes[of]?.winning.length ?? 0;
  }

  /** By seat. */
  chances(of = 0): SeatChances[] {
    const { winning, points } = this.#outcomes[of] as Outcomes;
    const seats = winning[0]?.length ?? 0;
    return Array.from({ length: seats }, (_, seat) => ({
      winning: sharesOf(winning.map((each) => each[seat] as number)),
      points: figureOf(points.map((each) => each[seat] as number)),
    }));
  }

  /** By seat: how much likelier it wins by the one than by the other, try by try. */
  difference(one: number, other: number): Figure[] {
    return this.#differences(one, other).map(sharesOf);
  }

  /**
   * The same as a part of a sum: its error is not kept from being nought, for in a sum those that seem too sure and those
   * that seem too unsure make up for each other.
   */
  part(one: number, other: number): Figure[] {
    return this.#differences(one, other).map((each) => figureOf(each));
  }

  #differences(one: number, other: number): number[][] {
    const { winning: ones } = this.#outcomes[one] as Outcomes;
    const { winning: others } = this.#outcomes[other] as Outcomes;
    const tries = Math.min(ones.length, others.length);
    const seats = ones[0]?.length ?? 0;
    return Array.from({ length: seats }, (_, seat) =>
      Array.from(
        { length: tries },
        (_gone, n) => (ones[n]?.[seat] as number) - (others[n]?.[seat] as number),
      ),
    );
  }

  /** Did every try of the one come to what that of the other came to? */
  isSame(one: number, other: number): boolean {
    const { winning: ones } = this.#outcomes[one] as Outcomes;
    const { winning: others } = this.#outcomes[other] as Outcomes;
    const alike = (wins: readonly number[], n: number): boolean =>
      wins.every((won, seat) => won === others[n]?.[seat]);
    return ones.length === others.length && ones.every(alike);
  }

  #try(of: number): void {
    const { position, continuations, seed, horizon } = this.#moment;
    const { play } = this.#playOut;
    const { winning, points } = this.#outcomes[of] as Outcomes;
    const n = winning.length;
    const state = play.clone(position(rngFrom(seed, -1 - n)));
    continuations[of]?.(state);
    playToEnd(this.#playOut, state, seed + n, horizon?.isAt);
    const isOver = play.actors(state.table).length === 0;
    winning.push(horizon && !isOver ? horizon.winning(state) : winsIn(play, state));
    points.push(pointsIn(play, state));
  }
}

type Ended<K extends Kind> = Pick<PlayOut<K>['play'], 'standings'>;

/** By seat, when a game is over: 1 to whoever has won; of several, the same share to each. */
export function winsIn<K extends Kind>(play: Ended<K>, state: State<K>): number[] {
  const standings = play.standings(state);
  const first = standings.filter(({ place }) => place === 1).length;
  const wins = new Array<number>(standings.length).fill(0);
  for (const { seat, place } of standings) if (place === 1) wins[seat] = 1 / first;
  return wins;
}

function pointsIn<K extends Kind>(play: Ended<K>, state: State<K>): number[] {
  const standings = play.standings(state);
  const points = new Array<number>(standings.length).fill(0);
  for (const { seat, score } of standings) points[seat] = score;
  return points;
}

function figureOf(values: readonly number[], least = 0): Figure {
  const n = values.length;
  if (n === 0) return { mean: 0, error: Number.POSITIVE_INFINITY };
  const mean = values.reduce((sum, each) => sum + each, 0) / n;
  const squares = values.reduce((sum, each) => sum + square(each - mean), 0);
  return { mean, error: Math.sqrt(Math.max(squares / Math.max(1, n - 1), least) / n) };
}

/**
 * Of wins. Tries that all ended alike leave room for one that does not: as if half a try had ended otherwise, so that the
 * error is never nought.
 */
function sharesOf(values: readonly number[]): Figure {
  return figureOf(values, 0.5 / (values.length + 1));
}
