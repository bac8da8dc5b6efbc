import * as z from 'zod/mini';
import { SIDES } from '#hex/hex.ts';
import { formFaults } from '#kernel/form-faults.ts';
import { CUBES_OF_EACH } from './data/economy.ts';
import type { MapData } from './data/map.ts';
import { COLOURS } from './model.ts';
import { mapOf } from './terrain.ts';

/** 19.2 to 19.8: a map of one's own, and what may be wrong with it. */
export type MapFault =
  /** Not the form of a map at all; `at` is the field. */
  | { is: 'form'; at: string }
  | { is: 'uneven-row'; row: number }
  | { is: 'same-city'; city: string }
  | { is: 'not-a-city-hex'; city: string; col: number; row: number }
  | { is: 'hex-without-city'; col: number; row: number }
  | { is: 'same-hex'; city: string; other: string }
  | { is: 'neighbours'; city: string; other: string }
  | { is: 'too-many-cubes'; cubes: number; most: number }
  | { is: 'off-the-map'; what: 'river' | 'ridge'; col: number; row: number }
  | { is: 'unknown-city'; city: string; at: string }
  | { is: 'not-western'; city: string }
  | { is: 'same-western'; city: string }
  | { is: 'nowhere-to-build' };

const LARGEST = 64;
const MOST_CUBES = COLOURS * CUBES_OF_EACH;
const id = z.string().check(z.regex(/^[a-z0-9-]{1,40}$/));
const name = z.string().check(z.minLength(1), z.maxLength(40));
const place = z.int().check(z.nonnegative(), z.lt(LARGEST));
const side = z.int().check(z.nonnegative(), z.lt(SIDES));

const schema = z.strictObject({
  name: z.string().check(z.minLength(1), z.maxLength(60)),
  rows: z
    .array(z.string().check(z.regex(/^[ohCW.]{2,64}$/)))
    .check(z.minLength(2), z.maxLength(LARGEST)),
  cities: z
    .array(
      z.strictObject({
        id,
        name,
        fr: z.optional(name),
        col: place,
        row: place,
        colour: z.enum(['red', 'yellow', 'blue', 'black', 'purple', 'grey']),
        cubes: z.int().check(z.positive(), z.lte(5)),
      }),
    )
    .check(z.minLength(2), z.maxLength(64)),
  western: z.array(z.strictObject({ city: id, col: place, row: place })).check(z.maxLength(2)),
  market: z.nullable(id),
  rivers: z
    .array(
      z.array(z.int().check(z.nonnegative(), z.lt(LARGEST))).check(z.minLength(3), z.maxLength(8)),
    )
    .check(z.maxLength(LARGEST * LARGEST)),
  ridges: z.array(z.tuple([place, place, side])).check(z.maxLength(LARGEST * LARGEST)),
});

export function readMap(raw: unknown): { map: MapData } | { faults: MapFault[] } {
  const read = schema.safeParse(raw);
  if (!read.success) return { faults: formFaults(read.error) };
  const map = read.data as MapData;
  const uneven = rowFaults(map);
  if (uneven.length > 0) return { faults: uneven };
  const faults = [...cityFaults(map), ...waterFaults(map), ...westernFaults(map)];
  // What has no sense on a map that does not hang together is asked last.
  const all = faults.length > 0 ? faults : [...neighbourFaults(map), ...roomFaults(map)];
  return all.length > 0 ? { faults: all } : { map };
}

function rowFaults({ rows }: MapData): MapFault[] {
  const width = rows[0]?.length;
  return rows.flatMap((text, row) => (text.length === width ? [] : [{ is: 'uneven-row', row }]));
}

