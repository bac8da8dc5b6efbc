import type { Refusal, State } from '#kernel/game.ts';
import { type Rng, takeAtRandom } from '#kernel/rng.ts';
import { HAND_SIZE, START_MONEY } from '../data/cards.ts';
import { beginTurn } from '../flow.ts';
import type { ActionOf, Event, Trambahn } from '../model.ts';
import { addAll, holds, moneyOf, ownOf, playerOf, putInHand, removeAll } from '../piles.ts';

type Deal = ActionOf<'deal'>;

export function drawDeal(state: State<Trambahn>, rng: Rng): Deal {
  const pile = [...state.hidden.pile];
  const take = (count: number) => takeAtRandom(pile, count, rng);
  return {
    do: 'deal',
    money: [take(START_MONEY[0]), take(START_MONEY[1])],
    hands: [take(HAND_SIZE), take(HAND_SIZE)],
  };
}

export function checkDeal(state: State<Trambahn>, { money, hands }: Deal): Refusal | undefined {
  const right =
    START_MONEY.every((count, seat) => money[seat]?.length === count) &&
    hands.every((hand) => hand.length === HAND_SIZE) &&
    holds(state.hidden.pile, [...money, ...hands].flat());
  return right ? undefined : { rule: '2.5' };
}

/** 2.5 */
export function deal(
  state: State<Trambahn>,
  { money, hands }: Deal,
  tell?: (event: Event) => void,
): void {
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
  beginTurn(state, tell);
}
