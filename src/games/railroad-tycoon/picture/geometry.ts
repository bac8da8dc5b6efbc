import type { HexAt, Link, Tile } from '#games/railroad-tycoon/rules/model.ts';
import type { GameMap } from '#games/railroad-tycoon/rules/terrain.ts';
import { fromOf, hexOf, toOf } from '#games/railroad-tycoon/rules/tiles.ts';
import { SIDES, type Side } from '#hex/hex.ts';
import { type Point, range } from '#pictures/svg.ts';

/** Where everything of a map lies, 64 between the centres of two hexes, the first hex at 0, 0. */
export const WIDTH = 64;
export const SIDE = WIDTH / Math.sqrt(3);
export const ROW = 1.5 * SIDE;

export type Field = Point & { readonly ground: string };

export type Ground = {
  readonly map: GameMap;
  readonly fields: readonly Field[];
  readonly cities: readonly Point[];
  readonly width: number;
  readonly height: number;
};

export function groundOf(map: GameMap): Ground {
  const rows = map.data.rows;
  const cols = rows[0]?.length ?? 0;
  const fields = rows.flatMap((row, r) =>
    Array.from(row, (ground, c) => ({ ...centreAt(c, r), ground })),
  );
  return {
    map,
    fields,
    cities: map.hexOfCity.map((hex) => centreAt(hex % cols, Math.floor(hex / cols))),
    width: cols * WIDTH,
    height: rows.length * ROW,
  };
}

const centreAt = (col: number, row: number): Point => ({
  x: WIDTH * (col + (row & 1) / 2),
  y: ROW * row,
});

/** Out of a hex, across a side: side i faces -60 · i degrees. */
const outOf = (side: Side, length: number): Point => ({
  x: Math.cos((-side * Math.PI) / 3) * length,
  y: Math.sin((-side * Math.PI) / 3) * length,
});

/** Points of the track on a tile, from the side it comes in by. Curves leave both sides at a right angle. */
function tilePoints({ map }: Ground, tile: Tile): Point[] {
  const hex: HexAt = hexOf(tile);
  const cols = map.data.rows[0]?.length ?? 1;
  const centre = centreAt(hex % cols, Math.floor(hex / cols));
  const [a, b] = [outOf(fromOf(tile), WIDTH / 2), outOf(toOf(tile), WIDTH / 2)];
  return range(SIDES + 1).map((i) => {
    const t = i / SIDES;
    const [u, pull] = [1 - t, 0.45];
    // A Bézier curve whose handles point to the middle of the hex.
    const along = (from: number, to: number): number =>
      u ** 3 * from + 3 * u * u * t * from * pull + 3 * u * t * t * to * pull + t ** 3 * to;
    return { x: centre.x + along(a.x, b.x), y: centre.y + along(a.y, b.y) };
  });
}

/** From the middle of one city to that of the other; an unfinished link ends where its track ends. */
export function trackOf(ground: Ground, from: number, to: number, tiles: readonly Tile[]): Point[] {
  const end = ground.cities[to];
  return [
    ground.cities[from] as Point,
    ...tiles.flatMap((tile) => tilePoints(ground, tile)),
    ...(end ? [end] : []),
  ];
}

/** A link's track runs from one end to the other, but may be written from either. */
export function linkTrack(ground: Ground, { a, b, tiles }: Link): Point[] {
  const middle = tiles.flatMap((tile) => tilePoints(ground, tile));
  const [from, to] = [ground.cities[a] as Point, ground.cities[b] as Point];
  const first = middle[0] ?? from;
  const near = (city: Point): number => Math.hypot(city.x - first.x, city.y - first.y);
  return near(from) <= near(to) ? [from, ...middle, to] : [to, ...middle, from];
}

/** The land goes on in the west, where the map is cut off, and in the north. */
export function beyond({ fields, width }: Ground): Field[] {
  const firsts = fields.filter(({ x, ground }) => x < WIDTH && ground !== '.');
  const west = firsts.flatMap(({ x, y }) =>
    range(34).map((i) => ({ x: x - WIDTH * (i + 1), y, ground: 'o' })),
  );
  const north = range(26).flatMap((i) =>
    range(Math.ceil(width / WIDTH) + 34).map((j) => ({
      x: (j - 34) * WIDTH + (i % 2 ? 0 : WIDTH / 2),
      y: -ROW * (i + 1),
      ground: 'o',
    })),
  );
  return [...west, ...north];
}
