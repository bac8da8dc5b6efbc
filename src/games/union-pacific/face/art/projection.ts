import type { CityData } from '#games/union-pacific/rules/data/board.ts';
import type { Point } from '#ui/curves.ts';

export const WIDTH = 1600;
export const HEIGHT = 1080;

export type Project = (lat: number, lon: number) => Point;

/** Where cities may lie, so that their names and rails have room. */
export const ROOM = { left: 96, right: 1504, top: 74, bottom: 1000 } as const;

const rad = (degrees: number): number => (degrees * Math.PI) / 180;

/** Albers' equal-area cone, standard parallels 30 and 47 north, central meridian 96.5 west. */
const [SOUTH, NORTH, MIDDLE] = [rad(30), rad(47), rad(38)];
const CONE = (Math.sin(SOUTH) + Math.sin(NORTH)) / 2;
const C = Math.cos(SOUTH) ** 2 + 2 * CONE * Math.sin(SOUTH);
const RADIUS = 1960;

const reach = (lat: number): number => Math.sqrt(Math.max(0, C - 2 * CONE * Math.sin(lat))) / CONE;

export const overNorthAmerica: Project = (lat, lon) => {
  const turn = CONE * rad(lon + 96.5);
  const from = reach(rad(lat));
  return {
    x: 805 + RADIUS * from * Math.sin(turn),
    y: 560 - RADIUS * (reach(MIDDLE) - from * Math.cos(turn)),
  };
};

/** Nearer than this the outline of the land would be too coarse. */
const CLOSEST = 4;
/** Less than this is not worth another map than the built-in one's. */
const NEARER = 1.12;

/**
 * North America as it is drawn, when the cities lie there; closer, when they lie in a part of it. Elsewhere the world laid
 * flat, cut where it is emptiest, without land.
 */
export function projectionFor(cities: readonly CityData[]): { project: Project; land: boolean } {
  const drawn = cities.map(({ lat, lon }) => overNorthAmerica(lat, lon));
  const there = cities.every(
    ({ lat, lon }, i) => lat > 15 && lat < 60 && lon > -140 && lon < -50 && isOnSheet(drawn[i]),
  );
  if (!there) return { project: laidFlat(cities), land: false };
  const view = fitted(drawn, 1);
  if (view.scale < NEARER) return { project: overNorthAmerica, land: true };
  if (view.scale > CLOSEST) return { project: laidFlat(cities), land: false };
  return { project: (lat, lon) => view.place(overNorthAmerica(lat, lon)), land: true };
}

const isOnSheet = (point: Point | undefined): boolean =>
  point !== undefined && point.x > 30 && point.x < 1570 && point.y > 30 && point.y < 1050;

function laidFlat(cities: readonly CityData[]): Project {
  const west = emptiest(cities.map(({ lon }) => lon));
  const lats = cities.map(({ lat }) => lat);
  const narrow = Math.cos(rad((Math.min(...lats) + Math.max(...lats)) / 2));
  const flat: Project = (lat, lon) => ({
    x: ((lon - west + 720) % 360) * Math.max(0.35, narrow),
    y: -lat,
  });
  const { place } = fitted(
    cities.map(({ lat, lon }) => flat(lat, lon)),
    1.5,
  );
  return (lat, lon) => place(flat(lat, lon));
}

/** The western edge of a map that cuts the globe where no city lies for longest. */
function emptiest(lons: readonly number[]): number {
  const sorted = [...lons].sort((a, b) => a - b);
  let [west, widest] = [sorted[0] ?? 0, 0];
  sorted.forEach((lon, i) => {
    const next = sorted[i + 1] ?? (sorted[0] ?? 0) + 360;
    if (next - lon > widest) [west, widest] = [next, next - lon];
  });
  return west;
}

/** As large as there is room; one direction may be stretched so many times as much as the other. */
function fitted(
  points: readonly Point[],
  stretch: number,
): { scale: number; place: (point: Point) => Point } {
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  const [left, right] = [Math.min(...xs), Math.max(...xs)];
  const [top, bottom] = [Math.min(...ys), Math.max(...ys)];
  const [wide, high] = [ROOM.right - ROOM.left, ROOM.bottom - ROOM.top];
  // A millionth of a degree: cities in one place, which are then put apart.
  const across = wide / Math.max(right - left, 1e-6);
  const down = high / Math.max(bottom - top, 1e-6);
  const scale = Math.min(across, down);
  const [sx, sy] = [Math.min(across, scale * stretch), Math.min(down, scale * stretch)];
  return {
    scale,
    place: ({ x, y }) => ({
      x: (ROOM.left + ROOM.right) / 2 + (x - (left + right) / 2) * sx,
      y: (ROOM.top + ROOM.bottom) / 2 + (y - (top + bottom) / 2) * sy,
    }),
  };
}
