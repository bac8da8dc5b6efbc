import type { Link } from '#games/railroad-tycoon/rules/model.ts';
import type { Point } from '#ui/curves.ts';
import type { MapGeometry } from './geometry.ts';

/** So near does no other track come. */
const CLEAR = 27;
const PARTS = [0.5, 0.4, 0.6, 0.3, 0.7, 0.24, 0.76];

/** In the middle of each link, or as near to it as no other track crosses. */
export function enginePlaces(geometry: MapGeometry, links: readonly Link[]): Point[] {
  const ways = links.map((link) => geometry.linkWay(link));
  const marks = ways.map(({ at }) => Array.from({ length: 9 }, (_, i) => at(i / 8)));
  return ways.map(({ at }, i) => {
    const isClear = (part: number): boolean => {
      const { x, y } = at(part);
      return marks.every(
        (points, j) =>
          j === i || points.every((mark) => Math.hypot(mark.x - x, mark.y - y) >= CLEAR),
      );
    };
    return at(PARTS.find(isClear) ?? 0.5);
  });
}
