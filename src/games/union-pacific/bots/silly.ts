import type { Done } from '#bots/bench.ts';
import {
  companyPayments,
  countedShares,
  paymentsInAll,
  upPayments,
  valueOf,
} from '#games/union-pacific/rules/dividends.ts';
import {
  type Action,
  type Own,
  SHARES,
  type Share,
  type Table,
  UP,
} from '#games/union-pacific/rules/model.ts';
import { play } from '#games/union-pacific/rules/play.ts';
import type { Seat } from '#kernel/game.ts';
import { isOnlyARivals } from './building.ts';

/** What nobody should do: trains for what only one rival owns, where something else was open; and shares kept that could still have been paid. */
export type Silly = { forARival: number; leftInHand: number };

/** Of a whole game: it is played again. */
export function sillyIn({ players, options, board }: Table, log: readonly Done[]): Silly {
  const state = play.setup(players.length, { ...options, board });
  const silly: Silly = { forARival: 0, leftInHand: 0 };
  for (const { actor, action } of log as readonly { actor: Seat | 'chance'; action: Action }[]) {
    if (actor !== 'chance' && state.table.phase === 'act') {
      const own = play.own(state, actor);
      if (buildsForARival(state.table, own, actor, action)) silly.forARival++;
      silly.leftInHand += leftInHand(state.table, own, actor, action);
    }
    play.apply(state, actor, action);
  }
  return silly;
}

function buildsForARival(table: Table, own: Own, seat: Seat, action: Action): boolean {
  if (action.do !== 'build' || !isOnlyARivals(table, own, seat, action.company)) return false;
  return play
    .choices(table, own, seat)
    .some((other) =>
      other.do === 'build' ? !isOnlyARivals(table, own, seat, other.company) : isInvestment(other),
    );
}

const isInvestment = ({ do: kind }: Action): boolean => kind === 'invest' || kind === 'invest-pair';

/** How many shares of the best kind stay in hand in a turn of which it is sure that the last dividends come with it, though they would bring more if they were laid out. */
function leftInHand(table: Table, own: Own, seat: Seat, action: Action): number {
  const isLast =
    table.paid === paymentsInAll(table.players.length) - 1 &&
    table.groups.every(({ shares }) => shares === 0);
  if (!isLast || isInvestment(action)) return 0;
  const kept = [...Array(SHARES).keys()].filter((share) => bringsMore(table, own, seat, share));
  return Math.max(0, ...kept.map((share) => own.shares[share] as number));
}

/** At the payment to come, as shares lie now. */
function bringsMore(table: Table, own: Own, seat: Seat, share: Share): boolean {
  const laid = countedShares(table, share);
  const more = laid.with(seat, (laid[seat] as number) + (own.shares[share] as number));
  const paidFor = (shares: readonly number[]): number =>
    (share === UP
      ? upPayments(table.paid + 1, shares)
      : companyPayments(valueOf(table, share), shares))[seat] as number;
  return paidFor(more) > paidFor(laid);
}
