import { everyBuilding } from '#games/union-pacific/rules/actions/build.ts';
import { none, total } from '#games/union-pacific/rules/counts.ts';
import { COMPANIES } from '#games/union-pacific/rules/data/cards.ts';
import { countedShares, valueOf } from '#games/union-pacific/rules/dividends.ts';
import {
  type Own,
  type Player,
  SHARES_OF,
  type Share,
  type Table,
  TRACKS,
  type Track,
  UP,
} from '#games/union-pacific/rules/model.ts';
import type { Eyes, Seat } from '#kernel/game.ts';
import { upRow } from './standing.ts';
import { laidOut, paysNow, sharesToTake } from './worth.ts';

/** Where one share of a company is, as far as an attentive player knows (15.2 to 15.5). */
export type Pip =
  | { is: 'laid' | 'held'; seat: Seat }
  | { is: 'mine' | 'display' | 'supply' | 'unseen' | 'gone' };

/** What a dividend would pay, as it stands or after this and that. */
export type Case = {
  is: 'now' | 'take' | 'lay' | 'more' | 'rival';
  /** Shares that would count, by seat. */
  counts: readonly number[];
  /** What these eyes would be paid; nothing for who only watches. */
  pays: number | undefined;
  /** Whose laying out this many would cost these eyes something; `seen`: everybody has seen them come. */
  rival?: { seat: Seat; lays: number; seen: boolean };
};

export type Prospectus = {
  share: Share;
  value: number;
  /** What the first and the second are paid; for Union Pacific what its places are paid. */
  row: readonly number[];
  trains: { all: number; left: number } | undefined;
  pips: readonly Pip[];
  cases: readonly Case[];
  /** No rival can hold enough to lower what the last case pays. */
  safe: boolean;
  /** Spaces that the company could build on now, by kind of track. */
  open: readonly { track: Track; spaces: number }[];
};

export function prospectusOf(
  table: Table,
  own: Own | undefined,
  eyes: Eyes,
  share: Share,
  taking: boolean,
): Prospectus {
  const value = share === UP ? (upRow(table)[0] ?? 0) : valueOf(table, share);
  const cases = casesOf(table, own, eyes, share, taking);
  const last = cases.at(-1);
  const rival =
    own && eyes !== 'watcher' && last && (last.pays ?? 0) > 0
      ? rivalOf(table, own, eyes, share, last)
      : undefined;
  return {
    share,
    value,
    row: share === UP ? upRow(table) : [value, value >> 1],
    trains:
      share === UP
        ? undefined
        : { all: COMPANIES[share]?.trains ?? 0, left: table.trains[share] ?? 0 },
    pips: pipsOf(table, own, eyes, share),
    cases: rival ? [...cases, rival] : cases,
    safe: rival === undefined && (last?.pays ?? 0) > 0 && table.phase !== 'over',
    open: share === UP ? [] : openOf(table, share),
  };
}

/** Every share once: laid out, seen to go into a hand, one's own, on display, never seen, out of the game. */
function pipsOf(table: Table, own: Own | undefined, eyes: Eyes, share: Share): Pip[] {
  const of = (count: number, pip: Pip): Pip[] =>
    Array.from({ length: Math.max(0, count) }, () => pip);
  const seats = [...table.players.keys()].sort(
    (a, b) => Number(b === eyes) - Number(a === eyes) || a - b,
  );
  const known: Pip[] = [
    ...seats.flatMap((seat) => of(table.players[seat]?.exposed[share] ?? 0, { is: 'laid', seat })),
    ...of(own?.shares[share] ?? 0, { is: 'mine' }),
    ...seats
      .filter((seat) => own === undefined || seat !== eyes)
      .flatMap((seat) => of(heldOf(table.players[seat], share), { is: 'held', seat })),
    ...of(table.display.filter((one) => one === share).length, { is: 'display' }),
    ...of(share === UP ? table.upPile : 0, { is: 'supply' }),
  ];
  const gone = of((table.removed[share] ?? 0) + (own?.boxed[share] ?? 0), { is: 'gone' });
  const unseen = (SHARES_OF[share] ?? 0) - known.length - gone.length;
  return [...known, ...of(unseen, { is: 'unseen' }), ...gone];
}

/** 15.4: what everybody has seen go into a hand and must still be there. Of Union Pacific, one for each exchange may be gone. */
function heldOf(player: Player | undefined, share: Share): number {
  if (player === undefined) return 0;
  return share === UP ? Math.max(0, player.up - player.boxed) : (player.held[share] ?? 0);
}

/** The most that this player may hold of it: what was seen, and whatever the unseen cards may be. */
function mayHold(player: Player, share: Share, unseen: number): number {
  if (share === UP) return Math.min(player.up, player.shares);
  const seen = heldOf(player, share);
  const unknown = player.shares - total(player.held) - heldOf(player, UP);
  return seen + Math.max(0, Math.min(unknown, unseen));
}

function casesOf(
  table: Table,
  own: Own | undefined,
  eyes: Eyes,
  share: Share,
  taking: boolean,
): Case[] {
  const seat = eyes === 'watcher' ? undefined : eyes;
  const pays = seat === undefined ? undefined : paysNow(table, seat, share);
  const now: Case = { is: 'now', counts: countedShares(table, share), pays };
  if (own === undefined || seat === undefined || table.phase === 'over') return [now];
  const hand = own.shares[share] ?? 0;
  const is = taking && sharesToTake(table).includes(share) ? 'take' : hand > 0 ? 'lay' : 'more';
  const after = laidOut(table, seat, share, is === 'lay' ? hand : hand + 1);
  return [now, { is, counts: countedShares(after, share), pays: paysNow(after, seat, share) }];
}

/** Who, by laying out the fewest shares that they may hold, would lower what these eyes are paid. */
function rivalOf(table: Table, own: Own, seat: Seat, share: Share, last: Case): Case | undefined {
  const mine = (last.counts[seat] ?? 0) - (table.players[seat]?.exposed[share] ?? 0);
  const basis = laidOut(table, seat, share, mine);
  const unseen = pipsOf(table, own, seat, share).filter(({ is }) => is === 'unseen').length;
  let best: Case | undefined;
  for (const [other, player] of table.players.entries()) {
    if (other === seat) continue;
    const most = mayHold(player, share, unseen);
    for (let lays = 1; lays <= Math.min(most, (best?.rival?.lays ?? most + 1) - 1); lays++) {
      const after = laidOut(basis, other, share, lays);
      const pays = paysNow(after, seat, share);
      if (pays >= (last.pays ?? 0)) continue;
      const seen = lays <= heldOf(player, share);
      best = {
        is: 'rival',
        counts: countedShares(after, share),
        pays,
        rival: { seat: other, lays, seen },
      };
      break;
    }
  }
  return best;
}

/** 5.2 to 5.7 */
function openOf(table: Table, company: Share): { track: Track; spaces: number }[] {
  const counts = none(TRACKS);
  everyBuilding(table, (one, _space, kind) => {
    if (one === company) counts[kind] = (counts[kind] ?? 0) + 1;
  });
  return counts
    .map((spaces, track) => ({ track, spaces }))
    .filter(({ spaces }) => spaces > 0)
    .sort((a, b) => b.spaces - a.spaces || a.track - b.track);
}
