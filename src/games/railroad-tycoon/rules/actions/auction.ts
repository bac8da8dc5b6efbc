import type { ChanceAction, SeatAction } from '#kernel/play.ts';
import { HIGHEST_BID, LEAST_BID } from '../data/economy.ts';
import { afterBid, beginActions, payWithShares, playerOf } from '../flow.ts';
import type { Action, RailroadTycoon } from '../model.ts';

/** Every bid there can be, made once. */
const BIDS: readonly Action[] = Array.from({ length: HIGHEST_BID + 1 }, (_, amount) => ({
  do: 'bid',
  amount,
}));
const PASS: Action = { do: 'pass' };

export const bid = {
  phases: ['auction'],

  check(table, _own, _seat, { amount }) {
    if (amount < LEAST_BID || amount <= table.bid) return { rule: '4.3' };
    if (amount > HIGHEST_BID) return { rule: '4.4' };
    return undefined;
  },

  offer(table, _own, _seat, into) {
    for (let amount = Math.max(LEAST_BID, table.bid + 1); amount <= HIGHEST_BID; amount++) {
      into.push(BIDS[amount] as Action);
    }
  },

  apply({ table }, seat, { amount }, tell) {
    table.bid = amount;
    table.bidder = seat;
    tell?.({ is: 'bid-made', seat, amount });
    afterBid(table, tell);
  },
} satisfies SeatAction<RailroadTycoon, 'bid'>;

export const pass = {
  phases: ['auction'],

  offer(_table, _own, _seat, into) {
    into.push(PASS);
  },

  apply({ table }, seat, _action, tell) {
    playerOf(table, seat).passed = true;
    tell?.({ is: 'bid-passed', seat });
    afterBid(table, tell);
  },
} satisfies SeatAction<RailroadTycoon, 'pass'>;

/** 4.6, 4.7: chance's entry, since only now is it seen whether shares are needed. */
export const settleBid = {
  phases: ['settle'],

  draw: () => ({ do: 'settle-bid' }),

  apply(state, _action, tell) {
    const { bid: paid, bidder: seat } = state.table;
    const issued = payWithShares(state, seat, paid);
    tell?.({ is: 'first-chosen', seat, paid, issued });
    beginActions(state.table, seat, tell);
  },
} satisfies ChanceAction<RailroadTycoon, 'settle-bid'>;
