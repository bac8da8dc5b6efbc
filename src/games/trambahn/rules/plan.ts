import type { Seat, State } from '#kernel/game.ts';
import { settle } from './actions/refill.ts';
import { actors, endTurn } from './flow.ts';
import type { Card, Trambahn } from './model.ts';
import { moneyOf } from './piles.ts';

/**
 * For plans: where this seat decides next in a turn of its own, as if the other one did nothing more and nobody drew a
 * card. The other's turn ends as every turn does: 8.6, 8.7. From the own draw on nothing is planned: what it brings decides
 * the turn after.
 */
export function toTurnOf(state: State<Trambahn>, seat: Seat): boolean {
  const { table } = state;
  if (table.phase === 'deal') return false;
  if (table.turn === seat && actors(table)[0] === 'chance') return false;
  // Who has neither cards nor money decides nothing in a turn, and then in no other.
  for (let turn = 0; turn <= table.players.length; turn++) {
    const [actor] = actors(table);
    if (actor === undefined) return false;
    if (actor === seat) return true;
    if (table.spent > 0) settle(state, paid(state), undefined);
    endTurn(state, undefined);
  }
  return false;
}

/** 13.2: which cards paid nobody knows, and nobody will see. */
function paid(state: State<Trambahn>): Card[] {
  const { table } = state;
  const cards = moneyOf(state, table.turn).flatMap((count, card) =>
    new Array<Card>(count).fill(card),
  );
  return cards.slice(0, table.spent);
}
