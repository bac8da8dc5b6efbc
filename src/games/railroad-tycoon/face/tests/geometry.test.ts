import { describe, expect, it } from 'vitest';
import type { MapData } from '#games/railroad-tycoon/rules/data/map.ts';
import { across, crosses, mapOf } from '#games/railroad-tycoon/rules/terrain.ts';
import { hexOf, tileOf, toOf } from '#games/railroad-tycoon/rules/tiles.ts';
import { oppositeOf, SIDES, turnBetween } from '#hex/hex.ts';
import { distance, type Point } from '#ui/curves.ts';
import { geometryOf, type MapGeometry } from '../art/geometry.ts';
import { RIM, WIDTH } from '../art/hexes.ts';
import { countryOf } from '../art/sheet/country.ts';
import { riversOf } from '../art/sheet/rivers.ts';
import { waysCross } from '../art/way.ts';
import { eager, playedGame } from './games.ts';

const OWN: MapData = {
  name: 'Isle',
  rows: ['......', '.oCoh.', '.ohoC.', '.oooo.', '......'],
  cities: [
    { id: 'a', name: 'Ay', col: 2, row: 1, colour: 'red', cubes: 1 },
    { id: 'b', name: 'Bee', col: 4, row: 2, colour: 'blue', cubes: 2 },
  ],
  western: [],
  market: null,
  rivers: [
    [2, 2, 0],
    [3, 2, 3, 5],
    [3, 3, 2, 4],
  ],
  ridges: [[3, 1, 4]],
};

const eastern = geometryOf(mapOf('eastern-us'));
const maps = [eastern, geometryOf(mapOf(OWN))];

const hexesOf = ({ map }: MapGeometry): number[] =>
  Array.from({ length: map.hexes }, (_, hex) => hex);

describe.each(maps)('a map of $map.data.name', (geometry) => {
  const { map, centreOf, sideAt } = geometry;
  const hexes = hexesOf(geometry);

  it('has neighbours one hex apart, and a border in the same place for both', () => {
    for (const hex of hexes) {
      for (let side = 0; side < SIDES; side++) {
        const beyond = across(map, hex, side);
        if (beyond < 0) continue;
        expect(distance(centreOf(hex), centreOf(beyond))).toBeCloseTo(WIDTH);
        const [mine, theirs] = [sideAt(hex, side), sideAt(beyond, oppositeOf(side))];
        expect(distance(mine, theirs)).toBeCloseTo(0);
      }
    }
  });

  it('finds each hex round its centre, and nothing beside the map', () => {
    for (const hex of hexes) {
      const { x, y } = centreOf(hex);
      for (let step = 0; step < 12; step++) {
        const turn = (step * Math.PI) / 6;
        const [dx, dy] = [Math.cos(turn) * 31, Math.sin(turn) * 31];
        expect(geometry.hexAt(x + dx, y + dy)).toBe(hex);
      }
    }
    expect(geometry.hexAt(5, 5)).toBe(-1);
    expect(geometry.hexAt(geometry.width - 5, geometry.height - 5)).toBe(-1);
  });

  it('finds each city within reach, and none beyond', () => {
    for (const city of map.hexOfCity.keys()) {
      const { x, y } = geometry.cityPoint(city);
      expect(geometry.cityAt(x + 20, y - 10, 30)).toBe(city);
      expect(geometry.cityAt(x + 20, y - 10, 15)).toBe(-1);
    }
  });

  it('has tiles that come in and leave in the middle of their sides, at right angles', () => {
    const hex = hexes.find((each) => map.buildable[each] === 1) ?? 0;
    const centre = centreOf(hex);
    for (let from = 0; from < SIDES; from++) {
      for (let to = 0; to < SIDES; to++) {
        if (turnBetween(from, to) === 0) continue;
        const tile = tileOf(hex, from, to);
        const ends = [geometry.tilePoint(tile, 0), geometry.tilePoint(tile, 1)] as const;
        for (const [i, side] of [from, to].entries()) {
          const end = ends[i] as Point;
          expect(distance(end, sideAt(hex, side))).toBeCloseTo(0);
          const near = geometry.tilePoint(tile, i === 0 ? 0.001 : 0.999);
          const out = { x: end.x - centre.x, y: end.y - centre.y };
          const way = { x: end.x - near.x, y: end.y - near.y };
          const turn = (out.x * way.y - out.y * way.x) / Math.hypot(way.x, way.y) / (WIDTH / 2);
          expect(Math.abs(turn)).toBeLessThan(0.01);
        }
        expect(distance(geometry.tileMiddle(tile), centre)).toBeLessThan(WIDTH / 2);
      }
    }
  });
});

