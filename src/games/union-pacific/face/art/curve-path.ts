import { type Point, p } from '#ui/curves.ts';

/** Through all the points, without corners (Catmull-Rom), as Bézier curves. */
export function curved(points: readonly Point[], closed = false): string {
  const count = points.length;
  const at = (i: number): Point =>
    points[closed ? (i + count) % count : Math.max(0, Math.min(count - 1, i))] as Point;
  const aim = (from: Point, a: Point, b: Point, share: number): string =>
    p({ x: from.x + (b.x - a.x) * share, y: from.y + (b.y - a.y) * share });
  let d = `M${p(at(0))}`;
  for (let i = 0; i < (closed ? count : count - 1); i++) {
    const [a, b, c, e] = [at(i - 1), at(i), at(i + 1), at(i + 2)];
    d += `C${aim(b, a, c, 1 / 6)} ${aim(c, b, e, -1 / 6)} ${p(c)}`;
  }
  return closed ? `${d}Z` : d;
}
