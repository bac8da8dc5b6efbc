import type { Hidden, Trambahn } from '#games/trambahn/rules/model.ts';
import { copyTable } from '#games/trambahn/rules/secrets.ts';
import { noCards, nothingSeen } from '#games/trambahn/rules/setup.ts';
import type { Seat, State } from '#kernel/game.ts';

/** Takes what the rules write down of cards that go out of sight. Nobody reads it. */
const nowhere = noCards();

/**
 * A copy for trying what a seat may do in its turn, up to the refill: the table and the seat's hand. What the rules keep of
 * piles and memories is left out, and so is most of what a copy costs. No chance may be drawn on it.
 */
export function sketchOf({ table, hidden }: State<Trambahn>, seat: Seat): State<Trambahn> {
  const seen = nothingSeen();
  const mine = { hand: hidden.own[seat as 0 | 1].hand.slice(), seen };
  const theirs = { hand: [], seen };
  const own: Hidden['own'] = seat === 0 ? [mine, theirs] : [theirs, mine];
  return {
    table: copyTable(table),
    hidden: { pile: nowhere, discard: nowhere, money: [nowhere, nowhere], own },
  };
}
