import type { Space } from '#games/union-pacific/model.ts';

export type Spot = { space: Space; x: number; y: number };
export type Way = 'left' | 'right' | 'up' | 'down';

const WAYS: Readonly<Record<Way, readonly [number, number]>> = {
  left: [-1, 0],
  right: [1, 0],
  up: [0, -1],
  down: [0, 1],
};

/** The spot to go to by an arrow: the nearest on that side, where what lies straight ahead counts as nearer. */
export function steered(
  spots: readonly Spot[],
  from: Space | undefined,
  way: Way,
): Space | undefined {
  const start = spots.find(({ space }) => space === from);
  if (start === undefined) return spots[0]?.space;
  const [dx, dy] = WAYS[way];
  let best: Space | undefined;
  let least = Number.POSITIVE_INFINITY;
  for (const { space, x, y } of spots) {
    const ahead = (x - start.x) * dx + (y - start.y) * dy;
    const aside = Math.abs((x - start.x) * dy) + Math.abs((y - start.y) * dx);
    if (space === from || ahead <= 0) continue;
    // What lies rather beside than ahead is the last to be gone to.
    const away = ahead + aside * 2 + (aside > ahead * 2.5 ? 2000 : 0);
    if (away < least) [best, least] = [space, away];
  }
  return best;
}

/** From west to east, so that every spot is reached: one further, or one back. */
export function along(
  spots: readonly Spot[],
  from: Space | undefined,
  by: 1 | -1,
): Space | undefined {
  const order = [...spots].sort((a, b) => a.x - b.x || a.y - b.y);
  const at = order.findIndex(({ space }) => space === from);
  if (at < 0) return order.at(by === 1 ? 0 : -1)?.space;
  return order[(at + by + order.length) % order.length]?.space;
}

/** The nearest spot to a point, if it is within reach. */
export function nearest(
  spots: readonly Spot[],
  at: { x: number; y: number },
  reach: number,
): Space | undefined {
  let best: Space | undefined;
  let least = reach;
  for (const { space, x, y } of spots) {
    const away = Math.hypot(x - at.x, y - at.y);
    if (away <= least) [best, least] = [space, away];
  }
  return best;
}

/** The box around spots. */
export function boxOf(spots: readonly { x: number; y: number }[]): {
  x: number;
  y: number;
  width: number;
  height: number;
} {
  const [xs, ys] = [spots.map(({ x }) => x), spots.map(({ y }) => y)];
  const [x, y] = [Math.min(...xs), Math.min(...ys)];
  return { x, y, width: Math.max(...xs) - x, height: Math.max(...ys) - y };
}
