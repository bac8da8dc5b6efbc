import type { Kind, Play, Seat, State } from '#kernel/game.ts';
import type { Rng } from '#kernel/rng.ts';
import { ChanceReading, type Figure, type Horizon } from './chances.ts';
import { NINETEEN_OF_TWENTY } from './margin.ts';
import type { PlayOut } from './play-out.ts';

/** What the position after a choice is worth, as a game's own evaluation has it, by the names of what it is made of. */
export type Parts = Readonly<Record<string, number>>;

/** Something a seat may decide: one action, or several in a row where these are thought of together. */
export type Proposal<K extends Kind> = {
  readonly actions: readonly K['action'][];
  /** What the game's evaluation is made of after it. Only differences mean anything. */
  readonly parts: Parts;
};

/** What advice is made of, for one seat at one table. */
export interface Advising<K extends Kind> {
  /** Ways to go on, no two the same, the best first as far as the game's evaluation can tell. */
  readonly proposals: readonly Proposal<K>[];
  /** How everybody plays on. */
  readonly playOut: PlayOut<K>;
  readonly horizon?: Horizon<K>;
  /** How often each is tried at first, and all together at most. */
  readonly tries: { readonly first: number; readonly most: number };
  /** A state that the seat cannot rule out, where that is not simply what the rules imagine. */
  imagine?(rng: Rng): State<K>;
}

/** What a game gives the stationmaster. It is told what the seat may know, and nothing else. */
export type Adviser<K extends Kind> = (
  table: K['table'],
  own: K['own'],
  seat: Seat,
) => Advising<K> | undefined;

/** `error`: by so much it may be off either way, 19 times out of 20. */
export type Chance = { readonly chance: number; readonly error: number };

/** Who sits at a table, seat by seat. */
export type Sitter = 'person' | 'bot' | 'nobody';

/** Only where one person plays against computers, and only to that person: never in a game between people. */
export function mayBeAdvised(sitters: readonly Sitter[], seat: Seat): boolean {
  return sitters.every((sitter, other) => sitter === (other === seat ? 'person' : 'bot'));
}

/** What is asked: nothing but what the seat may know, and who sits there. */
export type AdviceQuestion<K extends Kind> = {
  readonly table: K['table'];
  readonly own: K['own'];
  readonly seat: Seat;
  readonly sitters: readonly Sitter[];
  readonly seed: number;
};

/** The advice, step by step, if this seat may have any and there is something to decide. */
export function adviseBy<K extends Kind>(
  adviser: Adviser<K>,
  { table, own, seat, sitters, seed }: AdviceQuestion<K>,
): Generator<Advice<K>, void, undefined> | undefined {
  if (!mayBeAdvised(sitters, seat)) return undefined;
  const advising = adviser(table, own, seat);
  return advising && advise({ ...advising, table, own, seat }, seed);
}

export type Choice<K extends Kind> = Proposal<K> & {
  readonly chance: Chance;
  /** The choice before it is not shown to be better: as far as chances tell, the two are about equal. */
  readonly even: boolean;
};

export type Advice<K extends Kind> = {
  /** The chance if everybody plays on as in the tries, this seat too. */
  readonly now: Chance;
  readonly choices: readonly Choice<K>[];
  /** How many tries each of the choices has had; how much of what may be tried is done, 0 to 1. */
  readonly tries: number;
  readonly done: number;
};

/** So many are named, and so many looked at before that. */
const NAMED = 3;
const LOOKED_AT = 6;

/** What a seat is asked to decide, with what its game says to it. */
type Asked<K extends Kind> = Advising<K> & { table: K['table']; own: K['own']; seat: Seat };

/**
 * Advice that gets surer from step to step; each step gives what is known by then. All choices meet the same luck. First all
 * are tried alike, then the best three go on until it is clear which is better, or until enough has been tried. The same
 * question and seed give the same advice.
 */
function* advise<K extends Kind>(
  asked: Asked<K>,
  seed: number,
): Generator<Advice<K>, void, undefined> {
  const { tries } = asked;
  const weighing = new Weighing(asked, seed);
  let left = weighing.all;
  let spent = 0;
  for (let aim = tries.first; ; ) {
    while (weighing.tries < aim) {
      spent += weighing.tryOnce(left);
      if (weighing.tries < aim) yield weighing.advice(left, spent / tries.most);
    }
    left = weighing.inOrder(left).slice(0, NAMED);
    const more = Math.min(aim, Math.floor((tries.most - spent) / (left.length + 1)));
    if (weighing.isClear(left) || more < 1) {
      yield weighing.advice(left, 1);
      return;
    }
    yield weighing.advice(left, spent / tries.most);
    aim += more;
  }
}

