import type { Seat } from '#kernel/game.ts';
import { TILES_ENGINEERED } from './data/economy.ts';
import { beginBuilding, playerOf } from './flow.ts';
import type { City, Link, Table, Tile, Unfinished, UnfinishedAt } from './model.ts';
import { hexOf, sidesOf, toOf, turnedRound } from './tiles.ts';
import type { Arrival } from './track.ts';

/** What tiles do to the table: for the actions that lay them, and for `fold`. */

/** A tile of the unfinished link `link` (-1: it begins one, from `origin`). Gives the link's place. */
export function layTile(
  table: Table,
  seat: Seat,
  link: UnfinishedAt,
  origin: City,
  tile: Tile,
): UnfinishedAt {
  const hex = hexOf(tile);
  table.rails[hex] = (table.rails[hex] as number) | sidesOf(tile);
  if (table.tilesLeft !== null) table.tilesLeft--;
  const at = link < 0 ? table.unfinished.length : link;
  if (link < 0) table.unfinished.push({ owner: seat, from: origin, tiles: [tile] });
  else (table.unfinished[link] as Unfinished).tiles.push(tile);
  countTile(table, seat, at);
  return at;
}

/** 8.7, 8.9: another tile in place of the last one, which it resembles where it begins. */
export function turnEnd(table: Table, seat: Seat, link: UnfinishedAt, tile: Tile): void {
  const { tiles } = table.unfinished[link] as Unfinished;
  const hex = hexOf(tile);
  const old = tiles[tiles.length - 1] as Tile;
  table.rails[hex] = ((table.rails[hex] as number) & ~(1 << toOf(old))) | (1 << toOf(tile));
  tiles[tiles.length - 1] = tile;
  countTile(table, seat, link);
}

/** 13.9: the build goes on; whether this was its last tile is asked later. */
function countTile(table: Table, seat: Seat, link: UnfinishedAt): void {
  table.build ??= { link, tiles: 0, grant: false };
  table.build.link = link;
  table.build.tiles++;
  if (table.build.tiles === TILES_ENGINEERED) playerOf(table, seat).engineered++;
  beginBuilding(table);
}

/** 6.7, 6.11: an unfinished link has come to a city, or to another one that comes from there. */
export function closeLink(table: Table, index: UnfinishedAt, { city, joins }: Arrival): Link {
  const { unfinished } = table;
  const { owner, from, tiles } = unfinished[index] as Unfinished;
  const rest: Tile[] =
    joins < 0 ? [] : (unfinished[joins] as Unfinished).tiles.map(turnedRound).reverse();
  const link = { owner, a: from, b: city, tiles: [...tiles, ...rest] };
  table.links.push(link);
  table.unfinished = unfinished.filter((_, i) => i !== index && i !== joins);
  return link;
}

/** 15.6 */
export function clearUnfinished(table: Table): void {
  const { unfinished, rails } = table;
  for (const { tiles } of unfinished) {
    for (const tile of tiles) {
      rails[hexOf(tile)] = (rails[hexOf(tile)] as number) & ~sidesOf(tile);
      if (table.tilesLeft !== null) table.tilesLeft++;
    }
  }
  table.unfinished = [];
}
