import type { State } from '#kernel/game.ts';
import type { ChanceAction } from '#kernel/play.ts';
import { takeAtRandom } from '#kernel/rng.ts';
import { afterRefill, missing, type Tell } from '../flow.ts';
import type { Table, Trambahn } from '../model.ts';
import { addAll, bury, holds, moneyOf, ownOf, playerOf, putInHand, removeAll } from '../piles.ts';

const drawableNow = (table: Table): number => Math.min(missing(table), table.pile);

/** 8.1, 8.4, 8.5, 13.2 */
export const refill = {
  phases: ['refill'],

  check(state, { spent, drawn }) {
    const { table, hidden } = state;
    const right =
      spent.length === table.spent &&
      drawn.length === drawableNow(table) &&
      holds(moneyOf(state, table.turn), spent) &&
      holds(hidden.pile, drawn);
    return right ? undefined : { rule: '8.1' };
  },

  draw({ table, hidden }, rng) {
    const money = table.spent === 0 ? [] : hidden.money[table.turn as 0 | 1].slice();
    return {
      do: 'refill',
      spent: takeAtRandom(money, table.spent, rng),
      drawn: takeAtRandom(hidden.pile.slice(), drawableNow(table), rng),
    };
  },

  apply(state, { spent, drawn }, tell) {
    const { table, hidden } = state;
    const seat = table.turn;
    if (spent.length > 0) settle(state, spent, tell);
    removeAll(hidden.pile, drawn);
    const { hand } = ownOf(state, seat);
    for (let i = 0; i < drawn.length; i++) putInHand(hand, drawn[i] as number);
    table.pile -= drawn.length;
    playerOf(table, seat).hand += drawn.length;
    if (drawn.length > 0) {
      tell?.({ is: 'cards-drawn', seat, count: drawn.length, cards: drawn });
    }
    afterRefill(state, tell);
  },
} satisfies ChanceAction<Trambahn, 'refill'>;

/** 13.2: which money cards paid. From now on nobody can be sure of what is left in that pile. */
export function settle(state: State<Trambahn>, spent: readonly number[], tell: Tell): void {
  const { table, hidden } = state;
  removeAll(moneyOf(state, table.turn), spent);
  addAll(hidden.discard, spent);
  table.spent = 0;
  for (const { seen } of hidden.own) bury(seen, table.turn);
  tell?.({ is: 'payment-settled', seat: table.turn });
}
