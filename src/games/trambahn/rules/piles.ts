import type { Refusal, Seat, State } from '#kernel/game.ts';
import type { Card, Column, ColumnAt, Own, Seen, Table, Trambahn } from './model.ts';

/** Piles of cards as numbers of each kind, and hands as sorted lists. */

export function add(pile: number[], card: Card): void {
  pile[card] = (pile[card] as number) + 1;
}

export function addAll(pile: number[], cards: readonly Card[]): void {
  for (let i = 0; i < cards.length; i++) add(pile, cards[i] as Card);
}

export function removeAll(pile: number[], cards: readonly Card[]): void {
  for (let i = 0; i < cards.length; i++) {
    const card = cards[i] as Card;
    pile[card] = (pile[card] as number) - 1;
  }
}

/** Does the pile hold all of these? */
export function holds(pile: readonly number[], cards: readonly Card[]): boolean {
  const rest = [...pile];
  removeAll(rest, cards);
  return rest.every((count) => count >= 0);
}

export function putInHand(hand: Card[], card: Card): void {
  let at = hand.length;
  hand.push(card);
  for (; at > 0 && (hand[at - 1] as Card) > card; at--) hand[at] = hand[at - 1] as Card;
  hand[at] = card;
}

export function takeOut(hand: Card[], card: Card): void {
  for (let at = hand.indexOf(card); at < hand.length - 1; at++) hand[at] = hand[at + 1] as Card;
  hand.pop();
}

/** 13.2: some of this seat's money has paid, nobody knows which: of none of it can one be sure any more. */
export function bury({ money, buried }: Seen, seat: Seat): void {
  const known = money[seat as 0 | 1];
  buried[seat as 0 | 1].push(...known);
  known.length = 0;
}

/** 9.5: everybody saw these cards go. */
export function discardSeen(state: State<Trambahn>, cards: readonly number[]): void {
  for (let i = 0; i < cards.length; i++) {
    const card = cards[i] as number;
    add(state.hidden.discard, card);
    ownOf(state, 0).seen.discard.push(card);
    ownOf(state, 1).seen.discard.push(card);
  }
  state.table.discard += cards.length;
}

/** 3.4 */
export function checkHand(own: Own, card: Card): Refusal | undefined {
  return own.hand.includes(card) ? undefined : { rule: '3.4' };
}

export function takeFromHand(state: State<Trambahn>, seat: Seat, card: Card): void {
  takeOut(ownOf(state, seat).hand, card);
  playerOf(state.table, seat).hand--;
}

/** 3.5 */
export function checkColumn(table: Table, seat: Seat, column: ColumnAt): Refusal | undefined {
  return column < playerOf(table, seat).columns.length ? undefined : { rule: '3.5' };
}

export function columnOf(table: Table, seat: Seat, column: ColumnAt): Column {
  return playerOf(table, seat).columns[column] as Column;
}

export const playerOf = (table: Table, seat: Seat) => table.players[seat as 0 | 1];
export const ownOf = (state: State<Trambahn>, seat: Seat) => state.hidden.own[seat as 0 | 1];
export const moneyOf = (state: State<Trambahn>, seat: Seat) => state.hidden.money[seat as 0 | 1];
