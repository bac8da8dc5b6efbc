import { typeset } from './french.ts';
import type { Actor, Kind, Language, RuleId, State } from './game.ts';

/** A sentence in every language of the house; `**` around what matters. */
export type Said = Readonly<Record<Language, string>>;

/** A sentence, its French set as French is. */
export const say = (en: string, fr: string): Said => ({ en, fr: typeset(fr) });

/**
 * One lesson of a game, as data: the real engine plays it on the real table. The pupil has seat 0, the rivals the others;
 * what chance draws and what rivals do is written down, so it goes the same way each time.
 */
export interface Lesson<K extends Kind> {
  readonly title: Said;
  readonly seats: number;
  readonly options: K['options'];
  /** One idea at a time, twelve at most. The first has a position of its own. */
  readonly stops: readonly Stop<K>[];
  /** Said when all stops are done, before "play on". */
  readonly farewell: Said;
  /** Where the pupil plays on against the apprentice. Without it: a new game. */
  readonly playOn?: Underway<K>;
}

/**
 * A game under way in which the pupil is to decide. A log begins at the set-up and never at a position, so it is told by what
 * the seats have decided so far, in order; chance's entries follow from its secret, as in every game.
 */
export type Underway<K extends Kind> = {
  readonly secret: string;
  readonly decisions: readonly K['action'][];
};

export interface Stop<K extends Kind> {
  readonly title: Said;
  /** At most two short sentences. */
  readonly said: Said;
  /** The single thing to do: "Lay the green 1 at terminus III." */
  readonly task: Said;
  /** A prepared position, made anew at each call. Without it the stop goes on from the one before. */
  readonly at?: () => State<K>;
  readonly awaits: Awaited<K>;
  /** The tab or switch behind which it lies on a phone: pressed for the pupil when the stop begins. */
  readonly opens?: string;
  /**
   * What the pupil is to touch, ringed in brass: spots of the board, in the order in which they are touched. Rails lead from the
   * first to the last if there are several.
   */
  readonly lit: readonly string[];
  /** What is only to be looked at: also out of the dark, with a hairline. */
  readonly seen?: readonly string[];
  /** Places of the map that have no name, by what would happen there: the board brings them into sight and rings them, as it does for the digest. */
  readonly about?: readonly K['event'][];
  /** What is answered to the likely mistakes, the first that fits. Without one that fits the game explains. */
  readonly mistakes: readonly Mistake<K>[];
  /** The articles behind "Why?"; the first is the one that matters most here. */
  readonly rules: readonly RuleId[];
  /**
   * What follows when it is done: chance's draws, rivals' actions, and what is done for the pupil; in order. Of a refusal: what
   * others do when it has been seen, before the pupil may act.
   */
  readonly after?: readonly Deed<K>[];
  /** What was earned, for the punched ticket: "★★★★ × 2 = **8 points**". With it the pupil asks for the next stop; else it comes by itself. */
  readonly earned?: Said;
}

export type Deed<K extends Kind> = { readonly actor: Actor; readonly action: K['action'] };

/**
 * What a stop waits for: one of these actions, a touch of something to look at, nothing but "next stop"; or that something is
 * refused by this rule, and then whatever the rules allow. `offered`: what the card lets one try, as no screen does.
 */
export type Awaited<K extends Kind> =
  | { readonly is: 'action'; readonly anyOf: readonly K['action'][] }
  | { readonly is: 'touch'; readonly spot: string }
  | { readonly is: 'next' }
  | { readonly is: 'refusal'; readonly by: RuleId; readonly offered?: K['action'] };

export type Mistake<K extends Kind> = {
  /** The wrong action, or any of several; without it: every other. */
  readonly actions?: readonly K['action'][];
  /** First what was right in it, then what was not; of two sentences the first is the card's title. */
  readonly said: Said;
};

/** A position in which a rule refuses something, for whoever wants to try it; then something else may be done, unless the game is over. */
export interface Example<K extends Kind> {
  readonly rule: RuleId;
  readonly seats: number;
  readonly options: K['options'];
  /** The position, made anew at each call; seat 0 is to decide, or will be when the others have played (`after`). */
  readonly at: () => State<K>;
  /** What the rule refuses there. */
  readonly tried: K['action'];
  /** The same in words, as something to do: "Lay the red 9 on the blue column." */
  readonly task: Said;
  /** What is touched for it, in this order, of what has a name on the board. Without it no screen offers such a thing: the card does. */
  readonly lit?: readonly string[];
  /** What the card speaks of, to be looked at. */
  readonly seen?: readonly string[];
  /** As of a stop: the tab or switch behind which it lies on a phone, and places that have no name. */
  readonly opens?: string;
  readonly about?: readonly K['event'][];
  /** What the others do when the refusal has been seen, chance among them, so that seat 0 may do something. */
  readonly after?: readonly Deed<K>[];
}

/** What a newcomer is told in a first game, once at each new kind of decision. */
export interface FirstGame<K extends Kind> {
  /** The kinds of what this seat may decide now, of `words`, what matters most first; none: there is nothing to say. */
  kindsOf(table: K['table'], choices: readonly K['action'][]): readonly string[];
  readonly words: Readonly<Record<string, Advice>>;
}

/** What a decision is for, and what people usually do. */
export type Advice = { readonly purpose: Said; readonly usual: Said };
