import type { Actor, Seat } from '#kernel/game.ts';
import type { Parts } from '../advice.ts';
import type { Figure } from '../chances.ts';
import type { Ask } from './ask.ts';

/** What an analysis has found, as it is kept with the record. Plain JSON. */

/** Goes up when the same game would be read otherwise: what was kept under another number is read anew. */
export const REPORT = 4;

/** An account whose standard error is beyond this, in millionths of a game, is wide: reading goes on. Printed, that is ±20 points. */
export const NARROW = 100_000;

/** Chances of winning by seat, after so many entries in force. */
export type CurvePoint = { readonly at: number; readonly chances: readonly Figure[] };

/**
 * Of one seat, in millionths of a game: `start` + `luck` + `choices` = `result`, exactly. `own`: what its own decisions
 * gave it, out of `choices`, which are everybody's.
 */
export type Account = {
  readonly start: number;
  readonly luck: number;
  readonly choices: number;
  readonly own: number;
  readonly result: number;
  /** Of `luck` and of `choices`: what the one has too much, the other has too little. */
  readonly error: number;
  readonly ownError: number;
  /** At the stations: by how much the best choice was better, together. Nothing, where it has none. */
  readonly left: Figure | null;
};

/** What a seat could have done there, and how likely it would have won, by what it could know. */
export type Option = {
  readonly actions: readonly unknown[];
  readonly winning: Figure;
  /** How many points were to be expected, by seat. */
  readonly points: readonly number[];
  readonly played: boolean;
};

/**
 * Why one way and not the other, both by their places among the options: what the game's evaluation is made of after each, where
 * it knows both. `better`: what the play-outs have shown of it; nothing, where they cannot tell.
 */
export type Why = {
  readonly one: number;
  readonly other: number;
  readonly parts: readonly [Parts, Parts];
  readonly better: boolean | null;
};

/** A decision with what else there was. */
export type Weighing = {
  /** The best of a first reading first. Empty while it has not been read. */
  readonly options: readonly Option[];
  /** How much better the best of them was than what was played; nothing, where nothing was. */
  readonly loss: Figure | null;
  readonly why: Why | null;
};

/** A decision that somebody asked about by itself: whatever it changed, or whether it did. */
export type Decision = Weighing & {
  readonly actor: Seat;
  readonly actions: readonly unknown[];
  /** Entries in force before it and after it. */
  readonly from: number;
  readonly to: number;
};

/** A turning point: a first reading has found it, and a second one, with other chance, has confirmed it. */
export type Station = Weighing & {
  readonly actor: Actor;
  readonly actions: readonly unknown[];
  /** Entries in force before it and after it. */
  readonly from: number;
  readonly to: number;
  /** By seat, with all hands: before it, after it, and what it changed. The second reading's. */
  readonly before: readonly Figure[];
  readonly after: readonly Figure[];
  readonly change: readonly Figure[];
  /** The seat it changed most. */
  readonly seat: Seat;
};

export type Report = Ask & {
  readonly version: number;
  /** Where the game's play-outs are too sure: how often of 100 what they call certain came. */
  readonly sure?: number | undefined;
  /** `on`: all has been found, and what is read yet narrows the accounts. */
  readonly reading: 'first' | 'second' | 'on' | 'done';
  /** Play-outs; of those that go on, at most. */
  readonly read: number;
  readonly toRead: number;
  readonly curve: readonly CurvePoint[];
  /** Empty during the first reading. */
  readonly accounts: readonly Account[];
  readonly stations: readonly Station[];
};
