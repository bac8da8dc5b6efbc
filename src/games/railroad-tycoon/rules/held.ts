import type { Seat } from '#kernel/game.ts';
import { CARDS, type Effect } from './data/cards.ts';
import { playerOf } from './flow.ts';
import type { Card, Table } from './model.ts';

/** Cards that players keep. */

export const effectOf = (card: Card): Effect => (CARDS[card] as (typeof CARDS)[number]).effect;

const kindOf = (is: Effect['is']): Card => CARDS.findIndex(({ effect }) => effect.is === is);
export const GRANT: Card = kindOf('grant');
const ENGINEERING: Card = kindOf('engineering');

export function has(table: Table, seat: Seat, card: Card): boolean {
  return playerOf(table, seat).cards.includes(card);
}

/** 13.9, 13.10: how many of these cards this player may still use in this turn. */
export function engineeringLeft(table: Table, seat: Seat): number {
  const { cards, engineered } = playerOf(table, seat);
  let held = -engineered;
  for (const card of cards) if (card === ENGINEERING) held++;
  return held;
}
