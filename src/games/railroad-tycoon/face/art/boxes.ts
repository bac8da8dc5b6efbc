import type { Link } from '#games/railroad-tycoon/rules/model.ts';
import { between, type Point } from '#ui/curves.ts';
import { enginePlaces } from './engine-places.ts';
import type { MapGeometry } from './geometry.ts';
import { endsOf, RIM } from './hexes.ts';

/** What names keep off, as boxes. */
export type Box = { x: number; y: number; width: number; height: number };

export function overlap(a: Box, b: Box): number {
  const wide = Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x);
  const high = Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y);
  return wide > 0 && high > 0 ? wide * high : 0;
}

export function covered(box: Box, others: readonly Box[]): number {
  let sum = 0;
  for (const other of others) sum += overlap(box, other);
  return sum;
}

/** With the badge on top of it. */
export const discBox = ({ x, y }: Point): Box => ({
  x: x - RIM,
  y: y - RIM - 8,
  width: 2 * RIM,
  height: 2 * RIM + 8,
});

const around = ({ x, y }: Point, half: number): Box => ({
  x: x - half,
  y: y - half,
  width: 2 * half,
  height: 2 * half,
});

/** To cross a ridge costs money: a name does not hide one. */
export function ridgeBoxes({ map, centreOf }: MapGeometry): Box[] {
  const cols = map.data.rows[0]?.length ?? 0;
  return map.data.ridges.flatMap(([col, row, side]) => {
    const [a, b] = endsOf(centreOf(row * cols + col), side);
    return [0.2, 0.5, 0.8].map((part) => around(between(a, b, part), 6));
  });
}

export function trackBoxes(geometry: MapGeometry, links: readonly Link[]): Box[] {
  return links.flatMap((link) => {
    const { at, length } = geometry.linkWay(link);
    const count = Math.ceil(length / 9);
    return Array.from({ length: count }, (_, i) => around(at(i / count), 6));
  });
}

export const engineBoxes = (geometry: MapGeometry, links: readonly Link[]): Box[] =>
  enginePlaces(geometry, links).map(({ x, y }) => ({
    x: x - 12,
    y: y - 24,
    width: 24,
    height: 34,
  }));
