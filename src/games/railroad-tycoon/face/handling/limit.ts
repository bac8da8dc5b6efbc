import { useEffect, useSyncExternalStore } from 'react';
import type { RailroadTycoon } from '#games/railroad-tycoon/rules/model.ts';
import type { AuctionOrder } from '#games/railroad-tycoon/rules/orders.ts';
import type { Seat } from '#kernel/game.ts';
import type { BoardProps, OrdersGiven } from '#ui/face.ts';
import type { Turn } from './use-turn.ts';

/**
 * How far somebody wishes the table to bid for them, chosen while they speak themselves: it is ordered once they have
 * spoken, since a bid by hand lifts every order. There is one table in a page.
 */
let kept: { turn: number; seat: Seat; limit: number } | undefined;
const listeners = new Set<() => void>();

function subscribe(changed: () => void): () => void {
  listeners.add(changed);
  return () => listeners.delete(changed);
}

function keep(to: typeof kept): void {
  kept = to;
  for (const changed of listeners) changed();
}

/** What is ordered for this auction. */
export function limitIn(orders: OrdersGiven | undefined, turn: number): number | undefined {
  const bid = orders?.given.find(({ order, lifted }) => order.kind === 'bid' && !lifted);
  const order = bid?.order as Extract<AuctionOrder, { kind: 'bid' }> | undefined;
  return order?.turn === turn ? order.upTo : undefined;
}

/** `speaks`: it is this seat's turn to bid, and what is chosen waits for that. */
export function useLimit(
  turn: number,
  seat: Seat,
  speaks: boolean,
  orders: OrdersGiven | undefined,
): [limit: number | undefined, set: (limit: number | undefined) => void] {
  const chosen = useSyncExternalStore(subscribe, () =>
    kept?.turn === turn && kept.seat === seat ? kept.limit : undefined,
  );
  const set = (to: number | undefined): void => {
    if (speaks) keep(to === undefined ? undefined : { turn, seat, limit: to });
    else if (to === undefined) orders?.lift('bid');
    else orders?.give({ kind: 'bid', turn, upTo: to } as AuctionOrder);
  };
  return [chosen ?? limitIn(orders, turn), set];
}

/** Orders what was chosen, once this seat has bid. Who has passed has nothing to order. */
export function useBidding(
  { table, orders }: Pick<BoardProps<RailroadTycoon>, 'orders' | 'table'>,
  { ask, seat }: Turn,
): void {
  useEffect(() => () => keep(undefined), []);
  useEffect(() => {
    if (!kept || !orders || ask === 'auction') return;
    const { turn, limit } = kept;
    const isIn = table.phase === 'auction' && table.turn === turn && table.bidder === seat;
    if (isIn && kept.seat === seat && limit > table.bid)
      orders.give({ kind: 'bid', turn, upTo: limit } as AuctionOrder);
    if (table.phase !== 'auction' || table.seat !== seat) keep(undefined);
  }, [table, orders, ask, seat]);
}
