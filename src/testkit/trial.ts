import type { Actor, Eyes, Game, Kind, State } from '#kernel/game.ts';
import type { Played } from '#kernel/log.ts';
import type { Title } from '#kernel/title.ts';
import type { Script } from './script.ts';

/** A game under trial, as far as it has come. */
export type Trial<K extends Kind> = {
  title: Title<K>;
  script: Script<K>;
  /** Within so many entries the game must be over. */
  bound: number;
  log: Played<K['action']>[];
  /** The state after each entry, as JSON; the first is the set-up. */
  texts: string[];
  /** The state now. No law may change it. */
  state: State<K>;
};

/** One entry of a game under trial: `action` was applied to a clone of `before`, which became `after`. */
export type Step<K extends Kind> = {
  title: Title<K>;
  seats: number;
  /** The script's number for this entry: laws that need chance of their own are seeded by it. */
  number: number;
  before: State<K>;
  actor: Actor;
  action: K['action'];
  after: State<K>;
  events: readonly K['event'][];
  /** The two states as JSON: `before` as it was before anything was applied. */
  beforeText: string;
  afterText: string;
};

/** One sentence of a law. It gives what is wrong as a sentence, or nothing. */
export type Clause = {
  law: LawNumber;
  /** Too slow for each entry of each game: only some are tried. */
  sampled: boolean;
  /** Judged of each position, the first and the last included. */
  position?: <K extends Kind>(trial: Trial<K>) => string | undefined;
  /** Judged of each entry. */
  step?: <K extends Kind>(step: Step<K>) => string | undefined;
  /** Judged once, when the script or the game has ended. */
  end?: <K extends Kind>(trial: Trial<K>) => string | undefined;
};

export type LawNumber = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12;

/** Equal values made by the same code have equal bytes. */
export function bytes(value: unknown): string {
  return JSON.stringify(value);
}

/** Applies an action in place and gives the events told. */
export function eventsOf<K extends Kind>(
  game: Game<K>,
  state: State<K>,
  actor: Actor,
  action: K['action'],
): K['event'][] {
  const events: K['event'][] = [];
  game.apply(state, actor, action, (event) => events.push(event));
  return events;
}

/** What of these events reaches these eyes. */
export function shownTo<K extends Kind>(
  game: Game<K>,
  events: readonly K['event'][],
  eyes: Eyes,
): string {
  return bytes(
    events.map((event) => game.shown(event, eyes)).filter((event) => event !== undefined),
  );
}

/** The number that led here: laws that need chance of their own at a position are seeded by it. */
export function lastNumberOf<K extends Kind>({ script, log }: Trial<K>): number {
  return script.numbers[log.length - 1] ?? 0;
}

export function nameOf(actor: Actor): string {
  return actor === 'chance' ? 'chance' : `seat ${actor}`;
}