/** 19.3, 19.4 */
function cityFaults({ rows, cities }: MapData): MapFault[] {
  const faults: MapFault[] = [];
  const ids = new Set<string>();
  const at = new Map<string, string>();
  for (const { id: city, col, row } of cities) {
    if (ids.has(city)) faults.push({ is: 'same-city', city });
    ids.add(city);
    const other = at.get(`${col},${row}`);
    if (other !== undefined) faults.push({ is: 'same-hex', city, other });
    at.set(`${col},${row}`, city);
    if (rows[row]?.[col] !== 'C') faults.push({ is: 'not-a-city-hex', city, col, row });
  }
  for (const [row, text] of rows.entries()) {
    for (let col = 0; col < text.length; col++) {
      if (text[col] === 'C' && !at.has(`${col},${row}`)) {
        faults.push({ is: 'hex-without-city', col, row });
      }
    }
  }
  const cubes = cities.reduce((sum, city) => sum + city.cubes, 0);
  if (cubes > MOST_CUBES) faults.push({ is: 'too-many-cubes', cubes, most: MOST_CUBES });
  return faults;
}

/** 19.5 */
function waterFaults({ rows, rivers, ridges }: MapData): MapFault[] {
  const isOff = (col: number, row: number) => rows[row]?.[col] === undefined;
  return [
    ...rivers.flatMap(([col, row, ...sides]): MapFault[] =>
      isOff(col, row) || sides.some((each) => each >= SIDES)
        ? [{ is: 'off-the-map', what: 'river', col, row }]
        : [],
    ),
    ...ridges.flatMap(([col, row]): MapFault[] =>
      isOff(col, row) ? [{ is: 'off-the-map', what: 'ridge', col, row }] : [],
    ),
  ];
}

/** 19.6 */
function westernFaults({ rows, cities, western, market }: MapData): MapFault[] {
  const faults: MapFault[] = [];
  const isKnown = (city: string) => cities.some(({ id: known }) => known === city);
  for (const [i, { city, col, row }] of western.entries()) {
    const before = western.slice(0, i);
    if (before.some((other) => other.city === city || (other.col === col && other.row === row))) {
      faults.push({ is: 'same-western', city });
    }
    if (!isKnown(city)) faults.push({ is: 'unknown-city', city, at: `western.${i}` });
    if (rows[row]?.[col] !== 'W') faults.push({ is: 'not-western', city });
  }
  if (market !== null && !isKnown(market)) {
    faults.push({ is: 'unknown-city', city: market, at: 'market' });
  }
  return faults;
}

/** 19.3, 19.5, 19.6 */
function neighbourFaults(data: MapData): MapFault[] {
  const { hexOfCity, neighbours, cityAt, western } = mapOf(data);
  const faults: MapFault[] = [];
  const width = data.rows[0]?.length ?? 0;
  for (const [col, row, side] of data.ridges) {
    const beyond = neighbours[(row * width + col) * SIDES + side] as number;
    if (beyond < 0) faults.push({ is: 'off-the-map', what: 'ridge', col, row });
  }
  const nameOf = (city: number) => data.cities[city]?.id ?? '';
  const around = (hex: number) => neighbours.slice(hex * SIDES, (hex + 1) * SIDES);
  for (const [city, hex] of hexOfCity.entries()) {
    for (const beside of around(hex)) {
      const other = beside < 0 ? -1 : (cityAt[beside] as number);
      if (other > city) faults.push({ is: 'neighbours', city: nameOf(city), other: nameOf(other) });
    }
  }
  for (const { city, hex } of western) {
    const beside = around(hex).includes(hexOfCity[city] as number);
    if (!beside) faults.push({ is: 'not-western', city: nameOf(city) });
  }
  return faults;
}

/** 19.8 */
function roomFaults(data: MapData): MapFault[] {
  const { hexOfCity, neighbours, buildable } = mapOf(data);
  const hasRoom = hexOfCity.some((hex) =>
    neighbours.slice(hex * SIDES, (hex + 1) * SIDES).some((beside) => buildable[beside] === 1),
  );
  return hasRoom ? [] : [{ is: 'nowhere-to-build' }];
}
