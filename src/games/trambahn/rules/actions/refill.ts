import type { Refusal, State } from '#kernel/game.ts';
import { type Rng, takeAtRandom } from '#kernel/rng.ts';
import { HAND_SIZE } from '../data/cards.ts';
import { canDraw, endTurn, goOn } from '../flow.ts';
import type { ActionOf, Event, Table, Trambahn } from '../model.ts';
import { addAll, bury, holds, moneyOf, ownOf, playerOf, putInHand, removeAll } from '../piles.ts';

type Refill = ActionOf<'refill'>;

export function drawRefill({ table, hidden }: State<Trambahn>, rng: Rng): Refill {
  const money = table.spent === 0 ? [] : [...hidden.money[table.turn as 0 | 1]];
  return {
    do: 'refill',
    spent: takeAtRandom(money, table.spent, rng),
    drawn: takeAtRandom([...hidden.pile], drawableNow(table), rng),
  };
}

export function checkRefill(state: State<Trambahn>, { spent, drawn }: Refill): Refusal | undefined {
  const { table, hidden } = state;
  const right =
    spent.length === table.spent &&
    drawn.length === drawableNow(table) &&
    holds(moneyOf(state, table.turn), spent) &&
    holds(hidden.pile, drawn);
  return right ? undefined : { rule: '8.1' };
}

const missing = (table: Table): number => HAND_SIZE - playerOf(table, table.turn).hand;
const drawableNow = (table: Table): number => Math.min(missing(table), table.pile);

/** 8.1, 8.4, 8.5, 13.2 */
export function refill(
  state: State<Trambahn>,
  { spent, drawn }: Refill,
  tell?: (event: Event) => void,
): void {
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
  if (missing(table) > 0 && canDraw(table)) goOn(table, 'reshuffle', tell);
  else endTurn(state, tell);
}

/** 13.2: which money cards paid. From now on nobody can be sure of what is left in that pile. */
function settle(
  state: State<Trambahn>,
  spent: readonly number[],
  tell?: (event: Event) => void,
): void {
  const { table, hidden } = state;
  removeAll(moneyOf(state, table.turn), spent);
  addAll(hidden.discard, spent);
  table.spent = 0;
  for (const { seen } of hidden.own) bury(seen, table.turn);
  tell?.({ is: 'payment-settled', seat: table.turn });
}
