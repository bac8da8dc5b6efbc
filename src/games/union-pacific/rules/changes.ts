import type { Seat, State } from '#kernel/game.ts';
import { add, none, total } from './counts.ts';
import { DISPLAY } from './data/cards.ts';
import {
  type Group,
  NO_SHARE,
  type Own,
  type Place,
  type Player,
  type Share,
  type Table,
  TRACKS,
  type Track,
  type UnionPacific,
  UP,
} from './model.ts';

/** What everybody sees an action change: the engine does it, and again whoever folds its events. */

export const playerOf = ({ players }: Table, seat: Seat): Player => players[seat] as Player;

export const ownOf = ({ hidden }: State<UnionPacific>, seat: Seat): Own => hidden.own[seat] as Own;

/** Out of a hand and onto an open pile. */
export function spendTrack(player: Player, track: Track, onto: number[]): void {
  player.tracks--;
  add(onto, track);
}

/** 4.3 */
export function reshuffle(table: Table): void {
  table.trackPile = total(table.discards);
  table.discards = none(TRACKS);
}

/** 15.4: what others have seen come is seen to go. */
export function layOut(player: Player, share: Share): void {
  add(player.exposed, share);
  player.shares--;
  if (share === UP) player.up--;
  else if ((player.held[share] as number) > 0) add(player.held, share, -1);
}

/** 15.4: everybody sees where it goes. */
export function takeFromDisplay(table: Table, player: Player, place: Place): void {
  add(player.held, table.display[place] as Share);
  player.shares++;
  table.display[place] = NO_SHARE;
}

export function takeUpShare(table: Table, player: Player): void {
  table.upPile--;
  player.shares++;
  player.up++;
}

/** 7.4, 15.5: nobody sees which. So of everything seen to come, one may be gone. */
export function boxShare(player: Player): void {
  player.shares--;
  player.boxed++;
  for (let company = 0; company < UP; company++) {
    if ((player.held[company] as number) > 0) add(player.held, company, -1);
  }
}

/** The top card of the pile. */
export function takeOff({ groups }: Table, card: keyof Group): void {
  const top = groups[0] as Group;
  top[card]--;
  if (top.shares + top.dividends === 0) groups.shift();
}

/** 6.7 */
export function removeDisplay({ display, removed }: Table, share: Share): void {
  add(removed, share, DISPLAY);
  display.fill(NO_SHARE);
}
