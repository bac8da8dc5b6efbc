import type { Action, City, Table, Tile } from '#games/railroad-tycoon/rules/model.ts';
import { mapOf, priceOf } from '#games/railroad-tycoon/rules/terrain.ts';
import { fromOf, hexOf, tileOf, toOf } from '#games/railroad-tycoon/rules/tiles.ts';
import { arrivalOf, lastTile } from '#games/railroad-tycoon/rules/track.ts';
import type { Seat } from '#kernel/game.ts';

/** A tile that may come next. */
export type Next = {
  tile: Tile;
  price: number;
  /** The city that it reaches, or that lies at the other end of the unfinished link it joins. */
  arrives: City | undefined;
};

/** Where a tile of this unfinished link (-1: a new one) leads, and what it costs as the table lies. */
export function nextOf(table: Table, seat: Seat, tile: Tile, link: number): Next {
  const map = mapOf(table.map);
  const { city } = arrivalOf(table, map, seat, hexOf(tile), toOf(tile), link);
  const price = priceOf(map, tile, city >= 0, table.build?.grant ?? false);
  return { tile, price, arrives: city >= 0 ? city : undefined };
}

/** What laying or turning a tile costs, as the table lies; nothing for another action. */
export function layingPrice(table: Table, seat: Seat, action: Action): number | undefined {
  const link = table.build?.link ?? -1;
  if (action.do === 'lay-track') {
    return nextOf(table, seat, tileOf(action.hex, action.from, action.to), link).price;
  }
  const turned = action.do === 'redirect' ? table.unfinished[action.link] : undefined;
  if (action.do !== 'redirect' || turned === undefined) return undefined;
  const old = lastTile(turned);
  return nextOf(table, seat, tileOf(hexOf(old), fromOf(old), action.to), action.link).price;
}
