import type { SeatAction } from '#kernel/play.ts';
import { PRICES, TRAMS } from '../data/cards.ts';
import type { ActionOf, Column, Tram, Trambahn } from '../model.ts';
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

/** 7.1, 13.2 */
export const buyTram = {
  phases: ['trams'],

  check(table, _own, seat, { tram, column }) {
    const refusal = checkColumn(table, seat, column);
    if (refusal) return refusal;
    if (!table.display.includes(tram)) return { rule: '7.2' };
    if (columnOf(table, seat, column).tram !== 0) return { rule: '7.4' };
    const { money } = playerOf(table, seat);
    const price = PRICES[tram];
    if (price > money) return { rule: '7.3', params: { price, money } };
    return undefined;
  },

  offer(table, _own, seat, into) {
    const { columns, money } = playerOf(table, seat);
    for (const tram of KINDS_OF_TRAM) {
      if (PRICES[tram] > money || !table.display.includes(tram)) continue;
      const purchases = PURCHASES[tram] as readonly BuyTram[];
      for (let j = 0; j < columns.length; j++) {
        if ((columns[j] as Column).tram === 0) into.push(purchases[j] as BuyTram);
      }
    }
  },

  apply({ table }, seat, { tram, column }, tell) {
    const price = PRICES[tram];
    columnOf(table, seat, column).tram = tram;
    playerOf(table, seat).money -= price;
    table.spent += price;
    table.discard += price;
    table.display.splice(table.display.indexOf(tram), 1);
    tell?.({ is: 'tram-bought', seat, tram, column, price });
  },
} satisfies SeatAction<Trambahn, 'buy-tram'>;
