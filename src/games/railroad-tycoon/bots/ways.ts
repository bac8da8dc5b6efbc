import { RIDGE } from '#games/railroad-tycoon/rules/data/economy.ts';
import type {
  Action,
  City,
  HexAt,
  Table,
  Tile,
  Unfinished,
} from '#games/railroad-tycoon/rules/model.ts';
import { across, aheadOf, type GameMap, mapOf } from '#games/railroad-tycoon/rules/terrain.ts';
import { tileOf, toOf } from '#games/railroad-tycoon/rules/tiles.ts';
import { hasRoom, lastTile, leastTurn } from '#games/railroad-tycoon/rules/track.ts';
import { oppositeOf, SIDES } from '#hex/hex.ts';
import { layingOf } from './moves.ts';

/** Track that one action could lay to finish a link. */
export type TrackPlan = {
  from: City;
  to: City;
  /** One for each tile. */
  layings: readonly Action[];
  price: number;
  /** With a land grant. */
  granted: number;
};

/** The ways from a city as they were when the rails around it lay so. The same rails give the same ways. */
type Known = { rails: Uint8Array; ways: readonly TrackPlan[] };

type Around = { hexes: Int16Array; known: Known[]; next: number };

/** So many states of the surroundings of a city are remembered: a search goes back and forth between some. */
const REMEMBERED = 4;

/** By map, then by `sharp`, number of tiles and city. */
const surroundings = new WeakMap<GameMap, Around[]>();

/** The cheapest way to each city that can be reached from this one with so many tiles. */
export function waysFrom(table: Table, city: City, most: number): readonly TrackPlan[] {
  const tiles = Math.min(most, table.tilesLeft ?? most);
  const around = aroundOf(mapOf(table.map), city, tiles, table.options.sharp);
  const { hexes, known } = around;
  for (const { rails: then, ways } of known) {
    let i = 0;
    while (i < hexes.length && table.rails[hexes[i] as number] === then[i]) i++;
    if (i === hexes.length) return ways;
  }
  const ways = searched(table, city, tiles);
  const now = Uint8Array.from(hexes, (hex) => table.rails[hex] as number);
  known[around.next] = { rails: now, ways };
  around.next = (around.next + 1) % REMEMBERED;
  return ways;
}

function aroundOf(map: GameMap, city: City, most: number, sharp: boolean): Around {
  let all = surroundings.get(map);
  if (!all) {
    all = [];
    surroundings.set(map, all);
  }
  const at = (city * 8 + most) * 2 + (sharp ? 1 : 0);
  let around = all[at];
  if (!around) {
    around = { hexes: hexesAround(map, city, most), known: [], next: 0 };
    all[at] = around;
  }
  return around;
}

function hexesAround(map: GameMap, city: City, most: number): Int16Array {
  let rim = [map.hexOfCity[city] as HexAt];
  const found = new Set(rim);
  for (let step = 0; step < most; step++) {
    const next: HexAt[] = [];
    for (const hex of rim) {
      for (let side = 0; side < SIDES; side++) {
        const beyond = across(map, hex, side);
        if (beyond < 0 || found.has(beyond)) continue;
        found.add(beyond);
        next.push(beyond);
      }
    }
    rim = next;
  }
  return Int16Array.from([...found].filter((hex) => map.buildable[hex] === 1));
}

function searched(table: Table, city: City, most: number): TrackPlan[] {
  begin(table, city, most);
  const hex = ground.hexOfCity[city] as HexAt;
  for (let side = 0; side < SIDES; side++) {
    extend(across(ground, hex, side), oppositeOf(side), 0, 0, 0);
  }
  return ended();
}

/** The cheapest ways to finish an unfinished link with so many tiles more. */
export function waysOn(table: Table, link: Unfinished, most: number): TrackPlan[] {
  const tile = lastTile(link);
  begin(table, link.from, Math.min(most, table.tilesLeft ?? most));
  extend(aheadOf(ground, tile), oppositeOf(toOf(tile)), 0, 0, 0);
  return ended();
}

/** The search under way: no search begins before the last is over. */
let ground: GameMap;
let rails: readonly number[];
let origin: City;
let longest: number;
let least: number;
let found: (TrackPlan | undefined)[] = [];
const path: Tile[] = [];
const hexesOfPath: HexAt[] = [];

function begin(table: Table, from: City, most: number): void {
  ground = mapOf(table.map);
  rails = table.rails;
  origin = from;
  longest = most;
  least = leastTurn(table.options);
  found = [];
}

const ended = (): TrackPlan[] => found.filter((way) => way !== undefined);

function extend(hex: HexAt, from: number, length: number, price: number, granted: number): void {
  if (hex < 0 || length === longest || ground.buildable[hex] !== 1) return;
  const used = rails[hex] as number;
  if (((used >> from) & 1) === 1 || !hasRoom(used)) return;
  for (let i = 0; i < length; i++) if (hexesOfPath[i] === hex) return;
  const ridges = ground.ridges[hex] as number;
  const over = ((ridges >> from) & 1) * RIDGE;
  hexesOfPath[length] = hex;
  for (let turn = least; turn <= SIDES - least; turn++) {
    const to = (from + turn) % SIDES;
    if (((used >> to) & 1) === 1) continue;
    const ahead = ground.neighbours[hex * SIDES + to] as number;
    if (ahead < 0) continue;
    const tile = tileOf(hex, from, to);
    const now = price + (ground.prices[tile] as number) + over;
    const free = granted + (ground.granted[tile] as number) + over;
    path[length] = tile;
    const city = ground.cityAt[ahead] as City;
    if (city < 0) extend(ahead, oppositeOf(to), length + 1, now, free);
    else if (city !== origin) {
      const last = ((ridges >> to) & 1) * RIDGE;
      keep(city, length + 1, now + last, free + last);
    }
  }
}

/** Of equally cheap ways the shortest, then the first found. */
function keep(to: City, length: number, price: number, granted: number): void {
  const best = found[to];
  if (best && (best.price < price || (best.price === price && best.layings.length <= length)))
    return;
  found[to] = { from: origin, to, layings: path.slice(0, length).map(layingOf), price, granted };
}
