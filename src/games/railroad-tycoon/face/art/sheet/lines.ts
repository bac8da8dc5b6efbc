import { between, type Point, p, polyline } from '#ui/curves.ts';
import type { Contour } from './contours.ts';

/** Without the points that are no more than `most` away from the line between others (Douglas and Peucker). */
export function simplified(points: readonly Point[], most: number): Point[] {
  if (points.length < 3) return [...points];
  const keep = new Uint8Array(points.length);
  keep[0] = 1;
  keep[points.length - 1] = 1;
  const todo: [number, number][] = [[0, points.length - 1]];
  for (let span = todo.pop(); span; span = todo.pop()) {
    const [from, to] = span;
    const [a, b] = [points[from] as Point, points[to] as Point];
    const length = Math.hypot(b.x - a.x, b.y - a.y);
    let [far, found] = [most, -1];
    for (let i = from + 1; i < to; i++) {
      const { x, y } = points[i] as Point;
      const away =
        length < 1e-6
          ? Math.hypot(x - a.x, y - a.y)
          : Math.abs((b.x - a.x) * (a.y - y) - (a.x - x) * (b.y - a.y)) / length;
      if (away > far) [far, found] = [away, i];
    }
    if (found < 0) continue;
    keep[found] = 1;
    todo.push([from, found], [found, to]);
  }
  return points.filter((_, i) => keep[i] === 1);
}

/** A line with round corners: from middle to middle, each point pulling it. */
export function rounded(points: readonly Point[], closed: boolean): string {
  if (points.length < 3) return polyline(points, closed);
  const at = (i: number): Point => points[i % points.length] as Point;
  const middle = (i: number): Point => between(at(i), at(i + 1), 0.5);
  const pull = (i: number): string => `Q${p(at(i))} ${p(middle(i))}`;
  const last = points.length - 1;
  if (closed) {
    return `M${p(middle(last))}${points.map((_, i) => pull(i)).join('')}Z`;
  }
  const inner = points.slice(1, -1).map((_, i) => pull(i + 1));
  return `M${p(at(0))}L${p(middle(0))}${inner.join('')}L${p(at(last))}`;
}

const lengthOf = (points: readonly Point[]): number =>
  points.reduce((sum, { x, y }, i) => {
    const before = points[i - 1];
    return before ? sum + Math.hypot(x - before.x, y - before.y) : sum;
  }, 0);

/** Contours as a path, without the shortest. */
export const drawn = (contours: readonly Contour[], shortest: number, fine: number): string =>
  contours
    .filter(({ points }) => lengthOf(points) > shortest)
    .map(({ points, closed }) => rounded(simplified(points, fine), closed))
    .join('');
