/**
 * Hexes that stand on a corner, in axial coordinates: `q` runs east, `r` runs south-east.
 *
 * Sides are numbered against the clock from the east: 0 E, 1 NE, 2 NW, 3 W, 4 SW, 5 SE.
 */
export type Hex = { readonly q: number; readonly r: number };

/** One of the six sides of a hex, 0 to 5. */
export type Side = number;

export const SIDES = 6;

/** The step across each side. */
const STEPS: readonly Hex[] = [
  { q: 1, r: 0 },
  { q: 1, r: -1 },
  { q: 0, r: -1 },
  { q: -1, r: 0 },
  { q: -1, r: 1 },
  { q: 0, r: 1 },
];

/** The hex across a side. */
export function neighbourOf({ q, r }: Hex, side: Side): Hex {
  const step = STEPS[side] as Hex;
  return { q: q + step.q, r: r + step.r };
}

/** The same border, as the hex beyond it counts it. */
export function oppositeOf(side: Side): Side {
  return (side + 3) % SIDES;
}

/** How far apart two sides of one hex are: 0 the same, 1 neighbours, 3 face to face. */
export function turnBetween(one: Side, other: Side): number {
  const apart = (one - other + SIDES) % SIDES;
  return apart > 3 ? SIDES - apart : apart;
}

/** Steps from one hex to the other. */
export function distanceBetween(one: Hex, other: Hex): number {
  const q = one.q - other.q;
  const r = one.r - other.r;
  return (Math.abs(q) + Math.abs(r) + Math.abs(q + r)) / 2;
}

/** The side by which one reaches a neighbour; nothing, if it is none. */
export function sideTowards(from: Hex, to: Hex): Side | undefined {
  const side = STEPS.findIndex(({ q, r }) => from.q + q === to.q && from.r + r === to.r);
  return side < 0 ? undefined : side;
}

/** The hexes on the straight way from one to the other, both included: each is a neighbour of the next. */
export function lineBetween(one: Hex, other: Hex): Hex[] {
  const steps = distanceBetween(one, other);
  // A nudge keeps a line along a border from jumping from side to side.
  return Array.from({ length: steps + 1 }, (_, i) => {
    const share = steps === 0 ? 0 : i / steps;
    return rounded(
      one.q + 1e-6 + (other.q - one.q) * share,
      one.r + 2e-6 + (other.r - one.r) * share,
    );
  });
}

/** The hex in which a point lies. */
function rounded(q: number, r: number): Hex {
  const s = -q - r;
  const [wholeQ, wholeR, wholeS] = [Math.round(q), Math.round(r), Math.round(s)];
  const [offQ, offR, offS] = [Math.abs(wholeQ - q), Math.abs(wholeR - r), Math.abs(wholeS - s)];
  // The coordinate that moved most is told by the other two. `+ 0` makes -0 a 0.
  if (offQ > offR && offQ > offS) return { q: -wholeR - wholeS + 0, r: wholeR + 0 };
  if (offR > offS) return { q: wholeQ + 0, r: -wholeQ - wholeS + 0 };
  return { q: wholeQ + 0, r: wholeR + 0 };
}
