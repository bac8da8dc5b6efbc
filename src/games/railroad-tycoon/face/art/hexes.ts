import type { Side } from '#hex/hex.ts';
import { DEGREES, type Point } from '#ui/curves.ts';

/** Hexes on the sheet, in units of the sheet; y grows downwards. Side i faces -60 · i degrees. */

/** Between the centres of two neighbours. */
export const WIDTH = 64;
/** A side, and from the centre to a corner. */
export const SIDE = WIDTH / Math.sqrt(3);

/** A city's ring: its rim, and the bowl that holds the cubes. */
export const RIM = 27;
export const BOWL = 20;

/** A step in this direction. */
export const towards = (degrees: number, length = 1): Point => ({
  x: Math.cos(degrees / DEGREES) * length,
  y: Math.sin(degrees / DEGREES) * length,
});

export const plus = (a: Point, b: Point): Point => ({ x: a.x + b.x, y: a.y + b.y });
export const minus = (a: Point, b: Point): Point => ({ x: a.x - b.x, y: a.y - b.y });
export const times = ({ x, y }: Point, k: number): Point => ({ x: x * k, y: y * k });

/** Out of the hex, across a side. */
export const outOf = (side: Side, length = 1): Point => towards(-60 * side, length);

/** The corners of a hex, `size` away from its centre. */
export const cornersOf = (centre: Point, size = SIDE): Point[] =>
  [0, 1, 2, 3, 4, 5].map((i) => plus(centre, towards(-60 * i - 30, size)));

/** The two ends of a side. */
export const endsOf = (centre: Point, side: Side): [Point, Point] => [
  plus(centre, towards(-60 * side + 30, SIDE)),
  plus(centre, towards(-60 * side - 30, SIDE)),
];

/** A number from 0 to 1 that is always the same for the same numbers. */
export function chance(...numbers: readonly number[]): number {
  let h = 2166136261;
  for (const number of numbers) {
    h ^= Math.round(number * 97) + 0x9e37;
    h = Math.imul(h, 16777619);
    h ^= h >>> 13;
  }
  h = Math.imul(h ^ (h >>> 16), 2246822507);
  h ^= h >>> 13;
  return (h >>> 0) / 4294967296;
}
