import { add, none, total } from '#games/union-pacific/counts.ts';
import { DISPLAY, TRACKS_DEALT } from '#games/union-pacific/data/cards.ts';
import {
  type Event,
  NO_SHARE,
  type Player,
  SHARES_OF,
  type Share,
  type Table,
  TRACKS,
  type UnionPacific,
  UP,
} from '#games/union-pacific/model.ts';
import { groupsOf, sharesDealt } from '#games/union-pacific/setup.ts';
import type { Eyes, Seat } from '#kernel/game.ts';
import type { Happening, Seen } from '#web/table/face.ts';
import { changed, tellOwn } from './tell-own.ts';

export type Staged = Seen<UnionPacific>;

/**
 * The table between the events of one entry. The engine does an entry at once; a player sees the train arrive, then the
 * share go, then the money come. Told all events of an entry, `before` becomes the table after it, but for the phase
 * and what is not drawn (tests/stage.test.ts).
 */
export function stageOf(
  { before, earlier, event }: Happening<UnionPacific>,
  eyes: Eyes,
): { was: Staged; shown: Staged } {
  let was = before;
  for (const told of earlier ?? []) was = tell(was, told, eyes);
  return { was, shown: tell(was, event, eyes) };
}

export function tell(seen: Staged, event: Event, eyes: Eyes): Staged {
  const table = tellTable(seen.table, event);
  const own =
    seen.own && 'seat' in event && event.seat === eyes ? tellOwn(seen.own, event) : seen.own;
  if (event.is === 'openings-revealed' && own && eyes !== 'watcher') {
    const shares = changed(own.shares, event.shares[eyes] as Share, -1);
    return { table, own: { ...own, shares, opening: null } };
  }
  if (event.is === 'dividend-paid' && own && eyes !== 'watcher') {
    return { table, own: { ...own, money: own.money + (event.payments[eyes] ?? 0) } };
  }
  return { table, own };
}

function tellTable(table: Table, event: Event): Table {
  switch (event.is) {
    case 'cards-dealt':
      return {
        ...withPlayer(table, event.seat, () => ({
          tracks: TRACKS_DEALT,
          shares: sharesDealt(table.options) + 1,
          up: 1,
        })),
        trackPile: table.trackPile - TRACKS_DEALT,
        upPile: table.upPile - 1,
      };
    case 'opening-chosen':
      return withPlayer(table, event.seat, () => ({ chosen: true }));
    case 'openings-revealed':
      return event.shares.reduce((now, share, seat) => laidOut(now, seat, [share]), table);
    case 'display-laid':
      return { ...table, display: event.shares, groups: firstGroups(table) };
    case 'turn-begun':
      return { ...table, turn: event.seat, turns: event.turn };
    case 'track-drawn':
      return {
        ...withPlayer(table, event.seat, ({ tracks }) => ({ tracks: tracks + 1 })),
        trackPile: table.trackPile - 1,
      };
    case 'tracks-reshuffled':
      return { ...table, trackPile: total(table.discards), discards: none(TRACKS) };
    case 'track-swapped':
      return { ...spent(table, event.seat), gone: changed(table.gone, event.track, 1) };
    case 'track-discarded':
      return { ...spent(table, event.seat), discards: changed(table.discards, event.track, 1) };
    case 'train-built':
      return {
        ...spent(table, event.seat),
        discards: changed(table.discards, event.track, 1),
        spaces: table.spaces.with(event.space, event.company + 1),
        trains: changed(table.trains, event.company, -1),
      };
    case 'shares-invested':
      return laidOut(table, event.seat, event.shares);
    case 'share-taken':
      return {
        ...withPlayer(table, event.seat, ({ shares, held }) => ({
          shares: shares + 1,
          held: changed(held, event.share, 1),
        })),
        display: table.display.with(event.place, NO_SHARE),
      };
    case 'share-drawn':
      return offPile(
        withPlayer(table, event.seat, ({ shares }) => ({ shares: shares + 1 })),
        'shares',
      );
    case 'share-displayed':
      return offPile({ ...table, display: table.display.with(event.place, event.share) }, 'shares');
    case 'up-taken':
      return {
        ...withPlayer(table, event.seat, ({ shares, up }) => ({ shares: shares + 1, up: up + 1 })),
        upPile: table.upPile - 1,
      };
    case 'display-removed':
      return {
        ...table,
        removed: changed(table.removed, event.share, DISPLAY),
        display: table.display.map(() => NO_SHARE),
      };
    case 'share-exchanged':
      return {
        ...withPlayer(table, event.seat, ({ boxed, up, held }) => ({
          boxed: boxed + 1,
          up: up + 1,
          held: held.map((count) => Math.max(0, count - 1)),
        })),
        upPile: table.upPile - 1,
      };
    case 'dividend-turned':
      return offPile(table, 'dividends');
    case 'third-appeared':
      return { ...table, third: { shares: event.shares, money: 0 } };
    case 'dividend-paid':
      return {
        ...table,
        paid: event.nth,
        money: table.money?.map((money, seat) => money + (event.payments[seat] ?? 0)) ?? null,
        third: table.third && {
          ...table.third,
          money: table.third.money + (event.payments[table.players.length] ?? 0),
        },
      };
    case 'game-ended':
      return { ...table, phase: 'over', money: event.money };
    case 'company-paid':
    case 'up-paid':
      return table;
  }
}

function withPlayer(table: Table, seat: Seat, change: (player: Player) => Partial<Player>): Table {
  const players = table.players.map((player, other) =>
    other === seat ? { ...player, ...change(player) } : player,
  );
  return { ...table, players };
}

const spent = (table: Table, seat: Seat): Table =>
  withPlayer(table, seat, ({ tracks }) => ({ tracks: tracks - 1 }));

/** 15.4: what others have seen come is seen to go. */
function laidOut(table: Table, seat: Seat, shares: readonly Share[]): Table {
  return withPlayer(table, seat, (player) => {
    const held = player.held.slice();
    for (const share of shares) if ((held[share] ?? 0) > 0) add(held, share, -1);
    return {
      exposed: shares.reduce((all, share) => changed(all, share, 1), player.exposed),
      shares: player.shares - shares.length,
      held,
      up: player.up - shares.filter((share) => share === UP).length,
    };
  });
}

/** The pile as it is made once the display lies. */
function firstGroups({ players, options, removed }: Table): Table['groups'] {
  const all = total(SHARES_OF.slice(0, UP));
  const dealt = players.length * sharesDealt(options);
  return groupsOf(all - dealt - DISPLAY - total(removed), options);
}

function offPile(table: Table, what: 'shares' | 'dividends'): Table {
  const [top, ...rest] = table.groups;
  if (top === undefined) return table;
  const left = { ...top, [what]: top[what] - 1 };
  return { ...table, groups: left.shares + left.dividends === 0 ? rest : [left, ...rest] };
}