describe.each(maps)('the country of $map.data.name', (geometry) => {
  it('draws the whole country without a number that is none', () => {
    const { coast, hills, grid, rivers, ridges, open } = countryOf(geometry);
    const paths = [
      coast.land,
      coast.shore,
      ...coast.waterLines.map(({ d }) => d),
      ...hills.flatMap(({ fine, bold }) => [fine, bold]),
      grid,
      open,
      rivers.bank,
      rivers.water,
      ...Object.values(ridges),
    ];
    for (const d of paths) expect(d).not.toMatch(/NaN|undefined|Infinity/);
    expect(coast.land).not.toBe('');
    expect(ridges.spine).not.toBe('');
    expect(rivers.water).not.toBe('');
  });

  it('never draws a hex as what it is not: land inside the coast, water outside', () => {
    const { coast } = countryOf(geometry);
    for (const hex of hexesOf(geometry)) {
      const depth = coast.depthAt(geometry.centreOf(hex));
      if (geometry.groundAt(hex) === '.') expect(depth).toBeLessThan(0);
      else expect(depth).toBeGreaterThan(0);
    }
  });
});

it('draws rivers as the rules read them: a track that pays is seen to cross, one that keeps off and pays nothing is not', () => {
  const { map, tilePoint } = eastern;
  const { reaches } = riversOf(eastern, () => 0);
  const cols = map.data.rows[0]?.length ?? 0;
  let tried = 0;
  for (const [col, row, ...sides] of map.data.rivers) {
    const hex = row * cols + col;
    if (sides.length < 2 || map.buildable[hex] !== 1) continue;
    const river = sides.reduce((bits, side) => bits | (1 << side), 0);
    const waters = reaches.filter((reach) => reach.hex === hex).map(({ at }) => lineOf(at));
    for (let from = 0; from < SIDES; from++) {
      for (const turn of [2, 3]) {
        const to = (from + turn) % SIDES;
        const pays = crosses(river, from, to);
        if (!pays && (sides.includes(from) || sides.includes(to))) continue;
        const track = lineOf((part) => tilePoint(tileOf(hex, from, to), part));
        const meets = waters.some((water) => linesMeet(track, water));
        expect(meets, `${col},${row} from ${from} to ${to}`).toBe(pays);
        tried++;
      }
    }
  }
  expect(tried).toBeGreaterThan(500);
});

const lineOf = (at: (part: number) => Point): Point[] =>
  Array.from({ length: 41 }, (_, i) => at(i / 40));

function linesMeet(one: readonly Point[], other: readonly Point[]): boolean {
  const turn = (a: Point, b: Point, c: Point): number =>
    (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x);
  const cut = (a: Point, b: Point, c: Point, d: Point): boolean =>
    turn(a, b, c) * turn(a, b, d) < 0 && turn(c, d, a) * turn(c, d, b) < 0;
  return one.slice(1).some((b, i) => {
    const a = one[i] as Point;
    return other.slice(1).some((d, j) => cut(a, b, other[j] as Point, d));
  });
}

it('knows a map that was read again', () => {
  expect(geometryOf(mapOf(structuredClone(OWN)))).toBe(maps[1]);
});

it('tells tracks that cross from tracks that pass each other', () => {
  expect(waysCross([0, 3], [1, 4])).toBe(true);
  expect(waysCross([0, 2], [1, 4])).toBe(true);
  expect(waysCross([0, 2], [3, 5])).toBe(false);
  expect(waysCross([3, 5], [4, 1])).toBe(true);
  expect(waysCross([5, 1], [2, 4])).toBe(false);
});

it('runs a link from city to city without a gap, and turned round from the other', () => {
  let met = 0;
  for (const { after } of playedGame(3, 5, { decide: eager, entries: 160 })) {
    for (const link of after.table.links) {
      const { tiles, a, b } = link;
      const points = eastern.linkPoints(link);
      expect(points[0]).toEqual(eastern.cityPoint(a));
      expect(points.at(-1)).toEqual(eastern.cityPoint(b));
      for (const [i, point] of points.entries()) {
        if (i > 0) expect(distance(point, points[i - 1] as Point)).toBeLessThan(WIDTH * 0.51);
      }
      expect(eastern.linkPoints(link, b)).toEqual([...points].reverse());
      const { length, at } = eastern.linkWay(link);
      expect(distance(at(0), eastern.cityPoint(a))).toBeCloseTo(RIM - 1);
      expect(distance(at(1), eastern.cityPoint(b))).toBeCloseTo(RIM - 1);
      expect(length).toBeGreaterThan(tiles.length * 30);
      met++;
    }
    for (const { tiles } of after.table.unfinished) {
      const last = tiles.at(-1) ?? 0;
      const end = eastern.linkWay({ tiles }).at(1);
      expect(distance(end, eastern.sideAt(hexOf(last), toOf(last)))).toBeCloseTo(0);
    }
  }
  expect(met).toBeGreaterThan(0);
});
