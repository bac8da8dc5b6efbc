import type { Refusal, Seat, State } from '#kernel/game.ts';
import { BONUS_AT_CARDS, TRAMS, VALUES } from '../data/cards.ts';
import {
  type Action,
  type ActionOf,
  type Card,
  type Column,
  type Event,
  isConductor,
  KINDS,
  lineOf,
  type Own,
  type Table,
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

/** 5.1: every way to lay a station or a conductor. */
export function offerStations(table: Table, own: Own, seat: Seat, into: Action[]): void {
  const { hand } = own;
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
}

export function checkExtendColumn(
  table: Table,
  own: Own,
  seat: Seat,
  { card, column: index }: ExtendColumn,
): Refusal | undefined {
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
}

/** What `checkExtendColumn` says of a card in hand, as yes or no. */
function fits(column: Column, card: Card): boolean {
  const top = topOf(column);
  if (isConductor(card)) return top < VALUES;
  return lineOf(card) === column.line && valueOf(card) > top;
}

/** 5.7: the value of the last station, conductors left aside. */
export function topOf({ cards }: Column): number {
  let at = cards.length - 1;
  while (isConductor(cards[at] as Card)) at--;
  return valueOf(cards[at] as Card);
}

/** 10.1 to 10.4 */
export function extendColumn(
  state: State<Trambahn>,
  seat: Seat,
  { card, column: index }: ExtendColumn,
  tell?: (event: Event) => void,
): void {
  const column = columnOf(state.table, seat, index);
  takeFromHand(state, seat, card);
  column.cards.push(card);
  tell?.({ is: 'column-extended', seat, card, column: index });
  if (column.cards.length === BONUS_AT_CARDS) {
    const points = scoreOf(column);
    playerOf(state.table, seat).bonus += points;
    tell?.({ is: 'bonus-scored', seat, column: index, points });
  }
}
