import { SIDES, type Side } from '#hex/hex.ts';
import { between, DEGREES, n, type Point, p } from '#ui/curves.ts';
import { outOf, plus, SIDE, towards, WIDTH } from './hexes.ts';

/** A piece of track: how it is written in a path, how long it is, and where a part of it lies. */
export type Curve = { readonly d: string; readonly length: number; at(part: number): Point };

/**
 * Through a hex from side to side. Face to face it is a straight line; over two sides an arc round the centre of the hex
 * that lies between; over one (18.3) an arc round the corner they share. All leave by a right angle, so tiles join without
 * a kink.
 */
export function wayThrough(centre: Point, from: Side, to: Side): Curve {
  const [a, b] = [plus(centre, outOf(from, WIDTH / 2)), plus(centre, outOf(to, WIDTH / 2))];
  const turn = (to - from + SIDES) % SIDES;
  if (turn === 3 || turn === 0) return straight(a, b);
  const against = turn < 3;
  const first = against ? from : to;
  const isWide = turn === 2 || turn === 4;
  const middle = isWide
    ? plus(centre, outOf(first + 1, WIDTH))
    : plus(centre, towards(-60 * first - 30, SIDE));
  const radius = isWide ? 1.5 * SIDE : SIDE / 2;
  const swept = (isWide ? 60 : 120) * (against ? 1 : -1);
  const start = Math.atan2(a.y - middle.y, a.x - middle.x) * DEGREES;
  return {
    d: `M${p(a)}A${n(radius)} ${n(radius)} 0 0 ${against ? 1 : 0} ${p(b)}`,
    length: (Math.abs(swept) / DEGREES) * radius,
    at: (part) => plus(middle, towards(start + swept * part, radius)),
  };
}

export const straight = (a: Point, b: Point): Curve => ({
  d: `M${p(a)}L${p(b)}`,
  length: Math.hypot(b.x - a.x, b.y - a.y),
  at: (part) => between(a, b, part),
});

/** Do two tracks in one hex cross? Their sides then take turns round the rim. */
export function waysCross(one: readonly [Side, Side], other: readonly [Side, Side]): boolean {
  const span = (one[1] - one[0] + SIDES) % SIDES;
  const isInside = (side: Side): boolean => (side - one[0] + SIDES) % SIDES < span;
  return isInside(other[0]) !== isInside(other[1]);
}