const chanceOf = ({ mean, error }: Figure): Chance => ({
  chance: mean,
  error: Math.min(0.5, NINETEEN_OF_TWENTY * error),
});

/** A choice, by its place among the proposals, from 1; 0: to play on as in the tries. */
type Place = number;

/** The choices of one question and what their tries have shown. */
class Weighing<K extends Kind> {
  readonly all: readonly Place[];
  readonly #asked: Asked<K>;
  readonly #reading: ChanceReading<K>;

  constructor(asked: Asked<K>, seed: number) {
    const { proposals, playOut, horizon, table, own, seat } = asked;
    const { play } = playOut;
    this.#asked = asked;
    const looked = proposals.slice(0, LOOKED_AT);
    this.all = looked.map((_, i) => i + 1);
    const doing =
      (actions: readonly K['action'][]) =>
      (state: State<K>): void => {
        for (const [i, action] of actions.entries()) {
          // As long as nothing comes between.
          if (i > 0 && !mayAct(play, state, seat, action)) return;
          play.apply(state, seat, action);
        }
      };
    this.#reading = new ChanceReading(playOut, {
      position: (rng) => asked.imagine?.(rng) ?? play.imagine(table, own, seat, rng),
      continuations: [doing([]), ...looked.map(({ actions }) => doing(actions))],
      seed,
      horizon,
    });
  }

  get tries(): number {
    return this.#reading.tries();
  }

  /** One try more of these and of now; tells how many that were. */
  tryOnce(places: readonly Place[]): number {
    return this.#reading.read(1, [0, ...places]);
  }

  /**
   * By chance; two whose chances cannot be told apart, as the game's evaluation has them. Of two that come to the same in every try
   * the first will do, unless nothing matters any more.
   */
  inOrder(places: readonly Place[]): Place[] {
    const order = places.toSorted((a, b) => this.#figure(b).mean - this.#figure(a).mean || a - b);
    for (let pass = 1; pass < order.length; pass++) {
      for (const [i, after] of order.entries()) {
        const before = order[i - 1];
        if (before === undefined || before < after || this.#isApart(before, after)) continue;
        [order[i - 1], order[i]] = [after, before];
      }
    }
    return order.filter((one, i) => {
      const { mean } = this.#figure(one);
      if (mean === 0 || mean === 1) return true;
      return !order.slice(0, i).some((before) => this.#reading.isSame(before, one));
    });
  }

  /** Is each of them shown to be better than the next? */
  isClear(order: readonly Place[]): boolean {
    return order.every((one, i) => i === 0 || this.#isApart(order[i - 1] ?? one, one));
  }

  advice(places: readonly Place[], done: number): Advice<K> {
    const order = this.inOrder(places).slice(0, NAMED);
    return {
      now: chanceOf(this.#figure(0)),
      choices: order.flatMap((place, i) => {
        const proposal = this.#asked.proposals[place - 1];
        if (!proposal) return [];
        const even = i > 0 && !this.#isApart(order[i - 1] ?? place, place);
        return [{ ...proposal, chance: chanceOf(this.#figure(place)), even }];
      }),
      tries: this.tries,
      done: Math.min(1, done),
    };
  }

  #figure(place: Place): Figure {
    return this.#reading.chances(place)[this.#asked.seat]?.winning ?? UNKNOWN;
  }

  #isApart(one: Place, other: Place): boolean {
    const { mean, error } = this.#reading.difference(one, other)[this.#asked.seat] ?? UNKNOWN;
    return Math.abs(mean) > NINETEEN_OF_TWENTY * error;
  }
}

function mayAct<K extends Kind>(
  play: Play<K>,
  state: State<K>,
  seat: Seat,
  action: K['action'],
): boolean {
  const { table } = state;
  return (
    play.actors(table).includes(seat) &&
    play.check(table, play.own(state, seat), seat, action) === undefined
  );
}

const UNKNOWN: Figure = { mean: 0, error: Number.POSITIVE_INFINITY };
