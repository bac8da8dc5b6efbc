import { HIGHEST_BID, LEAST_BID } from '#games/railroad-tycoon/rules/data/economy.ts';
import type { Own, Table } from '#games/railroad-tycoon/rules/model.ts';
import type { Seat } from '#kernel/game.ts';
import { type Payment, paymentOf } from './bill.ts';

export type Bidder = {
  seat: Seat;
  /** The last bid that stands; only the leader's does. */
  bid: number | undefined;
  state: 'leads' | 'speaks' | 'waits' | 'passed' | 'first';
};

export type Auction = {
  /** From who spoke first on, clockwise. */
  bidders: readonly Bidder[];
  bid: number;
  leader: Seat | undefined;
  speaker: Seat;
  /** The least bid that is allowed, and the most; nothing when no bid is higher. */
  least: number | undefined;
  most: number;
  /** 4.8: who is first if everybody passes. */
  otherwise: Seat;
};

/** Nothing, when no auction is on. */
export function auctionOf(table: Table): Auction | undefined {
  const { phase, players, first, bid, bidder, seat } = table;
  if (phase !== 'auction' && phase !== 'settle') return undefined;
  const order = players.map((_, i) => (first + i) % players.length);
  const least = Math.max(LEAST_BID, bid + 1);
  return {
    bidders: order.map((each) => ({
      seat: each,
      bid: each === bidder ? bid : undefined,
      state: players[each]?.passed
        ? 'passed'
        : phase === 'settle' && bidder < 0
          ? // 4.6: it has been paid.
            'first'
          : each === bidder
            ? 'leads'
            : each === seat
              ? 'speaks'
              : 'waits',
    })),
    bid,
    leader: bidder < 0 ? undefined : bidder,
    speaker: seat,
    least: least > HIGHEST_BID ? undefined : least,
    most: HIGHEST_BID,
    otherwise: (first + 1) % players.length,
  };
}

/** 4.7: what winning with this bid would cost. Shares are issued by themselves. */
export const bidCost = (table: Table, own: Own, seat: Seat, amount: number): Payment =>
  paymentOf(table, own, seat, amount);

/** Who speaks after this seat, if it bids or passes: the leader is asked no more. */
export function speaksNext({ players, bidder }: Table, seat: Seat): Seat | undefined {
  for (let step = 1; step < players.length; step++) {
    const next = (seat + step) % players.length;
    if (!players[next]?.passed && next !== bidder) return next;
  }
  return undefined;
}
