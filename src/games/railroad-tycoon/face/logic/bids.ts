import { HIGHEST_BID } from '#games/railroad-tycoon/rules/data/economy.ts';
import type { Action, Own, RailroadTycoon, Table } from '#games/railroad-tycoon/rules/model.ts';
import { play } from '#games/railroad-tycoon/rules/play.ts';
import type { Seat, State } from '#kernel/game.ts';
import { rngFrom } from '#kernel/rng.ts';

export type Gestures = readonly (readonly Action[])[];

/** What a bid leaves: cash, and how many shares bid and plan ask for; nothing: the plan does not hold, whatever is issued. */
export type BidLeft = { bid: number; cash: number; shares: number | undefined };

/** More than this nobody issues to keep a plan. */
const MOST_SHARES = 10;
const ISSUE: Action = { do: 'issue-share' };

/** If this seat wins with that bid and then does what it has drafted. */
export function bidLeft(table: Table, own: Own, seat: Seat, draft: Gestures, bid: number): BidLeft {
  const state = play.imagine(table, own, seat, rngFrom(1));
  const { shares: before } = state.table.players[seat] ?? { shares: 0 };
  state.table.bid = bid;
  state.table.bidder = seat;
  play.toTurnOf?.(state, seat);
  const { money } = play.own(state, seat);
  const issued = (state.table.players[seat]?.shares ?? before) - before;
  for (let more = 0; more <= MOST_SHARES; more++) {
    if (holds(state, seat, draft, more)) return { bid, cash: money, shares: issued + more };
  }
  return { bid, cash: money, shares: undefined };
}

function holds(from: State<RailroadTycoon>, seat: Seat, draft: Gestures, shares: number): boolean {
  const state = play.clone(from);
  for (let i = 0; i < shares; i++) play.apply(state, seat, ISSUE);
  return draft.every((actions) =>
    actions.every((action) => {
      if (!play.toTurnOf?.(state, seat)) return false;
      if (play.check(state.table, play.own(state, seat), seat, action)) return false;
      play.apply(state, seat, action);
      return true;
    }),
  );
}

/** The bid in hand, the highest that asks for no share, and the first that does: what decides how far to go. */
export function bidsLeft(
  table: Table,
  own: Own,
  seat: Seat,
  draft: Gestures,
  inHand: number,
): BidLeft[] {
  const left = (bid: number): BidLeft => bidLeft(table, own, seat, draft, bid);
  const rows = new Map([[inHand, left(inHand)]]);
  const bare = rows.get(inHand)?.shares;
  if (bare === undefined) return [...rows.values()];
  // What a bid asks for only grows with it.
  let [free, dear] = [table.bid, Math.min(HIGHEST_BID, own.money) + 1];
  while (dear - free > 1) {
    const middle = (free + dear) >> 1;
    if (left(middle).shares === 0) free = middle;
    else dear = middle;
  }
  for (const bid of [free, dear]) {
    if (bid > table.bid && bid <= HIGHEST_BID) rows.set(bid, left(bid));
  }
  return [...rows.values()].toSorted((a, b) => a.bid - b.bid);
}
