/** Points, smooth curves and how they are written in a path. */
export type Point = { readonly x: number; readonly y: number };

/** Tenths are enough: the board is 1600 units wide. */
export const n = (value: number): string => String(Math.round(value * 10) / 10);

export const p = ({ x, y }: Point): string => `${n(x)} ${n(y)}`;

/** By the root: `Math.hypot`, which guards against numbers that no board has, takes many times as long. */
export const distance = (a: Point, b: Point): number =>
  Math.sqrt((a.x - b.x) ** 2 + (a.y - b.y) ** 2);

export const between = (a: Point, b: Point, t: number): Point => ({
  x: a.x + (b.x - a.x) * t,
  y: a.y + (b.y - a.y) * t,
});

/** From 0 to 1 without a corner at either end. */
export function ease(t: number): number {
  const k = Math.max(0, Math.min(1, t));
  return k * k * (3 - 2 * k);
}

export function polyline(points: readonly Point[], closed = false): string {
  return `M${points.map(p).join('L')}${closed ? 'Z' : ''}`;
}

/** Through all the points, without corners (Catmull-Rom), as many points again as `fine` says. */
export function smoothed(points: readonly Point[], fine = 10): Point[] {
  const at = (i: number): Point => points[Math.max(0, Math.min(points.length - 1, i))] as Point;
  const out: Point[] = [];
  for (let i = 0; i < points.length - 1; i++) {
    const [a, b, c, d] = [at(i - 1), at(i), at(i + 1), at(i + 2)];
    const one = (t: number, z: 'x' | 'y'): number => {
      const from = b[z] + (c[z] - a[z]) / 6;
      const to = c[z] - (d[z] - b[z]) / 6;
      const u = 1 - t;
      return u * u * u * b[z] + 3 * u * u * t * from + 3 * u * t * t * to + t * t * t * c[z];
    };
    for (let j = 0; j < fine; j++) out.push({ x: one(j / fine, 'x'), y: one(j / fine, 'y') });
  }
  out.push(at(points.length - 1));
  return out;
}

/** The same way cut into `parts` of equal length: `parts + 1` points. */
export function evenly(points: readonly Point[], parts: number): Point[] {
  const reached = [0];
  for (let i = 1; i < points.length; i++) {
    const step = distance(points[i - 1] as Point, points[i] as Point);
    reached.push((reached[i - 1] as number) + step);
  }
  const total = reached[points.length - 1] as number;
  let i = 1;
  return Array.from({ length: parts + 1 }, (_, part) => {
    const wanted = (total * part) / parts;
    while (i < points.length - 1 && (reached[i] as number) < wanted) i++;
    const [from, to] = [reached[i - 1] as number, reached[i] as number];
    const t = to > from ? (wanted - from) / (to - from) : 0;
    return between(points[i - 1] as Point, points[i] as Point, Math.min(1, t));
  });
}

/** Where something stands on a way. `angle` is in degrees, clockwise, 0 to the right, as SVG turns. */
export type Spot = Point & { readonly angle: number };

export const DEGREES = 180 / Math.PI;

/** Anything measured along its length, in units of its own. */
type Measured = { at(way: number): Spot };

/** A point beside a spot: to the right of the way, down the page, for `aside` above 0. */
export function beside({ x, y, angle }: Spot, aside: number): Point {
  const turn = angle / DEGREES;
  return { x: x - Math.sin(turn) * aside, y: y + Math.cos(turn) * aside };
}

/** `fine`: points in a unit of the way. */
export function along(line: Measured, from: number, to: number, aside: number, fine = 2): Point[] {
  const count = Math.max(1, Math.ceil(Math.abs(to - from) * fine));
  return Array.from({ length: count + 1 }, (_, i) =>
    beside(line.at(from + ((to - from) * i) / count), aside),
  );
}

/** A piece of the way as an area, `half` wide on either side. */
export function strip(line: Measured, from: number, to: number, half: number, fine = 2): string {
  const [out, back] = [along(line, from, to, -half, fine), along(line, to, from, half, fine)];
  return polyline([...out, ...back], true);
}

/** Random numbers that are the same at every redraw. */
export function seeded(seed: number): () => number {
  let s = seed >>> 0;
  return () => {
    s = (s + 0x6d2b79f5) >>> 0;
    let t = Math.imul(s ^ (s >>> 15), 1 | s);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}
