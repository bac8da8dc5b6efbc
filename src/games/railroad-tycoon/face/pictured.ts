import { railroadTycoon } from '#games/railroad-tycoon/rules/index.ts';
import {
  type City,
  COLOURS,
  type Link,
  type Unfinished,
} from '#games/railroad-tycoon/rules/model.ts';
import { cheapestRoute } from '#games/railroad-tycoon/rules/routes.ts';
import { mapOf } from '#games/railroad-tycoon/rules/terrain.ts';
import { hexOf, sidesOf } from '#games/railroad-tycoon/rules/tiles.ts';

/** The country of the pictures: three links in a row, and track on its way to Buffalo. A test has the referee look at it. */
export const LINKS = [
  [0, 'indianapolis', 'cincinnati'],
  [0, 'cincinnati', 'columbus'],
  [0, 'cleveland', 'columbus'],
  [1, 'toledo', 'columbus'],
  [1, 'detroit', 'toledo'],
] as const;

export const UNFINISHED = [[0, 'cleveland', 'buffalo', 2]] as const;

/** Letters: red, yellow, blue, blacK, purple. */
export const CUBES: Readonly<Record<string, string>> = {
  louisville: 'RYB',
  cincinnati: 'BYK',
  columbus: 'KB',
  cleveland: 'RY',
  toledo: 'BK',
  detroit: 'YYP',
  indianapolis: 'YP',
  lexington: 'YB',
  wheeling: 'P',
  pittsburgh: 'BRY',
  buffalo: 'KP',
};

const LETTERS = 'RYBKP';
const MOST_TILES = 12;

export type Pictured = {
  links: readonly Link[];
  unfinished: readonly Unfinished[];
  colours: readonly number[];
  cubes: readonly number[];
};

/** Track goes by the cheapest way, as the rules find it. */
export function pictured(): Pictured {
  const { game } = railroadTycoon;
  const { table } = game.setup(2, game.parseOptions({}));
  const map = mapOf(table.map);
  const lay = (from: City, to: City, most?: number): number[] => {
    const tiles = cheapestRoute(table, from, to, MOST_TILES)?.tiles.slice(0, most) ?? [];
    for (const tile of tiles) {
      table.rails[hexOf(tile)] = (table.rails[hexOf(tile)] ?? 0) | sidesOf(tile);
    }
    return tiles;
  };
  const links = LINKS.map(([owner, from, to]): Link => {
    const [a, b] = [map.cityOf(from), map.cityOf(to)];
    return { owner, a, b, tiles: lay(a, b) };
  });
  const unfinished = UNFINISHED.map(([owner, start, to, most]): Unfinished => {
    const from = map.cityOf(start);
    return { owner, from, tiles: lay(from, map.cityOf(to), most) };
  });
  const cubes = table.cubes.map(() => 0);
  for (const [id, letters] of Object.entries(CUBES)) {
    for (const letter of letters) {
      const at = map.cityOf(id) * COLOURS + LETTERS.indexOf(letter);
      cubes[at] = (cubes[at] ?? 0) + 1;
    }
  }
  return { links, unfinished, colours: table.colours, cubes };
}
