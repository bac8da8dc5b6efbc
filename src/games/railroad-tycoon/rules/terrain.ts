import { neighbourOf, SIDES, type Side } from '#hex/hex.ts';
import { axialOf, offsetOf } from '#hex/offset.ts';
import { CARDS, isPlayable } from './data/cards.ts';
import { HILL, OPEN, RIDGE, RIVER } from './data/economy.ts';
import { type CityColour, type CityData, EASTERN_US, type MapData } from './data/map.ts';
import { isWithinReach, TYCOONS } from './data/tycoons.ts';
import type { City, Colour, HexAt, NamedCity, Table, Tile } from './model.ts';
import { fromOf, hexOf, tileOf, toOf } from './tiles.ts';

/** A map, as the rules look things up in it. Made once for each map; no part of any state. */
export type GameMap = {
  data: MapData;
  hexes: number;
  /** `hex * 6 + side`: the hex beyond; -1 beyond the edge. */
  neighbours: Int16Array;
  /** 6.2: may track be laid here? */
  buildable: Uint8Array;
  /** The city in each hex; -1: none. */
  cityAt: Int16Array;
  hexOfCity: HexAt[];
  colours: Colour[];
  ridges: Uint8Array;
  /** 7.1 to 7.3: terrain and river of each tile; the second with a land grant. */
  prices: Uint8Array;
  granted: Uint8Array;
  western: { city: City; hex: HexAt }[];
  /** 14.5; -1: none. */
  market: City;
  /** 19.7: how many of each kind of operations card, and of each tycoon card, are played here. */
  deck: number[];
  tycoons: number[];
  cityOf(id: string): City;
};

const COLOUR_NAMES: readonly CityColour[] = ['red', 'yellow', 'blue', 'black', 'purple', 'grey'];

const made = new WeakMap<MapData, GameMap>();

export function mapOf(map: Table['map']): GameMap {
  const data = map === 'eastern-us' ? EASTERN_US : map;
  let known = made.get(data);
  if (!known) {
    known = compile(data);
    made.set(data, known);
  }
  return known;
}

function compile(data: MapData): GameMap {
  const rows = data.rows.length;
  const cols = data.rows[0]?.length ?? 0;
  const hexes = rows * cols;
  const at = (col: number, row: number): HexAt => row * cols + col;
  const letterAt = (hex: HexAt) => data.rows[Math.floor(hex / cols)]?.[hex % cols] ?? '.';
  const neighbours = new Int16Array(hexes * SIDES).fill(-1);
  for (let hex = 0; hex < hexes; hex++) {
    const here = axialOf({ col: hex % cols, row: Math.floor(hex / cols) });
    for (let side = 0; side < SIDES; side++) {
      const { col, row } = offsetOf(neighbourOf(here, side));
      if (col >= 0 && col < cols && row >= 0 && row < rows) {
        neighbours[hex * SIDES + side] = at(col, row);
      }
    }
  }
  const cityAt = new Int16Array(hexes).fill(-1);
  const hexOfCity = data.cities.map(({ col, row }) => at(col, row));
  for (const [city, hex] of hexOfCity.entries()) cityAt[hex] = city;
  const buildable = Uint8Array.from({ length: hexes }, (_, hex) =>
    'oh'.includes(letterAt(hex)) ? 1 : 0,
  );
  const rivers = new Uint8Array(hexes);
  for (const [col, row, ...sides] of data.rivers) {
    for (const side of sides) rivers[at(col, row)] = (rivers[at(col, row)] as number) | (1 << side);
  }
  const cities = data.cities.map(({ id }) => id);
  const western = data.western.map(({ city }) => city);
  const cityOf = (id: string) => cities.indexOf(id);
  return {
    data,
    hexes,
    neighbours,
    buildable,
    cityAt,
    hexOfCity,
    colours: data.cities.map(({ colour }) => COLOUR_NAMES.indexOf(colour)),
    ridges: ridgesOf(data, neighbours, at, hexes),
    ...pricesOf(hexes, letterAt, rivers),
    western: data.western.map(({ city, col, row }) => ({ city: cityOf(city), hex: at(col, row) })),
    market: data.market === null ? -1 : cityOf(data.market),
    deck: CARDS.map((card) => (isPlayable(card, cities, western) ? card.copies : 0)),
    tycoons: TYCOONS.map(({ goal }) => (isWithinReach(goal, cities, western) ? 1 : 0)),
    cityOf,
  };
}

/** A ridge belongs to both hexes it lies between. */
function ridgesOf(
  data: MapData,
  neighbours: Int16Array,
  at: (col: number, row: number) => HexAt,
  hexes: number,
): Uint8Array {
  const ridges = new Uint8Array(hexes);
  const mark = (hex: number, side: Side) => {
    if (hex >= 0) ridges[hex] = (ridges[hex] as number) | (1 << side);
  };
  for (const [col, row, side] of data.ridges) {
    mark(at(col, row), side);
    mark(neighbours[at(col, row) * SIDES + side] ?? -1, (side + 3) % SIDES);
  }
  return ridges;
}

function pricesOf(hexes: number, letterAt: (hex: HexAt) => string, rivers: Uint8Array) {
  const prices = new Uint8Array(hexes * SIDES * SIDES);
  const granted = new Uint8Array(hexes * SIDES * SIDES);
  for (let hex = 0; hex < hexes; hex++) {
    const isHill = letterAt(hex) === 'h';
    const river = rivers[hex] as number;
    for (let from = 0; from < SIDES; from++) {
      for (let to = 0; to < SIDES; to++) {
        const price = (isHill ? HILL : OPEN) + (crosses(river, from, to) ? RIVER : 0);
        prices[tileOf(hex, from, to)] = price;
        // 13.6
        granted[tileOf(hex, from, to)] = isHill || river !== 0 ? price : 0;
      }
    }
  }
  return { prices, granted };
}

/** 7.3, 7.4: does no single part of the rim, the river sides that bound it included, hold both sides? */
export function crosses(river: number, from: Side, to: Side): boolean {
  if (river === 0 || (river & (river - 1)) === 0) return false;
  for (let start = 0; start < SIDES; start++) {
    if (((river >> start) & 1) === 0) continue;
    let part = 1 << start;
    for (let step = 1; step < SIDES; step++) {
      const side = (start + step) % SIDES;
      part |= 1 << side;
      if (((river >> side) & 1) === 1) break;
    }
    if (((part >> from) & 1) === 1 && ((part >> to) & 1) === 1) return false;
  }
  return true;
}

export const across = ({ neighbours }: GameMap, hex: HexAt, side: Side): HexAt =>
  neighbours[hex * SIDES + side] as number;

/** The hex to which a tile leads; -1 beyond the edge. */
export const aheadOf = (map: GameMap, tile: Tile): HexAt => across(map, hexOf(tile), toOf(tile));

/** 7.1 to 7.6: what a tile costs. `arrives`: it ends at a city or joins another track, so nothing follows it. */
export function priceOf(map: GameMap, tile: Tile, arrives: boolean, grant: boolean): number {
  const ridges = map.ridges[hexOf(tile)] as number;
  let price = (grant ? map.granted : map.prices)[tile] as number;
  if (((ridges >> fromOf(tile)) & 1) === 1) price += RIDGE;
  if (arrives && ((ridges >> toOf(tile)) & 1) === 1) price += RIDGE;
  return price;
}

export function namedCity({ data }: GameMap, city: City): NamedCity {
  const { name, fr } = data.cities[city] as CityData;
  return fr === undefined ? { city, name } : { city, name, fr };
}
