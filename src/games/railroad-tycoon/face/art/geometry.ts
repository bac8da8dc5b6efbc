import type { City, HexAt, Link, Tile, Unfinished } from '#games/railroad-tycoon/rules/model.ts';
import { across, type GameMap } from '#games/railroad-tycoon/rules/terrain.ts';
import { fromOf, hexOf, toOf } from '#games/railroad-tycoon/rules/tiles.ts';
import { oppositeOf, SIDES, type Side } from '#hex/hex.ts';
import type { Point } from '#ui/curves.ts';
import { outOf, plus, RIM, SIDE, WIDTH } from './hexes.ts';
import { type Curve, straight, wayThrough } from './way.ts';

/** Paper round the country, with its frame. */
export const MARGIN = 78;

/** Where everything lies, in units of the sheet: 64 between the centres of two hexes, the corner of the sheet at 0, 0. */
export type MapGeometry = {
  readonly map: GameMap;
  readonly width: number;
  readonly height: number;
  /** Its letter in the map: `o` open, `h` hill, `C` city, `W` western link, `.` closed. */
  groundAt(hex: HexAt): string;
  centreOf(hex: HexAt): Point;
  /** The middle of a side. */
  sideAt(hex: HexAt, side: Side): Point;
  /** -1: beside the map. It is asked for every dot of the sheet, so it makes no list and draws no root. */
  hexAt(x: number, y: number): HexAt;
  /** The city whose centre is nearest, no further than `reach`; -1: none. */
  cityAt(x: number, y: number, reach: number): City;
  cityPoint(city: City): Point;
  /** Across its own hex alone. */
  tilePath(tile: Tile): string;
  /** Across its hex, and on to the rim of a city that it touches. */
  trackPath(tile: Tile): string;
  /** `part`: 0 where it comes in, 1 where it leaves. */
  tilePoint(tile: Tile, part: number): Point;
  tileMiddle(tile: Tile): Point;
  /** From the middle of `from` (else of `a`) to the middle of the other city, for what travels on it. */
  linkPoints(link: Pick<Link, 'a' | 'b' | 'tiles'>, from?: City): readonly Point[];
  /** All of a link's track, from rim to rim. */
  linkWay(link: Pick<Link, 'tiles'> | Pick<Unfinished, 'tiles'>): Curve;
};

const seen = new WeakMap<GameMap, MapGeometry>();
const known = new Map<string, MapGeometry>();

/** The same map gives the same object, even when it has been read from a record again. */
export function geometryOf(map: GameMap): MapGeometry {
  const before = seen.get(map);
  if (before) return before;
  const key = JSON.stringify(map.data);
  const geometry = known.get(key) ?? measure(map);
  known.set(key, geometry);
  seen.set(map, geometry);
  return geometry;
}

function measure(map: GameMap): MapGeometry {
  const rows = map.data.rows.length;
  const cols = map.data.rows[0]?.length ?? 0;
  const centreAt = (col: number, row: number): Point => ({
    x: MARGIN + WIDTH * (col + 0.5 + (row & 1) / 2),
    y: MARGIN + SIDE * (1 + 1.5 * row),
  });
  const centreOf = (hex: HexAt): Point => centreAt(hex % cols, Math.floor(hex / cols));
  const cityPoint = (city: City): Point => centreOf(map.hexOfCity[city] as HexAt);
  const sideAt = (hex: HexAt, side: Side): Point => plus(centreOf(hex), outOf(side, WIDTH / 2));
  const ways = new Map<Tile, Curve>();
  const wayOf = (tile: Tile): Curve => {
    let way = ways.get(tile);
    if (!way) {
      way = wayThrough(centreOf(hexOf(tile)), fromOf(tile), toOf(tile));
      ways.set(tile, way);
    }
    return way;
  };
  /** From the side of a hex to the rim of the city beyond it. */
  const stubAt = (hex: HexAt, side: Side): Curve | undefined => {
    const beyond = across(map, hex, side);
    if (beyond < 0 || (map.cityAt[beyond] as City) < 0) return undefined;
    const rim = plus(centreOf(beyond), outOf(oppositeOf(side), RIM - 1));
    return straight(sideAt(hex, side), rim);
  };
  const partsOf = (tile: Tile): Curve[] => {
    const [before, after] = [stubAt(hexOf(tile), fromOf(tile)), stubAt(hexOf(tile), toOf(tile))];
    return [...(before ? [turned(before)] : []), wayOf(tile), ...(after ? [after] : [])];
  };
  return {
    map,
    width: WIDTH * (cols + 0.5) + 2 * MARGIN,
    height: Math.ceil(SIDE * (1.5 * rows + 0.5)) + 2 * MARGIN,
    groundAt: (hex) => map.data.rows[Math.floor(hex / cols)]?.[hex % cols] ?? '.',
    centreOf,
    sideAt,
    cityPoint,
    hexAt(x, y) {
      const row = Math.floor((y - MARGIN - SIDE / 2) / (1.5 * SIDE));
      let [found, least]: [HexAt, number] = [-1, Number.POSITIVE_INFINITY];
      for (let r = row - 1; r <= row + 1; r++) {
        const c = Math.round((x - MARGIN) / WIDTH - 0.5 - (r & 1) / 2);
        const at = centreAt(c, r);
        const away = (at.x - x) ** 2 + (at.y - y) ** 2;
        if (away >= least) continue;
        least = away;
        found = r < 0 || r >= rows || c < 0 || c >= cols ? -1 : r * cols + c;
      }
      return found;
    },
    cityAt(x, y, reach) {
      let [found, least] = [-1, reach];
      for (let city = 0; city < map.hexOfCity.length; city++) {
        const at = cityPoint(city);
        const away = Math.hypot(at.x - x, at.y - y);
        if (away <= least) [found, least] = [city, away];
      }
      return found;
    },
    tilePath: (tile) => wayOf(tile).d,
    trackPath: (tile) => joined(partsOf(tile)).d,
    tilePoint: (tile, part) => wayOf(tile).at(part),
    tileMiddle: (tile) => wayOf(tile).at(0.5),
    linkWay: ({ tiles }) => joined(tiles.flatMap(partsOf)),
    linkPoints({ a, b, tiles }, from = a) {
      const through = tiles.flatMap((tile) =>
        Array.from({ length: SIDES * 2 }, (_, i) => wayOf(tile).at(i / (SIDES * 2))),
      );
      const last = tiles.at(-1);
      const points = [
        cityPoint(a),
        ...through,
        ...(last === undefined ? [] : [wayOf(last).at(1)]),
        cityPoint(b),
      ];
      return from === a ? points : points.reverse();
    },
  };
}

const turned = ({ at }: Curve): Curve => straight(at(1), at(0));

/** Ways that follow one another, as one. */
function joined(ways: readonly Curve[]): Curve {
  const length = ways.reduce((sum, way) => sum + way.length, 0);
  return {
    d: ways.map(({ d }, i) => (i === 0 ? d : d.replace(/^M[^LA]*/, ''))).join(''),
    length,
    at(part) {
      let left = part * length;
      for (const way of ways) {
        if (left <= way.length) return way.at(way.length === 0 ? 0 : left / way.length);
        left -= way.length;
      }
      return ways.at(-1)?.at(1) ?? { x: 0, y: 0 };
    },
  };
}
