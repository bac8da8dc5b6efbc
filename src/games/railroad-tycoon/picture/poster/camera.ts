import { type Point, p } from '#pictures/svg.ts';
import type { Ground } from '../geometry.ts';

/** Where the land begins, under the mountains, and where it goes under the train. */
export const HORIZON = 372;
const NEAR = 1010;
/** What lies on a line of the winner's stays above the train and within the frame. */
const LOWEST = 772;
const WIDEST = 345;

/** Seen from the air, looking north: what is further is smaller, `s` times its size. */
export type Seen = Point & { readonly s: number };

export type Camera = {
  at(point: Point): Seen;
  /** As it is written in a path. */
  p(point: Point): string;
};

/** So that these places are all in sight, and as large as may be. */
export function cameraOver(ground: Ground, places: readonly Point[]): Camera {
  const all = places.length > 0 ? places : ground.cities;
  const [xs, ys] = [all.map(({ x }) => x), all.map(({ y }) => y)];
  const middle = (Math.min(...xs) + Math.max(...xs)) / 2;
  const south = Math.max(...ys);
  const north = Math.min(-60, Math.min(...ys) - 700);
  const steep = 1.36;
  // The further south the eye stands, the higher the southernmost city comes to lie.
  let near = Math.max(south + 60, north + 1100);
  for (let i = 0; i < 60 && screenY(south, near, north, steep) > LOWEST; i++) near += 20;
  const depth = (y: number): number => 1 / (1 + (steep * (near - y)) / (near - north));
  const reach = all.map(({ x, y }) => WIDEST / (Math.max(1, Math.abs(x - middle)) * depth(y)));
  const wide = Math.max(0.3, Math.min(0.78, ...reach));
  const far = depth(north);
  const at = ({ x, y }: Point): Seen => {
    const s = depth(y);
    return {
      x: 450 + (x - middle) * wide * s,
      y: HORIZON + ((NEAR - HORIZON) * (s - far)) / (1 - far),
      s: (s * wide) / 0.7,
    };
  };
  return { at, p: (point) => p(at(point)) };
}

function screenY(y: number, near: number, north: number, steep: number): number {
  const s = 1 / (1 + (steep * (near - y)) / (near - north));
  const far = 1 / (1 + steep);
  return HORIZON + ((NEAR - HORIZON) * (s - far)) / (1 - far);
}
