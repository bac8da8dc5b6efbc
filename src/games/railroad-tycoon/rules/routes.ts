import { oppositeOf, SIDES, type Side } from '#hex/hex.ts';
import type { ActionOf, City, HexAt, Table, Tile } from './model.ts';
import { across, aheadOf, type GameMap, mapOf, priceOf } from './terrain.ts';
import { fromOf, hexOf, sidesOf, tileOf, toOf } from './tiles.ts';
import { hasRoom, leastTurn } from './track.ts';

/** A way to link two cities: its tiles from the first to the second, and what they cost in all. */
export type Route = { tiles: Tile[]; price: number };

/**
 * The cheapest track that could link two cities on the table as it lies, of equally cheap ones the shortest; no more
 * than `most` tiles. Unfinished links, cards and money are left out of account. Nothing, if there is none.
 *
 * Dijkstra over tiles, price first and length second: a tile is entered once, from its cheapest side.
 */
export function cheapestRoute(
  table: Pick<Table, 'map' | 'rails' | 'options'>,
  from: City,
  to: City,
  most: number,
): Route | undefined {
  const map = mapOf(table.map);
  const buckets: Step[][] = [];
  const push = (step: Step) => {
    const at = step.price * LONGEST + step.length;
    buckets[at] ??= [];
    buckets[at].push(step);
  };
  const extend = (hex: HexAt, side: Side, before: Step | null) => {
    if (hex < 0 || map.buildable[hex] !== 1) return;
    for (const tile of tilesIn(table, hex, side)) {
      const city = cityAhead(map, tile);
      if (city >= 0 && city !== to) continue;
      const price = (before?.price ?? 0) + priceOf(map, tile, city >= 0, false);
      const length = (before?.length ?? 0) + 1;
      if (length <= most) push({ tile, price, length, before });
    }
  };
  const start = map.hexOfCity[from] as HexAt;
  for (let side = 0; side < SIDES; side++) {
    extend(across(map, start, side), oppositeOf(side), null);
  }
  const shortest = new Map<Tile, number>();
  for (let at = 0; at < buckets.length; at++) {
    for (const step of buckets[at] ?? []) {
      if ((shortest.get(step.tile) ?? LONGEST) <= step.length) continue;
      shortest.set(step.tile, step.length);
      if (cityAhead(map, step.tile) === to) return { tiles: wayTo(step), price: step.price };
      extend(aheadOf(map, step.tile), oppositeOf(toOf(step.tile)), step);
    }
  }
  return undefined;
}

type Step = { tile: Tile; price: number; length: number; before: Step | null };

/** More tiles than any link that is worth looking for. */
const LONGEST = 64;

function* tilesIn(
  { rails, options }: Pick<Table, 'rails' | 'options'>,
  hex: HexAt,
  from: Side,
): Generator<Tile> {
  const used = rails[hex] as number;
  if (!hasRoom(used)) return;
  const least = leastTurn(options);
  for (let turn = least; turn <= SIDES - least; turn++) {
    const tile = tileOf(hex, from, (from + turn) % SIDES);
    if ((used & sidesOf(tile)) === 0) yield tile;
  }
}

function cityAhead(map: GameMap, tile: Tile): City {
  const ahead = aheadOf(map, tile);
  return ahead < 0 ? -1 : (map.cityAt[ahead] as City);
}

function wayTo(last: Step): Tile[] {
  const tiles: Tile[] = [];
  for (let step: Step | null = last; step; step = step.before) tiles.unshift(step.tile);
  return tiles;
}

/** The actions that lay a route, in order. */
export function layingsOf({ tiles }: Route): ActionOf<'lay-track'>[] {
  return tiles.map((tile) => ({
    do: 'lay-track',
    hex: hexOf(tile),
    from: fromOf(tile),
    to: toOf(tile),
  }));
}
