import { HIGHEST_BID } from '#games/railroad-tycoon/rules/data/economy.ts';
import type { Action, Own, Table } from '#games/railroad-tycoon/rules/model.ts';
import type { Seat } from '#kernel/game.ts';
import { type Bill, billFor, billOf, paymentOf } from '../logic/bill.ts';
import { actionsOf, type BuildPlan } from '../logic/plan.ts';
import type { Ask, Held } from './held.ts';

/** What the lever would do: the last of them is what it is called by, shares come before it. */
export type Deed = { actions: readonly Action[]; bill: Bill | undefined };

/** Nothing: something is still to be chosen. */
export function deedOf(
  table: Table,
  own: Own,
  seat: Seat,
  ask: Ask | undefined,
  held: Held,
): Deed | undefined {
  const { mode, plan, extra } = held;
  if (ask === 'auction') return bidding(table, held);
  if (ask === 'growth') return plainDeed(held.city !== undefined && growing(held.city));
  if (ask === undefined) return undefined;
  if (mode === 'build') return building(table, own, seat, plan, extra);
  if (mode === 'share') {
    const issued = 1 + extra;
    const payment = paymentOf(table, own, seat, 0, issued);
    return { actions: issues(issued), bill: { ...payment, items: [], tiles: 0 } };
  }
  const action = choiceOf(ask, held);
  if (action === undefined) return undefined;
  const least = billFor(table, own, seat, action);
  if (least === undefined) return { actions: [action], bill: undefined };
  const shares = least.shares + extra;
  const bill = billFor(table, own, seat, action, shares);
  return { actions: [...issues(shares), action], bill };
}

const issues = (count: number): Action[] =>
  Array.from({ length: count }, () => ({ do: 'issue-share' }));

const growing = (city: number): Action => ({ do: 'grow-city', city });

const plainDeed = (action: Action | false): Deed | undefined =>
  action === false ? undefined : { actions: [action], bill: undefined };

/** 4.3: one more than the last bid, unless more is offered. */
export const bidIn = ({ bid }: Table, held: Held): number => Math.max(held.bid ?? 0, bid + 1);

function bidding(table: Table, held: Held): Deed | undefined {
  const amount = bidIn(table, held);
  return plainDeed(amount <= HIGHEST_BID && { do: 'bid', amount });
}

function building(
  table: Table,
  own: Own,
  seat: Seat,
  plan: BuildPlan | undefined,
  extra: number,
): Deed | undefined {
  const laid = table.build?.tiles ?? 0;
  if (plan === undefined || (plan.tiles.length === 0 && plan.turned === undefined)) {
    return plainDeed(laid > 0 && { do: 'stop-building' });
  }
  const { shares } = billOf(table, own, seat, plan);
  const issued = shares + extra;
  return {
    actions: actionsOf(table, seat, plan, issued),
    bill: billOf(table, own, seat, plan, issued),
  };
}

function choiceOf(ask: Ask, { mode, city, colour, route, card }: Held): Action | undefined {
  if (ask === 'industry' || mode === 'urbanise') {
    if (city === undefined || colour === undefined) return undefined;
    return { do: 'urbanise', city, colour };
  }
  switch (mode) {
    case 'upgrade':
      return { do: 'upgrade' };
    case 'deliver':
      if (city === undefined || colour === undefined || route === undefined) return undefined;
      return { do: 'deliver', from: city, colour, route: [...route] };
    case 'card':
      return card === undefined ? undefined : { do: 'take-card', card };
    case 'west':
      return city === undefined ? undefined : { do: 'western-link', city };
    case 'decline':
      return { do: 'decline-action' };
    default:
      return undefined;
  }
}
