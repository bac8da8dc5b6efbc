import { effectOf } from '#games/railroad-tycoon/rules/held.ts';
import type { Event, Table } from '#games/railroad-tycoon/rules/model.ts';
import { linksOf } from '#games/railroad-tycoon/rules/network.ts';
import { standings } from '#games/railroad-tycoon/rules/score.ts';
import type { Seat } from '#kernel/game.ts';

/** Where points come from. `bounties`: cards for the first who does something, lines apart. */
export const SOURCES = ['deliveries', 'hotels', 'bounties', 'lines', 'tycoon', 'shares'] as const;
export type Source = (typeof SOURCES)[number];

/** How one seat came to its score. Shares count against it. */
export type Account = Record<Source, number> & { seat: Seat; total: number; links: number };

export function accountsOf(table: Table, told: readonly Event[] = []): Account[] {
  const accounts = table.players.map(
    (_, seat): Account => ({
      seat,
      deliveries: 0,
      hotels: 0,
      bounties: 0,
      lines: 0,
      tycoon: table.result?.bonuses[seat] ?? 0,
      shares: -(table.players[seat]?.shares ?? 0),
      total: 0,
      links: linksOf(table, seat),
    }),
  );
  for (const event of told) {
    for (const { seat, source, points } of gainsOf(event)) {
      const account = accounts[seat];
      if (account) account[source] += points;
    }
  }
  for (const [seat, account] of accounts.entries()) {
    const { score } = table.players[seat] ?? { score: 0 };
    // Whoever joined late was not told all: what is missing came by deliveries as likely as not.
    const { hotels, bounties, lines } = account;
    account.deliveries = Math.max(account.deliveries, score - hotels - bounties - lines);
    account.total = score + account.shares + account.tycoon;
  }
  return accounts;
}

function gainsOf(event: Event): { seat: Seat; source: Source; points: number }[] {
  switch (event.is) {
    case 'goods-delivered':
      return event.points.map((points, seat) => ({ seat, source: 'deliveries', points }));
    case 'points-gained':
      return [{ seat: event.seat, source: sourceOf(event.card), points: event.points }];
    default:
      return [];
  }
}

function sourceOf(card: number): Source {
  const { is } = effectOf(card);
  return is === 'hotel' ? 'hotels' : is === 'line' ? 'lines' : 'bounties';
}

/** Points, shares taken off, at the end of each turn; the first is the start. */
export type Course = { seat: Seat; scores: readonly number[] };

export function coursesOf(table: Table, told: readonly Event[] = []): Course[] {
  const scores = table.players.map(() => 0);
  const courses = table.players.map((_, seat) => ({ seat, scores: [0] }));
  const note = () => {
    for (const [seat, course] of courses.entries()) course.scores.push(scores[seat] ?? 0);
  };
  let turn = 0;
  for (const event of told) {
    if (event.is === 'turn-begun') {
      if (turn > 0) note();
      turn = event.turn;
    }
    for (const { seat, points } of gainsOf(event)) scores[seat] = (scores[seat] ?? 0) + points;
    const issued = issuedIn(event);
    if (issued) scores[issued.seat] = (scores[issued.seat] ?? 0) - issued.count;
    if (event.is === 'tycoon-shown') {
      scores[event.seat] = (scores[event.seat] ?? 0) + event.points;
    }
  }
  if (turn > 0) note();
  return courses;
}

function issuedIn(event: Event): { seat: Seat; count: number } | undefined {
  if (event.is === 'share-issued') return { seat: event.seat, count: 1 };
  if (event.is === 'first-chosen' || event.is === 'income-paid') {
    return { seat: event.seat, count: event.issued };
  }
  return undefined;
}

/** The seats in the order of the end, with their places; those level share theirs. */
export function placesOf(table: Table): { seat: Seat; place: number; score: number }[] {
  return standings({ table, hidden: { own: [] } })
    .map(({ seat, place, score }) => ({ seat, place, score }))
    .sort((a, b) => a.place - b.place || a.seat - b.seat);
}
