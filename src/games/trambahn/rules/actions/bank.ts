import type { Refusal, Seat, State } from '#kernel/game.ts';
import {
  type Action,
  type ActionOf,
  type Event,
  KINDS,
  type Own,
  type Trambahn,
} from '../model.ts';
import { add, checkHand, moneyOf, ownOf, playerOf, takeFromHand } from '../piles.ts';

type Bank = ActionOf<'bank'>;

const BANKINGS: readonly Bank[] = Array.from({ length: KINDS }, (_, card) => ({
  do: 'bank',
  card,
}));

export function offerBankings(own: Own, into: Action[]): void {
  const { hand } = own;
  for (let i = 0; i < hand.length; i++) {
    const card = hand[i] as number;
    if (i === 0 || card !== hand[i - 1]) into.push(BANKINGS[card] as Bank);
  }
}

export function checkBank(own: Own, action: Bank): Refusal | undefined {
  return checkHand(own, action.card);
}

/** 6.1, 12.4 */
export function bank(
  state: State<Trambahn>,
  seat: Seat,
  { card }: Bank,
  tell?: (event: Event) => void,
): void {
  takeFromHand(state, seat, card);
  playerOf(state.table, seat).money++;
  add(moneyOf(state, seat), card);
  ownOf(state, seat).seen.money[seat as 0 | 1].push(card);
  tell?.({ is: 'card-banked', seat, card });
}
