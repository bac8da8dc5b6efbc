import { along, DEGREES, distance, evenly, type Point, polyline, type Spot } from '#ui/curves.ts';

/** One line, measured in spaces from Junction City. It runs straight on before its first and after its last space. */
export type LinePath = {
  /** Units of the board in one space. */
  readonly step: number;
  /** `at(f)` is the front edge of space f, `at(f - 0.5)` its middle. */
  at(space: number): Spot;
  /** The space (from 1) that the point is nearest to, and how far it is from the middle of the track there. */
  nearest(x: number, y: number): { space: number; distance: number };
  /** The path along the line; `aside` to its right, which is down the page. */
  slice(from: number, to: number, aside?: number): string;
};

/** Samples in a space: a curve of four spaces has no corners then. */
const FINE = 8;

export function linePath(points: readonly Point[], spaces: number): LinePath {
  const parts = spaces * FINE;
  const even = evenly(points, parts);
  const sample = (i: number): Point => even[Math.max(0, Math.min(parts, i))] as Point;
  const step = distance(sample(0), sample(1)) * FINE;

  const turned = (i: number): number => {
    const [a, b] = [sample(i - 1), sample(i + 1)];
    return Math.atan2(b.y - a.y, b.x - a.x);
  };

  function at(space: number): Spot {
    const exact = space * FINE;
    const i = Math.max(0, Math.min(parts - 1, Math.floor(exact)));
    const [a, b] = [sample(i), sample(i + 1)];
    // Below 0 and above 1 outside the line: straight on.
    const t = exact - i;
    const angle = turned(i) + (turned(i + 1) - turned(i)) * Math.max(0, Math.min(1, t));
    return { x: a.x + (b.x - a.x) * t, y: a.y + (b.y - a.y) * t, angle: angle * DEGREES };
  }

  function nearest(x: number, y: number): { space: number; distance: number } {
    let [best, found] = [Number.POSITIVE_INFINITY, 0];
    even.forEach((point, i) => {
      const away = distance(point, { x, y });
      if (away < best) [best, found] = [away, i];
    });
    return { space: Math.max(1, Math.min(spaces, Math.ceil(found / FINE))), distance: best };
  }

  const slice = (from: number, to: number, aside = 0): string =>
    polyline(along({ at }, from, to, aside));

  return { step, at, nearest, slice };
}
