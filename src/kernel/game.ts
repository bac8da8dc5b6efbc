import type { Rng } from './rng.ts';

/** A place at the table, counted from 0 in the order of play. */
export type Seat = number;

/** Who makes an entry in the log. Chance is a player: dice and draws are its entries. */
export type Actor = Seat | 'chance';

/** Who looks: a seat, or somebody who only watches. */
export type Eyes = Seat | 'watcher';

/** The number of a rule in the game's rulebook (`4.2`) or in the house rules (`H.1`). */
export type RuleId = `${number}.${number}` | `H.${number}`;

/** Why something is not allowed. The words live in the rulebook, under the number. */
export type Refusal = { rule: RuleId; params?: Record<string, string | number> };

/** A seat's place at the end. Equal places are shared; `breakers` are compared in turn when scores tie. */
export type Standing = { seat: Seat; place: number; score: number; breakers: readonly number[] };

/** Every sentence the house shows exists in both. */
export type Language = 'en' | 'fr';

/** The types of one game. Everything in them is plain JSON. */
export type Kind = {
  /** What lies open on the table: everybody sees it. */
  table: unknown;
  /** What nobody sees whole. */
  hidden: unknown;
  /** What one seat knows beyond the table. */
  own: unknown;
  /** One small decision. Never has a field `undo`: that one is the log's. */
  action: unknown;
  /** Something that happened, told while an action is applied. */
  event: unknown;
  options: unknown;
};

export type State<K extends Kind> = { table: K['table']; hidden: K['hidden'] };

/** What one pair of eyes sees of a state. A watcher has nothing of its own. */
export type View<K extends Kind> = { table: K['table']; own: K['own'] | undefined };

/** The rules of play: a game as whoever plays on needs it, bots above all. */
export interface Play<K extends Kind> {
  /** The table before chance's first turn. There is no randomness in it. */
  setup(seats: number, options: K['options']): State<K>;

  /** Who must act now. Nobody: the game is over. */
  actors(table: K['table']): readonly Actor[];

  /** The sole judge of what a seat may do. It never sees `hidden`, so its answer cannot leak. */
  check(table: K['table'], own: K['own'], seat: Seat, action: K['action']): Refusal | undefined;

  /** Could chance have done this? For records and tests that name their dice. */
  checkChance(state: State<K>, action: K['action']): Refusal | undefined;

  /** All that `check` allows this seat now. The actions may be shared objects: read them, never write. */
  choices(table: K['table'], own: K['own'], seat: Seat): K['action'][];

  /** What chance does when it is its turn. */
  chance(state: State<K>, rng: Rng): K['action'];

  /**
   * Makes an allowed action happen, in place. Whoever needs the old state clones it first.
   * A seat's action brings nothing hidden to light, for itself or others: only chance does (law 10).
   */
  apply(
    state: State<K>,
    actor: Actor,
    action: K['action'],
    tell?: (event: K['event']) => void,
  ): void;

  /** Not to be taken back freely: a choice made while others make theirs. Without it, nothing is. */
  isFinal?(action: K['action']): boolean;

  /** A deep copy, fast: search lives on it. */
  clone(state: State<K>): State<K>;

  /** What this seat knows beyond the table. A live part of the state: read it, never write, never keep. */
  own(state: State<K>, seat: Seat): K['own'];

  /** The event as those eyes saw it; nothing if they saw nothing. */
  shown(event: K['event'], eyes: Eyes): K['event'] | undefined;

  /**
   * Brings what these eyes see from before an event to after it, in place. `event` is as `shown` gave it to them. Events
   * suffice: after all events of an entry the view is the true one (law 12).
   */
  fold(view: View<K>, event: K['event'], eyes: Eyes): void;

  /** A whole state that this seat cannot rule out: same table, same `own`, the rest at random. */
  imagine(table: K['table'], own: K['own'], seat: Seat, rng: Rng): State<K>;

  /**
   * For plans, on an imagined state: brings it to where this seat decides next in its own turn, as if all the others had
   * passed and chance had brought nothing. False: there is no such moment. Without it, the game has nothing to plan.
   */
  toTurnOf?(state: State<K>, seat: Seat): boolean;

  /** How the seats stand; final when nobody acts any more. */
  standings(state: State<K>): Standing[];
}

/**
 * The contract every game fulfils. Its laws are tested on every game by `testkit/laws.ts`.
 *
 * Methods never keep what they are given and never look at a clock, a generator or a screen.
 */
export interface Game<K extends Kind> extends Play<K> {
  readonly id: string;
  readonly name: Readonly<Record<Language, string>>;
  /** Goes up when an old log could replay differently. */
  readonly rules: number;
  /** Least and most number of seats. */
  readonly seats: readonly [least: number, most: number];

  /** The only doors for untrusted input. They throw `Malformed` and change nothing. */
  parseAction(raw: unknown): K['action'];
  parseOptions(raw: unknown): K['options'];
}

/** Something from outside that has not even the form of an action, an option or a record. */
export class Malformed extends Error {
  override name = 'Malformed';
}
