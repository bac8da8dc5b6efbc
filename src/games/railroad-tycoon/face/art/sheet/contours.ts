import type { Point } from '#ui/curves.ts';
import type { Field } from './field.ts';

export type Contour = { readonly points: readonly Point[]; readonly closed: boolean };

/** From which edge to which a line runs through a square: 0 top, 1 right, 2 bottom, 3 left. By the corners that are above. */
const RUNS: readonly (readonly (readonly [number, number])[])[] = [
  [],
  [[3, 0]],
  [[0, 1]],
  [[3, 1]],
  [[1, 2]],
  [
    [3, 0],
    [1, 2],
  ],
  [[0, 2]],
  [[3, 2]],
  [[2, 3]],
  [[2, 0]],
  [
    [0, 1],
    [2, 3],
  ],
  [[2, 1]],
  [[1, 3]],
  [[1, 0]],
  [[0, 3]],
  [],
];

/** Lines of equal value, the higher ground always on the same hand (marching squares). */
export function contoursOf({ across, down, step, values }: Field, level: number): Contour[] {
  const next = new Map<number, number>();
  const points = new Map<number, Point>();
  /** An edge is named by its upper left end: twice its place, one more if it runs down. */
  const cut = (i: number, j: number, runsDown: 0 | 1): number => {
    const name = (j * across + i) * 2 + runsDown;
    if (!points.has(name)) {
      const a = (values[j * across + i] as number) - level;
      const b = (values[(j + runsDown) * across + i + 1 - runsDown] as number) - level;
      const t = a / (a - b);
      const [x, y] = runsDown === 1 ? [i, j + t] : [i + t, j];
      points.set(name, { x: x * step, y: y * step });
    }
    return name;
  };
  for (let j = 0; j < down - 1; j++) {
    for (let i = 0; i < across - 1; i++) {
      const at = j * across + i;
      const corners =
        ((values[at] as number) > level ? 1 : 0) +
        ((values[at + 1] as number) > level ? 2 : 0) +
        ((values[at + across + 1] as number) > level ? 4 : 0) +
        ((values[at + across] as number) > level ? 8 : 0);
      if (corners === 0 || corners === 15) continue;
      const edge = (name: number): number => {
        if (name === 0) return cut(i, j, 0);
        if (name === 1) return cut(i + 1, j, 1);
        return name === 2 ? cut(i, j + 1, 0) : cut(i, j, 1);
      };
      for (const [from, to] of RUNS[corners] ?? []) next.set(edge(from), edge(to));
    }
  }
  return linesOf(next, points);
}

function linesOf(next: Map<number, number>, points: ReadonlyMap<number, Point>): Contour[] {
  const lines: Contour[] = [];
  const reached = new Set(next.values());
  const walk = (start: number, closed: boolean): void => {
    const found: Point[] = [points.get(start) as Point];
    let at = start;
    for (let to = next.get(at); to !== undefined; to = next.get(at)) {
      next.delete(at);
      at = to;
      if (at !== start) found.push(points.get(at) as Point);
    }
    lines.push({ points: found, closed });
  };
  for (const start of next.keys()) if (!reached.has(start)) walk(start, false);
  for (const start of next.keys()) walk(start, true);
  return lines;
}
