import type { Actor, Game, Kind, Seat, State } from '#kernel/game.ts';
import type { Played } from '#kernel/log.ts';
import { type Rng, rngFrom } from '#kernel/rng.ts';

/**
 * A random game that can be had again: one whole number drives each entry. For a seat it picks among the choices,
 * for chance it seeds the generator. A shorter list of numbers is the beginning of the same game.
 */
export type Script<K extends Kind> = {
  seats: number;
  options: K['options'];
  numbers: readonly number[];
};

/** Script numbers are below this: small enough to read, large enough to seed chance. */
const NUMBERS_BELOW = 1_000_000;

/** Which random games to play. */
export type ScriptPlan<K extends Kind> = {
  /** Within so many entries each of them must be over. */
  bound: number;
  games: number;
  /** Another seed, other games. */
  seed?: number;
  /** Numbers of seats to play with, in turn; all that the game allows, unless told. */
  seats?: readonly number[];
  /** Options to play with, in turn; what the game makes of `{}`, unless told. */
  options?: readonly K['options'][];
};

/** The games of a plan: the same plan, the same games. Their numbers need not all be used up. */
export function* randomScripts<K extends Kind>(
  game: Game<K>,
  plan: ScriptPlan<K>,
): Generator<Script<K>> {
  const [least, most] = game.seats;
  const seats = plan.seats ?? seatsOf(most + 1).slice(least);
  const options = plan.options ?? [game.parseOptions({})];
  for (let nth = 0; nth < plan.games; nth++) {
    const rng = rngFrom(nth, plan.seed);
    yield {
      seats: seats[nth % seats.length] as number,
      options: options[Math.floor(nth / seats.length) % options.length],
      numbers: Array.from({ length: plan.bound }, () => rng.below(NUMBERS_BELOW)),
    };
  }
}

export type Move<K extends Kind> = { actor: Actor; action: K['action'] };

/**
 * What this number makes happen now: nothing, when nobody acts or the seat it falls on has no choice. Of several
 * who must act at once the number picks one first.
 */
export function moveFor<K extends Kind>(
  game: Game<K>,
  state: State<K>,
  number: number,
  rng?: Rng,
): Move<K> | undefined {
  const actors = game.actors(state.table);
  const actor = actors[number % actors.length];
  if (actor === undefined) return undefined;
  if (actor === 'chance') return { actor, action: game.chance(state, rng ?? rngFrom(number)) };
  const choices = game.choices(state.table, game.own(state, actor), actor);
  if (choices.length === 0) return undefined;
  return { actor, action: choices[Math.floor(number / actors.length) % choices.length] };
}

/**
 * Plays a script without judging it. Chance follows `rngAt` instead of the numbers where that is given. Entries are
 * put into `log` before they are applied: a game that throws leaves what it threw at.
 */
export function playScript<K extends Kind>(
  game: Game<K>,
  script: Script<K>,
  rngAt?: (seq: number) => Rng,
  log: Played<K['action']>[] = [],
): { state: State<K>; log: Played<K['action']>[] } {
  const state = game.setup(script.seats, script.options);
  for (const number of script.numbers) {
    const seq = log.length + 1;
    const move = moveFor(game, state, number, rngAt?.(seq));
    if (!move) break;
    log.push(entryOf(seq, move));
    game.apply(state, move.actor, move.action);
  }
  return { state, log };
}

/** A random game has no clock: every entry is made at 0. */
export function entryOf<K extends Kind>(
  seq: number,
  { actor, action }: Move<K>,
): Played<K['action']> {
  return { seq, actor, action, at: 0 };
}

/** The seats of a game for so many, in order. */
export function seatsOf(seats: number): Seat[] {
  return Array.from({ length: seats }, (_, seat) => seat);
}
