import type { Refusal, Seat, State } from '#kernel/game.ts';
import { PRICES, TRAMS } from '../data/cards.ts';
import type { Action, ActionOf, Column, Event, Table, Tram, Trambahn } from '../model.ts';
import { checkColumn, columnOf, playerOf } from '../piles.ts';

type BuyTram = ActionOf<'buy-tram'>;

const KINDS_OF_TRAM: readonly Tram[] = [2, 3, 4];
const PURCHASES: readonly (readonly BuyTram[])[] = Array.from({ length: 5 }, (_, tram) =>
  Array.from({ length: TRAMS.length + 6 }, (_, column) => ({
    do: 'buy-tram',
    tram: tram as Tram,
    column,
  })),
);

export function offerTrams(table: Table, seat: Seat, into: Action[]): void {
  const { columns, money } = playerOf(table, seat);
  for (const tram of KINDS_OF_TRAM) {
    if (PRICES[tram] > money || !table.display.includes(tram)) continue;
    const purchases = PURCHASES[tram] as readonly BuyTram[];
    for (let j = 0; j < columns.length; j++) {
      if ((columns[j] as Column).tram === 0) into.push(purchases[j] as BuyTram);
    }
  }
}

export function checkBuyTram(table: Table, seat: Seat, action: BuyTram): Refusal | undefined {
  const refusal = checkColumn(table, seat, action.column);
  if (refusal) return refusal;
  if (!table.display.includes(action.tram)) return { rule: '7.2' };
  if (columnOf(table, seat, action.column).tram !== 0) return { rule: '7.4' };
  const { money } = playerOf(table, seat);
  const price = PRICES[action.tram];
  if (price > money) return { rule: '7.3', params: { price, money } };
  return undefined;
}

/** 7.1, 13.2 */
export function buyTram(
  { table }: State<Trambahn>,
  seat: Seat,
  { tram, column }: BuyTram,
  tell?: (event: Event) => void,
): void {
  const price = PRICES[tram];
  columnOf(table, seat, column).tram = tram;
  playerOf(table, seat).money -= price;
  table.spent += price;
  table.discard += price;
  table.display.splice(table.display.indexOf(tram), 1);
  tell?.({ is: 'tram-bought', seat, tram, column, price });
}
