import type { Refusal, Seat, State } from '#kernel/game.ts';
import { HIGHEST_BID, LEAST_BID } from '../data/economy.ts';
import { beginActions, beginPhase, payWithShares, playerOf, type Tell } from '../flow.ts';
import type { Action, ActionOf, RailroadTycoon, Table } from '../model.ts';

/** Every bid there can be, made once. */
const BIDS: readonly Action[] = Array.from({ length: HIGHEST_BID + 1 }, (_, amount) => ({
  do: 'bid',
  amount,
}));
const PASS: Action = { do: 'pass' };

export function checkBid({ bid }: Table, { amount }: ActionOf<'bid'>): Refusal | undefined {
  if (amount < LEAST_BID || amount <= bid) return { rule: '4.3' };
  if (amount > HIGHEST_BID) return { rule: '4.4' };
  return undefined;
}

export function offerBids({ bid }: Table, into: Action[]): void {
  for (let amount = Math.max(LEAST_BID, bid + 1); amount <= HIGHEST_BID; amount++) {
    into.push(BIDS[amount] as Action);
  }
  into.push(PASS);
}

export function makeBid(
  { table }: State<RailroadTycoon>,
  seat: Seat,
  { amount }: ActionOf<'bid'>,
  tell: Tell,
): void {
  table.bid = amount;
  table.bidder = seat;
  tell?.({ is: 'bid-made', seat, amount });
  nextSpeaker(table, tell);
}

export function pass({ table }: State<RailroadTycoon>, seat: Seat, tell: Tell): void {
  playerOf(table, seat).passed = true;
  tell?.({ is: 'bid-passed', seat });
  nextSpeaker(table, tell);
}

/** 4.5, 4.6, 4.8 */
function nextSpeaker(table: Table, tell: Tell): void {
  const { players, bidder } = table;
  for (let step = 1; step <= players.length; step++) {
    const next = (table.seat + step) % players.length;
    if (playerOf(table, next).passed) continue;
    if (next === bidder) break;
    table.seat = next;
    tell?.({ is: 'bid-asked', seat: next });
    return;
  }
  if (bidder >= 0) return beginPhase(table, 'settle', tell);
  const first = (table.first + 1) % players.length;
  tell?.({ is: 'first-chosen', seat: first, paid: 0, issued: 0 });
  beginActions(table, first, tell);
}

/** 4.6, 4.7: chance's entry, since only now is it seen whether shares are needed. */
export function settleBid(state: State<RailroadTycoon>, tell: Tell): void {
  const { table } = state;
  const { bid: paid, bidder: seat } = table;
  const issued = payWithShares(state, seat, paid);
  tell?.({ is: 'first-chosen', seat, paid, issued });
  beginActions(table, seat, tell);
}
