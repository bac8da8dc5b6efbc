import {
  beside,
  between,
  DEGREES,
  distance,
  evenly,
  type Point,
  polyline,
  type Spot,
} from '#ui/curves.ts';

/** A section's line, measured in units of the board from its first city. */
export type Curve = {
  readonly length: number;
  readonly path: string;
  at(length: number): Spot;
  /** The stretch between two lengths. */
  slice(from: number, to: number): string;
};

const PARTS = 24;
/** Points in a unit of the board, along a space: enough for so gentle a bow. */
export const FINE = 1 / 9;

/** From one city to another, bowed to the right by a share of the distance. */
export function wayOf(a: Point, b: Point, bow: number): Curve {
  const far = distance(a, b);
  const angle = Math.atan2(b.y - a.y, b.x - a.x) * DEGREES;
  const top = beside({ ...between(a, b, 0.5), angle }, far * bow * 2);
  const curve = Array.from({ length: PARTS + 1 }, (_, i) => {
    const t = i / PARTS;
    return between(between(a, top, t), between(top, b, t), t);
  });
  return measured(evenly(curve, PARTS));
}

export function measured(points: readonly Point[]): Curve {
  const parts = points.length - 1;
  const point = (i: number): Point => points[Math.max(0, Math.min(parts, i))] as Point;
  const step = distance(point(0), point(1));

  function at(length: number): Spot {
    const exact = step > 0 ? Math.max(0, Math.min(parts, length / step)) : 0;
    const i = Math.min(parts - 1, Math.floor(exact));
    // Turned as the two pieces beside it are, in the shares of their nearness.
    const [a, b] = [point(i), point(i + 1)];
    const [before, after] = [point(i - 1), point(i + 2)];
    const t = exact - i;
    const ahead = between({ x: b.x - before.x, y: b.y - before.y }, minus(after, a), t);
    return { ...between(a, b, t), angle: Math.atan2(ahead.y, ahead.x) * DEGREES };
  }

  const slice = (from: number, to: number): string => {
    const count = Math.max(1, Math.ceil((to - from) * FINE));
    return polyline(
      Array.from({ length: count + 1 }, (_, i) => at(from + ((to - from) * i) / count)),
    );
  };

  return { length: step * parts, path: polyline(points), at, slice };
}

const minus = (a: Point, b: Point): Point => ({ x: a.x - b.x, y: a.y - b.y });
