import type { Kind, Seat, State } from '#kernel/game.ts';
import type { rngFrom } from '#kernel/rng.ts';
import { ChanceReading } from '../chances.ts';
import type { PlayOut } from '../play-out.ts';
import { apply, type Course, goOn, type Run } from './course.ts';
import { partsOf } from './parts.ts';
import type { Option, Weighing, Why } from './report.ts';
import { SURE } from './stations.ts';

/** So many ways beside the one that was played are measured; unless its game says otherwise, no others are looked for. */
const OTHERS = 4;

/** Of the tries of one way, so many go to finding the best. The rest measures it anew. */
const FINDING = 0.3;

const UNKNOWN = { mean: 0, error: Number.POSITIVE_INFINITY };

/** What the seat could have done in that run: whole ways to play it, the played one first. */
export function waysAt<K extends Kind>(
  playOut: PlayOut<K>,
  { positions }: Course<K>,
  { actor, actions }: Run<K>,
  at: number,
): (readonly K['action'][])[] {
  const { play } = playOut;
  const seat = actor as Seat;
  const position = positions[at] as State<K>;
  const own = play.own(position, seat);
  const ways: (readonly K['action'][])[] = [actions];
  const seen = new Set([JSON.stringify(positions[at + 1])]);
  for (const beginning of playOut.candidates(position.table, own, seat)) {
    if (ways.length > (playOut.others ?? OTHERS)) break;
    const way = finished(playOut, position, seat, beginning);
    const after = play.clone(position);
    apply(play, after, seat, way);
    const key = JSON.stringify(after);
    if (seen.has(key)) continue;
    seen.add(key);
    ways.push(way);
  }
  return ways;
}

/** As much of a beginning as is allowed, and then as the seat usually goes on, as long as it is its turn. */
function finished<K extends Kind>(
  playOut: PlayOut<K>,
  position: State<K>,
  seat: Seat,
  beginning: readonly K['action'][],
): K['action'][] {
  const { play } = playOut;
  const state = play.clone(position);
  const way: K['action'][] = [];
  const take = (action: K['action']): void => {
    play.apply(state, seat, action);
    way.push(action);
  };
  const isTurn = (): boolean => play.actors(state.table)[0] === seat;
  for (const action of beginning) {
    if (!isTurn() || play.check(state.table, play.own(state, seat), seat, action)) break;
    take(action);
  }
  while (isTurn()) {
    const next = playOut.candidates(state.table, play.own(state, seat), seat)[0]?.[0];
    if (next === undefined) break;
    take(next);
  }
  return way;
}

/** A decision weighed by what its seat could know: hands and piles are imagined, the same ones for every way. */
export class OptionReading<K extends Kind> {
  /** Slices: each a try of some ways. */
  readonly tries: number;
  readonly #toFind: number;
  readonly #seat: Seat;
  readonly #playOut: PlayOut<K>;
  readonly #position: State<K>;
  readonly #ways: readonly (readonly K['action'][])[];
  readonly #finding: ChanceReading<K>;
  readonly #measuring: ChanceReading<K>;
  #measured: readonly number[] = [];

  constructor(
    playOut: PlayOut<K>,
    course: Course<K>,
    { at, tries, seed }: { at: number; tries: number; seed: number },
  ) {
    const run = course.runs[at] as Run<K>;
    const seat = run.actor as Seat;
    const { play } = playOut;
    const { table, hidden } = course.positions[at] as State<K>;
    const own = play.own({ table, hidden }, seat);
    this.#seat = seat;
    this.#playOut = playOut;
    this.#position = { table, hidden };
    this.#ways = waysAt(playOut, course, run, at);
    const most = Math.min(this.#ways.length, OTHERS + 1);
    this.#toFind = Math.max(1, Math.floor((FINDING * tries) / this.#ways.length));
    this.tries = this.#toFind + Math.max(1, Math.floor(((1 - FINDING) * tries) / most));
    const moment = {
      position: (rng: ReturnType<typeof rngFrom>) => play.imagine(table, own, seat, rng),
      continuations: this.#ways.map((way) => (state: State<K>) => {
        apply(play, state, seat, way);
        goOn(playOut, state, seat);
      }),
    };
    this.#finding = new ChanceReading(playOut, { ...moment, seed });
    this.#measuring = new ChanceReading(playOut, { ...moment, seed: seed + this.#toFind });
  }

  /** The n-th slice: a try of every way, then of what was played and the best of the others. How many play-outs was that? */
  read(n: number): number {
    if (n < this.#toFind) return this.#finding.read(1);
    if (n === this.#toFind)
      this.#measured = [
        0,
        ...this.#inOrder()
          .filter((way) => way !== 0)
          .slice(0, OTHERS),
      ];
    return this.#measuring.read(1, this.#measured);
  }

  /** All ways, the best of the first reading first. */
  #inOrder(): number[] {
    const found = this.#ways.map((_, way) => this.#finding.chances(way)[this.#seat]?.winning.mean);
    return [...found.keys()].toSorted((a, b) => (found[b] ?? 0) - (found[a] ?? 0));
  }

  /** The best, as it was measured, compared with what was played, or with the next, if it was that. */
  #why(order: readonly number[], options: readonly Option[]): Why | null {
    const winning = (place: number): number => options[place]?.winning.mean ?? 0;
    const [one = 0, next = 0] = [...options.keys()].toSorted((a, b) => winning(b) - winning(a));
    const played = options.findIndex((option) => option.played);
    const other = one === played ? next : played;
    const [best = 0, compared = 0] = [order[one], order[other]];
    const [way = [], otherWay = []] = [this.#ways[best], this.#ways[compared]];
    const parts = partsOf(this.#playOut, this.#position, this.#seat, way, otherWay);
    if (one === other || !parts) return null;
    const { mean, error } = this.#measuring.difference(best, compared)[this.#seat] ?? UNKNOWN;
    return { one, other, parts, better: Math.abs(mean) < SURE * error ? null : mean > 0 };
  }

  /** The best is found by one reading and measured by another: else luck would choose it, and be counted. */
  weighing(): Weighing {
    const order = this.#inOrder().filter((way) => this.#measured.includes(way));
    const options = order.map((way): Option => {
      const chances = this.#measuring.chances(way);
      return {
        actions: this.#ways[way] ?? [],
        winning: (chances[this.#seat] as (typeof chances)[number]).winning,
        points: chances.map(({ points }) => points.mean),
        played: way === 0,
      };
    });
    const [best = 0] = order;
    const loss = best === 0 ? null : (this.#measuring.difference(best, 0)[this.#seat] ?? null);
    return { options, loss, why: this.#why(order, options) };
  }
}
