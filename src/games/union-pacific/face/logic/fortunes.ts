import { payoutNow } from '#games/union-pacific/rules/dividends.ts';
import { fold } from '#games/union-pacific/rules/fold.ts';
import type { Event, Own, Table } from '#games/union-pacific/rules/model.ts';
import { play } from '#games/union-pacific/rules/play.ts';
import type { Seat } from '#kernel/game.ts';
import { laidOut } from './worth.ts';

/** How everybody stood when a turn began: what they had, with what a dividend would have paid then. */
export type Fortune = { turn: number; worth: readonly number[] };

/**
 * The fortunes turn by turn, from all that happened. What a payment brings follows from what lies open, so it is known
 * even where money was hidden. The last is what everybody has at the end.
 */
export function fortunesByTurn(told: readonly Event[], table: Table): Fortune[] {
  const seats = table.players.length;
  const begun = play.setup(seats, { ...table.options, board: table.board }).table;
  const money = new Array<number>(seats).fill(0);
  const course: Fortune[] = [];
  for (const event of told) {
    if (event.is === 'dividend-paid') {
      const sums = duesOf(begun);
      for (const seat of money.keys()) money[seat] = (money[seat] ?? 0) + (sums[seat] ?? 0);
    }
    fold({ table: begun, own: undefined }, event, 'watcher');
    if (event.is === 'turn-begun') {
      const dues = duesOf(begun);
      const worth = money.map((sum, seat) => sum + (dues[seat] ?? 0));
      course.push({ turn: event.turn, worth });
    }
  }
  return table.phase === 'over' ? [...course, { turn: table.turns + 1, worth: money }] : course;
}

/** What everybody would be paid now. */
function duesOf(table: Table): number[] {
  const payout = payoutNow(table);
  return table.players.map((_, seat) =>
    payout.reduce((sum, payments) => sum + (payments[seat] ?? 0), 0),
  );
}

/** 11.5: the shares that stayed in a hand, and what they would have brought at the last payment. */
export function unplayedOf(
  table: Table,
  own: Own,
  seat: Seat,
): { shares: readonly (readonly [share: number, count: number])[]; missed: number } {
  const shares = own.shares.flatMap((count, share) => (count > 0 ? [[share, count] as const] : []));
  // The last payment once more: with the imaginary player, where there is one.
  const last: Table = { ...table, paid: table.paid - 1 };
  const laid = shares.reduce((all, [share, count]) => laidOut(all, seat, share, count), last);
  return { shares, missed: (duesOf(laid)[seat] ?? 0) - (duesOf(last)[seat] ?? 0) };
}
