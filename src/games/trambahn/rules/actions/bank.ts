import type { SeatAction } from '#kernel/play.ts';
import { type ActionOf, KINDS, type Trambahn } from '../model.ts';
import { add, checkHand, moneyOf, ownOf, playerOf, takeFromHand } from '../piles.ts';

type Bank = ActionOf<'bank'>;

const BANKINGS: readonly Bank[] = Array.from({ length: KINDS }, (_, card) => ({
  do: 'bank',
  card,
}));

/** 6.1, 12.4 */
export const bank = {
  phases: ['income'],

  check: (_table, own, _seat, { card }) => checkHand(own, card),

  offer(_table, { hand }, _seat, into) {
    for (let i = 0; i < hand.length; i++) {
      const card = hand[i] as number;
      if (i === 0 || card !== hand[i - 1]) into.push(BANKINGS[card] as Bank);
    }
  },

  apply(state, seat, { card }, tell) {
    takeFromHand(state, seat, card);
    playerOf(state.table, seat).money++;
    add(moneyOf(state, seat), card);
    ownOf(state, seat).seen.money[seat as 0 | 1].push(card);
    tell?.({ is: 'card-banked', seat, card });
  },
} satisfies SeatAction<Trambahn, 'bank'>;
