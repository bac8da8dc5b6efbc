import { changed } from '#games/union-pacific/rules/counts.ts';
import { countedShares, payoutNow } from '#games/union-pacific/rules/dividends.ts';
import { pileLeft } from '#games/union-pacific/rules/flow.ts';
import {
  NO_SHARE,
  type Own,
  type Share,
  type Table,
  UP,
} from '#games/union-pacific/rules/model.ts';
import type { Seat } from '#kernel/game.ts';
import { placeOf } from './standing.ts';

/**
 * What a share more would bring at the next dividend, laid out with all of its kind that one holds: before it, and with
 * it. Of others only what lies open is counted.
 */
export type Worth = { from: number; to: number };

/** What stands to be taken; without a share it is the top card of the pile. */
export type TakingRead = Worth & { share: Share | undefined };

/** The table, were these laid out. */
export function laidOut(table: Table, seat: Seat, share: Share, count: number): Table {
  if (count === 0) return table;
  const players = table.players.map((player, other) =>
    other === seat ? { ...player, exposed: changed(player.exposed, share, count) } : player,
  );
  return { ...table, players };
}

/** What a share pays this seat now. */
export const paysNow = (table: Table, seat: Seat, share: Share): number =>
  payoutNow(table)[share]?.[seat] ?? 0;

export function worthOf(table: Table, own: Own, seat: Seat, share: Share): Worth {
  const hand = own.shares[share] ?? 0;
  const pays = (count: number): number => paysNow(laidOut(table, seat, share, count), seat, share);
  return { from: pays(hand), to: pays(hand + 1) };
}

/** 6.5: may a share of Union Pacific be taken after building? */
export const upToTake = ({ upPile, options }: Table): boolean => upPile > 0 && !options.second;

/** The kinds of share that lie there to be taken. */
export const sharesToTake = (table: Table): Share[] => [
  ...new Set([
    ...table.display.filter((share) => share !== NO_SHARE),
    ...(upToTake(table) ? [UP] : []),
  ]),
];

/** All that may be taken now, each with its worth. */
export function takingsOf(table: Table, own: Own, seat: Seat): TakingRead[] {
  return [
    ...sharesToTake(table).map((share) => ({ share, ...worthOf(table, own, seat, share) })),
    ...(pileLeft(table) > 0 ? [{ share: undefined, from: 0, to: 0 }] : []),
  ];
}

/** How one would stand with a share more: by oneself, ahead of those just passed, level with some, or behind. */
export type Stand =
  | { is: 'sole' | 'leads' }
  | { is: 'passes' | 'level'; seats: readonly Seat[] }
  | { is: 'behind'; place: number; seat: Seat }
  | { is: 'unpaid'; seat: Seat; shares: number };

export type Taking = Worth & {
  share: Share;
  /** How many one would have, and how many of them are in hand besides the new one. */
  nth: number;
  hand: number;
  stand: Stand;
};

export function takingOf(table: Table, own: Own, seat: Seat, share: Share): Taking {
  const hand = own.shares[share] ?? 0;
  const counts = countedShares(laidOut(table, seat, share, hand + 1), share);
  const nth = counts[seat] ?? 0;
  return {
    share,
    ...worthOf(table, own, seat, share),
    nth,
    hand,
    stand: standOf(share, counts, seat),
  };
}

function standOf(share: Share, counts: readonly number[], seat: Seat): Stand {
  const mine = counts[seat] ?? 0;
  const those = (wanted: (count: number) => boolean): Seat[] =>
    counts.flatMap((count, other) => (other !== seat && wanted(count) ? [other] : []));
  const place = placeOf(share, counts, seat);
  if (those((count) => count > 0).length === 0) return { is: 'sole' };
  const level = those((count) => count === mine);
  const passed = those((count) => count > 0 && count === mine - 1);
  if (place === 1 && level.length > 0) return { is: 'level', seats: level };
  if (place === 1) return passed.length > 0 ? { is: 'passes', seats: passed } : { is: 'leads' };
  const most = Math.max(...counts);
  const leader = counts.indexOf(most);
  return place > 0
    ? { is: 'behind', place, seat: leader }
    : { is: 'unpaid', seat: leader, shares: most };
}
