import type { Action, Own, Table } from '#games/railroad-tycoon/rules/model.ts';
import { PASS } from './moves.ts';
import type { Weights } from './weights.ts';

/** Bids a little for the first place: shares only in the first turn, when nobody has any money. */
export function bidOf(table: Table, own: Own, weights: Weights): Action {
  const amount = table.bid + 1;
  if (table.turn === 1) return amount <= weights.firstBid ? { do: 'bid', amount } : PASS;
  return amount <= Math.min(own.money, weights.bid) ? { do: 'bid', amount } : PASS;
}
