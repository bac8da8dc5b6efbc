import { Malformed } from '#kernel/game.ts';
import type { Order, Orders } from '#kernel/orders.ts';
import { HIGHEST_BID, LEAST_BID } from './data/economy.ts';
import type { RailroadTycoon, Table } from './model.ts';

/** In the auction of this turn: one more than the others, up to so much; or nothing. */
export type AuctionOrder = Order &
  ({ kind: 'bid'; turn: number; upTo: number } | { kind: 'pass'; turn: number });

const figure = (thousands: number, locale: string): string =>
  new Intl.NumberFormat(locale).format(thousands * 1000);

/** 4.3: what an order up to so much bids now; nothing: somebody has gone over it. */
function bidWithin({ bid }: Pick<Table, 'bid'>, upTo: number): number | undefined {
  const least = Math.max(LEAST_BID, bid + 1);
  return least <= Math.min(upTo, HIGHEST_BID) ? least : undefined;
}

export const orders: Orders<RailroadTycoon> = {
  parse(raw) {
    const { kind, turn, upTo, ...rest } = raw as Record<string, unknown>;
    const isOne = Number.isInteger(turn) && Object.keys(rest).length === 0;
    if (kind === 'pass' && isOne && upTo === undefined) return { kind, turn } as AuctionOrder;
    const isAmount =
      Number.isInteger(upTo) && (upTo as number) >= LEAST_BID && (upTo as number) <= HIGHEST_BID;
    if (kind !== 'bid' || !isOne || !isAmount) throw new Malformed('no order');
    return { kind, turn, upTo } as AuctionOrder;
  },

  say(order, language) {
    const said = order as AuctionOrder;
    if (said.kind === 'pass') {
      return language === 'fr'
        ? 'Passer jusqu’à la prochaine enchère'
        : 'Pass until the next auction';
    }
    return language === 'fr'
      ? `Surenchérir jusqu’à **${figure(said.upTo, 'fr')}\u00a0$**`
      : `Bid up to **$${figure(said.upTo, 'en')}**`;
  },

  next(table, _own, _seat, order) {
    const said = order as AuctionOrder;
    if (table.phase !== 'auction' || table.turn !== said.turn) return { play: [] };
    if (said.kind === 'pass') return { play: [{ do: 'pass' }] };
    const amount = bidWithin(table, said.upTo);
    return amount === undefined ? 'lifted' : { play: [{ do: 'bid', amount }], left: said };
  },

  offers({ phase, turn, players, bidder }, _own, seat) {
    if (phase !== 'auction' || players[seat]?.passed || bidder === seat) return [];
    return [{ kind: 'pass', turn } as AuctionOrder];
  },
};
