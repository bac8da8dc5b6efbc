import type { City, HexAt, Table, Tile, Unfinished } from '#games/railroad-tycoon/rules/model.ts';
import { across, aheadOf, mapOf, priceOf } from '#games/railroad-tycoon/rules/terrain.ts';
import { sidesOf, tileOf, toOf } from '#games/railroad-tycoon/rules/tiles.ts';
import { arrivalOf, checkLies, lastTile } from '#games/railroad-tycoon/rules/track.ts';
import { oppositeOf, SIDES, type Side } from '#hex/hex.ts';
import type { Seat } from '#kernel/game.ts';

/** Tiles to lay one after the other, and what they cost. */
export type TrackTo = { tiles: readonly Tile[]; price: number };

/** What can be reached: the cheapest way to each city, and into each hex. */
export type Reach = { cities: ReadonlyMap<City, TrackTo>; hexes: ReadonlyMap<HexAt, TrackTo> };

export const NOWHERE: Reach = { cities: new Map(), hexes: new Map() };

/** `link`: the unfinished link that goes on from this city; -1: a new one. `left`: how many tiles there are. */
type From = { city: City; link: number; left: number };

/** Tries every tile after every other: four or five are soon tried. What may lie where, the engine says. */
export function exploreFrom(table: Table, seat: Seat, { city: origin, link, left }: From): Reach {
  const cities = new Map<City, TrackTo>();
  const hexes = new Map<HexAt, TrackTo>();
  const map = mapOf(table.map);
  const grant = table.build?.grant ?? false;
  const rails = table.rails.slice();
  const path: Tile[] = [];
  const keep = <K>(into: Map<K, TrackTo>, key: K, price: number) => {
    const known = into.get(key);
    const isWorse =
      known !== undefined &&
      (known.price < price || (known.price === price && known.tiles.length <= path.length));
    if (!isWorse) into.set(key, { tiles: path.slice(), price });
  };
  /** All tiles that can lie in a hex entered by this side, and what follows them. */
  const enter = (hex: HexAt, from: Side, price: number) => {
    if (path.length === left || hex < 0 || map.buildable[hex] !== 1) return;
    const used = rails[hex] as number;
    for (let to = 0; to < SIDES; to++) {
      const tile = tileOf(hex, from, to);
      const arrival = arrivalOf(table, map, seat, hex, to, link);
      if (checkLies(table, tile, used, origin, arrival)) continue;
      const sum = price + priceOf(map, tile, arrival.city >= 0, grant);
      path.push(tile);
      keep(hexes, hex, sum);
      if (arrival.city >= 0) keep(cities, arrival.city, sum);
      else {
        rails[hex] = used | sidesOf(tile);
        enter(aheadOf(map, tile), oppositeOf(to), sum);
        rails[hex] = used;
      }
      path.pop();
    }
  };
  if (link >= 0) {
    const tile = lastTile(table.unfinished[link] as Unfinished);
    enter(aheadOf(map, tile), oppositeOf(toOf(tile)), 0);
  } else {
    const start = map.hexOfCity[origin] as HexAt;
    for (let side = 0; side < SIDES; side++) {
      enter(across(map, start, side), oppositeOf(side), 0);
    }
  }
  return { cities, hexes };
}
