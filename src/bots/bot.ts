import type { Kind, Seat } from '#kernel/game.ts';
import type { Rng } from '#kernel/rng.ts';

/** A computer player. It is given what its seat may know and nothing else. */
export interface Bot<K extends Kind> {
  readonly name: string;

  /** One of the seat's choices. Called only when the seat must act. Keeps nothing between calls. */
  decide(table: K['table'], own: K['own'], seat: Seat, rng: Rng): K['action'];

  /**
   * The same, step by step: whoever wants an answer earlier stops asking and takes the last. Without it, a bot decides at
   * once. With an `effort` of 1 it comes to what `decide` says; with half of it, half as many positions are judged.
   */
  think?(
    table: K['table'],
    own: K['own'],
    seat: Seat,
    rng: Rng,
    effort: number,
  ): Thinking<K['action']>;
}

/** Answers, better and better; at least one. */
export type Thinking<A> = Generator<Thought<A>, void>;

/** What would be played now, how much of the thought is done, from 0 to 1, and how many positions have been judged. */
export type Thought<A> = { readonly action: A; readonly done: number; readonly judged?: number };

/** A phone is about so much slower than a desk: its bots judge so many fewer positions. They never look at a clock. */
export const PHONE_EFFORT = 0.25;

/** The last of the answers, or of those that came before it was late. `tell`: how much is done, whenever it has grown by an eighth. */
export function lastThought<A>(
  thinking: Thinking<A>,
  isLate: () => boolean = () => false,
  tell?: (done: number) => void,
): A {
  let last: Thought<A> | undefined;
  let told = 0;
  for (const thought of thinking) {
    last = thought;
    if (isLate()) break;
    const eighths = Math.floor(8 * thought.done);
    if (eighths > told) tell?.(eighths / 8);
    told = Math.max(told, eighths);
  }
  if (last === undefined) throw new Error('nothing was thought of');
  return last.action;
}

/** What to decide, for whom, and by what chance. */
type Asked<K extends Kind> = { table: K['table']; own: K['own']; seat: Seat; rng: Rng };

/**
 * What a bot decides with so much effort, or has come to when it is late. One that does not think step by step decides at
 * once, whatever the effort.
 */
export function decidedInTime<K extends Kind>(
  bot: Bot<K>,
  { table, own, seat, rng }: Asked<K>,
  { effort = 1, isLate, tell }: InTime,
): K['action'] {
  if (!bot.think) return bot.decide(table, own, seat, rng);
  return lastThought(bot.think(table, own, seat, rng, effort), isLate, tell);
}

type InTime = { effort?: number; isLate?: () => boolean; tell?: (done: number) => void };

/** A bot that can be stopped in the middle of a thought. */
export function thinker<K extends Kind>(name: string, think: NonNullable<Bot<K>['think']>): Bot<K> {
  return {
    name,
    think,
    decide: (table, own, seat, rng) => lastThought(think(table, own, seat, rng, 1)),
  };
}
