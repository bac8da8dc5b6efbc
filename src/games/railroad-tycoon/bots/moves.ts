import { TILES, TILES_ENGINEERED } from '#games/railroad-tycoon/rules/data/economy.ts';
import { engineeringLeft } from '#games/railroad-tycoon/rules/held.ts';
import type { Action, Table, Tile } from '#games/railroad-tycoon/rules/model.ts';
import { fromOf, hexOf, toOf } from '#games/railroad-tycoon/rules/tiles.ts';
import type { Seat } from '#kernel/game.ts';

/** The actions that say nothing more. */
export const PASS: Action = { do: 'pass' };
export const ISSUE: Action = { do: 'issue-share' };
export const STOP: Action = { do: 'stop-building' };
export const UPGRADE: Action = { do: 'upgrade' };
export const DECLINE: Action = { do: 'decline-action' };

export const layingOf = (tile: Tile): Action => ({
  do: 'lay-track',
  hex: hexOf(tile),
  from: fromOf(tile),
  to: toOf(tile),
});

/** 6.6, 13.9: how many tiles the build action under way, or one that begins, may still lay. */
export function tilesLeftToLay(table: Table, seat: Seat): number {
  const most = engineeringLeft(table, seat) > 0 ? TILES_ENGINEERED : TILES;
  return most - (table.build?.tiles ?? 0);
}
