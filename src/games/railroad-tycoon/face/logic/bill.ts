import {
  DIVIDEND,
  HILL,
  LEVEL_PRICES,
  OPEN,
  RIDGE,
  RIVER,
  SHARE,
  URBANISING,
  WESTERN,
} from '#games/railroad-tycoon/rules/data/economy.ts';
import type { Action, Own, Table, Tile } from '#games/railroad-tycoon/rules/model.ts';
import { type GameMap, mapOf } from '#games/railroad-tycoon/rules/terrain.ts';
import type { Seat } from '#kernel/game.ts';
import { type BuildPlan, pricesOf } from './plan.ts';

/** One line of a bill: `count` things at `each`. `free` has been granted and costs nothing. */
export type Item = {
  what: 'open' | 'hill' | 'ridge' | 'river' | 'free' | 'level' | 'new-city' | 'western';
  count: number;
  each: number;
};

/** Sums are in thousands, as everywhere. */
export type Bill = Payment & { items: readonly Item[]; tiles: number };

/** What it means to pay a sum now. */
export type Payment = {
  total: number;
  moneyBefore: number;
  /** The least number of shares that covers it (5.5). */
  shares: number;
  moneyAfter: number;
  /** Per turn, before and after those shares. */
  dividendsBefore: number;
  dividendsAfter: number;
};

/** Paying, with the shares that must be issued for it or with more. */
export function paymentOf(
  table: Table,
  own: Own,
  seat: Seat,
  total: number,
  issued = sharesFor(own, total),
): Payment {
  const held = table.players[seat]?.shares ?? 0;
  return {
    total,
    moneyBefore: own.money,
    shares: issued,
    moneyAfter: own.money + issued * SHARE - total,
    dividendsBefore: held * DIVIDEND,
    dividendsAfter: (held + issued) * DIVIDEND,
  };
}

export const sharesFor = ({ money }: Own, total: number): number =>
  Math.max(0, Math.ceil((total - money) / SHARE));

/** The bill of a build that is planned. `issued`: shares, when more are issued than it needs. */
export function billOf(table: Table, own: Own, seat: Seat, plan: BuildPlan, issued?: number): Bill {
  const prices = pricesOf(table, seat, plan);
  const total = prices.reduce((sum, { price }) => sum + price, 0);
  const items = itemsOf(mapOf(table.map), prices);
  return {
    ...paymentOf(table, own, seat, total, issued ?? sharesFor(own, total)),
    items,
    tiles: prices.length,
  };
}

/** The bill of an action that is no build: nothing for one that costs nothing. */
export function billFor(
  table: Table,
  own: Own,
  seat: Seat,
  action: Action,
  issued?: number,
): Bill | undefined {
  const item = itemFor(table, seat, action);
  if (item === undefined) return undefined;
  const total = item.count * item.each;
  return {
    ...paymentOf(table, own, seat, total, issued ?? sharesFor(own, total)),
    items: [item],
    tiles: 0,
  };
}

function itemFor({ phase, players }: Table, seat: Seat, action: Action): Item | undefined {
  switch (action.do) {
    case 'urbanise':
      return { what: 'new-city', count: 1, each: phase === 'industry' ? 0 : URBANISING };
    case 'upgrade': {
      const each = LEVEL_PRICES[(players[seat]?.level ?? 0) + 1];
      return each === undefined ? undefined : { what: 'level', count: 1, each };
    }
    case 'western-link':
      return { what: 'western', count: 1, each: WESTERN };
    default:
      return undefined;
  }
}

/** What the prices are made of; kinds that are not there are left out. */
function itemsOf(map: GameMap, prices: readonly { tile: Tile; price: number }[]): Item[] {
  const count = { open: 0, hill: 0, ridge: 0, river: 0, free: 0 };
  for (const { tile, price } of prices) {
    const plain = map.prices[tile] as number;
    const isHill = plain >= HILL;
    const crossed = plain - (isHill ? HILL : OPEN);
    // 13.6, 13.20: what is left of the price of a granted tile is its ridges.
    const isFree = !isHill && crossed === 0 && price % RIDGE === 0;
    count.ridge += isFree ? price / RIDGE : Math.floor((price - plain) / RIDGE);
    if (isFree) count.free++;
    else count[isHill ? 'hill' : 'open']++;
    count.river += isFree ? 0 : crossed / RIVER;
  }
  const each = { open: OPEN, hill: HILL, ridge: RIDGE, river: RIVER, free: 0 };
  return (['open', 'hill', 'ridge', 'river', 'free'] as const).flatMap((what) =>
    count[what] === 0 ? [] : [{ what, count: count[what], each: each[what] }],
  );
}
