import type { Point } from './view.ts';

/** Something on a map that one can go to, and where it lies. */
export type Spot<T> = Point & { of: T };
export type Direction = 'left' | 'right' | 'up' | 'down';

const WAYS: Readonly<Record<Direction, readonly [number, number]>> = {
  left: [-1, 0],
  right: [1, 0],
  up: [0, -1],
  down: [0, 1],
};

/** Farther than any map is wide. */
const BESIDE = 1e6;

/** The spot to go to by an arrow: the nearest on that side, where what lies straight ahead counts as nearer. */
export function steered<T>(
  spots: readonly Spot<T>[],
  from: T | undefined,
  way: Direction,
): T | undefined {
  const start = spots.find(({ of }) => of === from);
  if (start === undefined) return spots[0]?.of;
  const [dx, dy] = WAYS[way];
  let best: T | undefined;
  let least = Number.POSITIVE_INFINITY;
  for (const { of, x, y } of spots) {
    const ahead = (x - start.x) * dx + (y - start.y) * dy;
    const aside = Math.abs((x - start.x) * dy) + Math.abs((y - start.y) * dx);
    if (of === from || ahead <= 0) continue;
    // What lies rather beside than ahead is the last to be gone to.
    const away = ahead + aside * 2 + (aside > ahead * 2.5 ? BESIDE : 0);
    if (away < least) [best, least] = [of, away];
  }
  return best;
}

/** From west to east, so that every spot is reached: one further, or one back. */
export function along<T>(
  spots: readonly Spot<T>[],
  from: T | undefined,
  by: 1 | -1,
): T | undefined {
  const order = [...spots].sort((a, b) => a.x - b.x || a.y - b.y);
  const at = order.findIndex(({ of }) => of === from);
  if (at < 0) return order.at(by === 1 ? 0 : -1)?.of;
  return order[(at + by + order.length) % order.length]?.of;
}

/** The nearest spot to a point, if it is within reach. */
export function nearest<T>(spots: readonly Spot<T>[], at: Point, reach: number): T | undefined {
  let best: T | undefined;
  let least = reach;
  for (const { of, x, y } of spots) {
    const away = Math.hypot(x - at.x, y - at.y);
    if (away <= least) [best, least] = [of, away];
  }
  return best;
}
