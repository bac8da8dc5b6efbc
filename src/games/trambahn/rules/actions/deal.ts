import type { ChanceAction } from '#kernel/play.ts';
import { takeAtRandom } from '#kernel/rng.ts';
import { HAND_SIZE, START_MONEY } from '../data/cards.ts';
import { beginTurn } from '../flow.ts';
import type { Trambahn } from '../model.ts';
import { addAll, holds, moneyOf, ownOf, playerOf, putInHand, removeAll } from '../piles.ts';

/** 2.5 */
export const deal = {
  phases: ['deal'],

  check({ hidden }, { money, hands }) {
    const right =
      START_MONEY.every((count, seat) => money[seat]?.length === count) &&
      hands.every((hand) => hand.length === HAND_SIZE) &&
      holds(hidden.pile, [...money, ...hands].flat());
    return right ? undefined : { rule: '2.5' };
  },

  draw({ hidden }, rng) {
    const pile = [...hidden.pile];
    const take = (count: number) => takeAtRandom(pile, count, rng);
    return {
      do: 'deal',
      money: [take(START_MONEY[0]), take(START_MONEY[1])],
      hands: [take(HAND_SIZE), take(HAND_SIZE)],
    };
  },

  apply(state, { money, hands }, tell) {
    tell?.({ is: 'money-dealt', counts: [money[0].length, money[1].length] });
    for (const seat of [0, 1] as const) {
      const cards = hands[seat];
      removeAll(state.hidden.pile, money[seat]);
      removeAll(state.hidden.pile, cards);
      addAll(moneyOf(state, seat), money[seat]);
      for (const card of cards) putInHand(ownOf(state, seat).hand, card);
      playerOf(state.table, seat).money = money[seat].length;
      playerOf(state.table, seat).hand = cards.length;
      state.table.pile -= money[seat].length + cards.length;
      tell?.({ is: 'cards-drawn', seat, count: cards.length, cards });
    }
    beginTurn(state.table, tell);
  },
} satisfies ChanceAction<Trambahn, 'deal'>;
