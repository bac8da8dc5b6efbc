import { DIVIDENDS } from '#games/union-pacific/rules/data/cards.ts';
import { valueOf } from '#games/union-pacific/rules/dividends.ts';
import {
  JOKER,
  type Player,
  SHARES,
  type Share,
  type Table,
  UP,
} from '#games/union-pacific/rules/model.ts';
import type { Seat } from '#kernel/game.ts';
import { pay, payOf } from './payments.ts';
import type { Sight } from './sight.ts';

/** One of the ten companies or Union Pacific, as numbers of about one. */

/** Which it is; the company; who has how many; how far ahead; what it pays; how long there is. */
const COMPANY = SHARES;
const COUNTS = COMPANY + 9;
const AHEAD = COUNTS + 10;
const PAID = AHEAD + 23;
const TIME = PAID + 8;
export const SHARE_INPUTS = TIME + 7;

/** Differences of holdings that are told apart, from -3 to 3. */
const MOST_AHEAD = 3;
const STEPS = 2 * MOST_AHEAD + 1;

export function readShare(sight: Sight, share: Share, into: Float32Array, at: number): void {
  into[at + share] = 1;
  readCompany(sight, share, into, at + COMPANY);
  const holders = holdersOf(sight.table, sight.seat, share);
  const laid = (sight.table.players[sight.seat] as Player).exposed[share] as number;
  const hand = sight.own.shares[share] as number;
  const third = sight.assessment.third?.[share] ?? 0;
  const { first, second, all } = holders;
  const few = [laid, hand, first, second, holders.third, all, holders.secondAll, third];
  const from = at + COUNTS;
  into[from] = (sight.shown[share] as number) / 2;
  for (let i = 0; i < few.length; i++) into[from + 1 + i] = (few[i] as number) / 4;
  into[from + 9] = holders.count / 3;
  const ahead = at + AHEAD;
  if (laid + first > 0) mark(into, ahead, laid - first);
  else into[ahead + 3 * STEPS] = 1;
  if (laid + hand + all > 0) mark(into, ahead + STEPS, laid + hand - all);
  if (second > 0) mark(into, ahead + 2 * STEPS, laid - second);
  if (laid > 0 && first === 0) into[ahead + 3 * STEPS + 1] = 1;
  readPayments(sight, share, into, at + PAID);
  readTime(sight, into, at + TIME);
}

function mark(into: Float32Array, at: number, ahead: number): void {
  into[at + MOST_AHEAD + Math.max(-MOST_AHEAD, Math.min(MOST_AHEAD, ahead))] = 1;
}

function readCompany(sight: Sight, share: Share, into: Float32Array, at: number): void {
  const { table, own, assessment, spaces } = sight;
  if (share === UP) {
    into[at] = table.upPile / 10;
    into[at + 1] = table.paid / 2;
    return;
  }
  into[at] = valueOf(table, share) / 10;
  into[at + 1] = (table.trains[share] as number) / 10;
  let all = 0;
  let mine = 0;
  for (let kind = 0; kind < JOKER; kind++) {
    const free = spaces[share * JOKER + kind] as number;
    all += free;
    if (free === 0) continue;
    into[at + 2 + kind] = 1;
    if ((own.tracks[kind] as number) > 0 || (own.tracks[JOKER] as number) > 0) mine = 1;
  }
  into[at + 6] = all / 5;
  into[at + 7] = mine;
  into[at + 8] = (assessment.unseen[share] as number) / 10;
}

/** What the most that rivals have of a share are: laid out, and with those that were seen to go into a hand. */
type Holders = {
  count: number;
  first: number;
  second: number;
  third: number;
  all: number;
  secondAll: number;
};

function holdersOf({ players }: Table, seat: Seat, share: Share): Holders {
  const found: Holders = { count: 0, first: 0, second: 0, third: 0, all: 0, secondAll: 0 };
  for (let each = 0; each < players.length; each++) {
    if (each === seat) continue;
    const { exposed, held, up } = players[each] as Player;
    const laid = exposed[share] as number;
    const all = laid + (share === UP ? up : (held[share] as number));
    if (laid > 0) found.count++;
    if (laid > found.first) {
      found.third = found.second;
      found.second = found.first;
      found.first = laid;
    } else if (laid > found.second) {
      found.third = found.second;
      found.second = laid;
    } else found.third = Math.max(found.third, laid);
    if (all > found.all) {
      found.secondAll = found.all;
      found.all = all;
    } else found.secondAll = Math.max(found.secondAll, all);
  }
  return found;
}

function readPayments(sight: Sight, share: Share, into: Float32Array, at: number): void {
  const { table, own, seat, assessment, rivals, payout } = sight;
  const { expected } = assessment;
  const payouts = share * (payout.length / SHARES);
  const mine = payout[payouts + seat] as number;
  let best = 0;
  for (let each = 0; each < table.players.length; each++) {
    if (each !== seat) best = Math.max(best, payout[payouts + each] as number);
  }
  const leader = rivals[0] as Seat;
  const { exposed } = table.players[seat] as Player;
  const from = payOf(assessment, share, exposed[share] as number);
  const hand = own.shares[share] as number;
  const to = payOf(assessment, share, (exposed[share] as number) + hand);
  let laid = 0;
  let more = 0;
  for (let nth = 0; nth < expected.left; nth++) {
    const now = pay[from + nth] as number;
    laid += now;
    more += ((pay[to + nth] as number) - now) * (expected.inTime[nth] as number);
  }
  into[at] = mine / 10;
  into[at + 1] = best / 10;
  into[at + 2] = ((table.players[leader] as Player).exposed[share] as number) / 4;
  into[at + 3] = (payout[payouts + leader] as number) / 10;
  into[at + 4] = laid / 15;
  into[at + 5] = hand > 0 ? more / 15 : 0;
  into[at + 6] = (mine * expected.left) / 30;
  into[at + 7] = ((assessment.value[share * DIVIDENDS] as number) * expected.left) / 40;
}

function readTime({ assessment: { expected } }: Sight, into: Float32Array, at: number): void {
  const { left, inTime, turns } = expected;
  into[at + left] = 1;
  into[at + 5] = 1 - (inTime[0] as number);
  into[at + 6] = (turns[left - 1] as number) / 50;
}
