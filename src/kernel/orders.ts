import type { Kind, Language, Seat } from './game.ts';

/** What somebody has told the table to do for them. Plain JSON; what else is in it, its kind says. */
export type Order = { readonly kind: string };

/**
 * What an order says when its seat decides. `play`: these, one after the other, or nothing; `left`: what is left of the order
 * afterwards, nothing: it is done. `wait`: it says nothing about a decision like this one, and its owner is called. `lifted`: it makes no sense
 * any more, since something has changed.
 */
export type Next<A> = { play: readonly A[]; left?: Order } | 'wait' | 'lifted';

/** The standing orders of a game. All of it is pure, and knows what the seat knows, so that nothing can leak. */
export interface Orders<K extends Kind> {
  /** The only door for untrusted input: it throws `Malformed`. */
  parse(raw: unknown): Order;

  /** In words, as its owner reads it: "Bid up to $4,000". `**` around what matters. */
  say(order: Order, language: Language): string;

  /** What it says now, when this seat is to act. */
  next(table: K['table'], own: K['own'], seat: Seat, order: Order): Next<K['action']>;

  /** Those that make sense now, for whoever looks for one. */
  offers(table: K['table'], own: K['own'], seat: Seat): readonly Order[];
}
