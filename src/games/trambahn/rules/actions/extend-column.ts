import type { SeatAction } from '#kernel/play.ts';
import { BONUS_AT_CARDS, TRAMS, VALUES } from '../data/cards.ts';
import {
  type Action,
  type ActionOf,
  type Card,
  type Column,
  isConductor,
  KINDS,
  lineOf,
  type Trambahn,
  valueOf,
} from '../model.ts';
import { checkColumn, checkHand, columnOf, playerOf, takeFromHand } from '../piles.ts';
import { scoreOf } from '../score.ts';
import { STARTS } from './start-column.ts';

type ExtendColumn = ActionOf<'extend-column'>;

/** A column for every tram, and those started in one turn: no player ever has more. */
const MOST_COLUMNS = TRAMS.length + 6;

const EXTENSIONS: readonly (readonly ExtendColumn[])[] = Array.from({ length: KINDS }, (_, card) =>
  Array.from({ length: MOST_COLUMNS }, (_, column) => ({ do: 'extend-column', card, column })),
);

/** 5.1, 10.1 to 10.4 */
export const extendColumn = {
  phases: ['stations'],

  check(table, own, seat, { card, column: index }) {
    const refusal = checkHand(own, card) ?? checkColumn(table, seat, index);
    if (refusal) return refusal;
    const column = columnOf(table, seat, index);
    if (topOf(column) === VALUES) return { rule: '5.4' };
    if (isConductor(card)) return undefined;
    if (lineOf(card) !== column.line) return { rule: '5.2' };
    const [value, top] = [valueOf(card), topOf(column)];
    if (value < top) return { rule: '5.3', params: { value, top } };
    if (value === top) return { rule: '5.9', params: { value, top } };
    return undefined;
  },

  /** Every way to lay a station or a conductor, card by card: starting a column comes first. */
  offer(table, { hand }, seat, into) {
    const { columns } = playerOf(table, seat);
    for (let i = 0; i < hand.length; i++) {
      const card = hand[i] as Card;
      if (i > 0 && card === hand[i - 1]) continue;
      if (!isConductor(card)) into.push(STARTS[card] as Action);
      const extensions = EXTENSIONS[card] as readonly ExtendColumn[];
      for (let j = 0; j < columns.length; j++) {
        if (fits(columns[j] as Column, card)) into.push(extensions[j] as Action);
      }
    }
  },

  apply(state, seat, { card, column: index }, tell) {
    const column = columnOf(state.table, seat, index);
    takeFromHand(state, seat, card);
    column.cards.push(card);
    tell?.({ is: 'column-extended', seat, card, column: index, line: column.line });
    if (column.cards.length === BONUS_AT_CARDS) {
      const points = scoreOf(column);
      playerOf(state.table, seat).bonus += points;
      tell?.({ is: 'bonus-scored', seat, column: index, points });
    }
  },
} satisfies SeatAction<Trambahn, 'extend-column'>;

/** What `check` says of a card in hand, as yes or no. */
function fits(column: Column, card: Card): boolean {
  if (isConductor(card)) return topOf(column) < VALUES;
  return lineOf(card) === column.line && valueOf(card) > topOf(column);
}

/** 5.7: the value of the last station, conductors left aside. */
export function topOf({ cards }: Column): number {
  let at = cards.length - 1;
  while (isConductor(cards[at] as Card)) at--;
  return valueOf(cards[at] as Card);
}
