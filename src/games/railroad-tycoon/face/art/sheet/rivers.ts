import type { HexAt } from '#games/railroad-tycoon/rules/model.ts';
import { across } from '#games/railroad-tycoon/rules/terrain.ts';
import { oppositeOf, type Side } from '#hex/hex.ts';
import { between, type Point, polyline } from '#ui/curves.ts';
import type { MapGeometry } from '../geometry.ts';
import { chance, minus, outOf, plus, times } from '../hexes.ts';
import { type Flow, flowOf, isWater, riverSides } from './flow.ts';

/**
 * A river crosses a side in its middle, in a direction that both hexes share: so reaches join without a kink, and what is
 * drawn never says another thing than 7.3. It grows wider downstream.
 */

type Curve = (t: number) => Point;
/** From side to side of a hex, and how wide it is at both ends. */
type Reach = { hex: HexAt; at: Curve; from: number; to: number };

export type Rivers = {
  readonly bank: string;
  readonly water: string;
  /** Inside hexes. */
  reaches: readonly Reach[];
  courseFrom(hex: HexAt, hexes: number): Point[];
};

export function riversOf(geometry: MapGeometry, depthAt: (point: Point) => number): Rivers {
  const sides = riverSides(geometry);
  const flow = flowOf(geometry, sides);
  const inland = [...sides].flatMap(([hex, out]) => reachesIn(geometry, hex, out, flow));
  const mouths = [...sides].flatMap(([hex, out]) =>
    out.flatMap((side) => beyond(geometry, hex, side, flow, depthAt)),
  );
  const all = [...inland, ...mouths];
  return {
    // Whoever only writes their names draws none.
    get bank() {
      return all.map((reach) => ribbon(reach, 0.55)).join('');
    },
    get water() {
      return all.map((reach) => ribbon(reach, -0.15)).join('');
    },
    reaches: inland,
    courseFrom(start, hexes) {
      const points: Point[] = [];
      for (let [hex, i] = [start, 0]; i < hexes; i++) {
        const stem = inland.filter((reach) => reach.hex === hex).sort((a, b) => b.from - a.from)[0];
        const down = flow.down.get(hex);
        if (!stem) break;
        points.push(stem.at(0));
        if (down === undefined) break;
        hex = across(geometry.map, hex, down);
      }
      return points;
    },
  };
}

const widthOf = (hexes: number): number => 1.5 + 0.46 * Math.sqrt(hexes);

/** How a river crosses a side: straight out, turned a little, the same for both hexes. */
function bearing(geometry: MapGeometry, hex: HexAt, side: Side): Point {
  const at = geometry.sideAt(hex, side);
  const turn = ((chance(Math.round(at.x), Math.round(at.y)) - 0.5) * 44 * Math.PI) / 180;
  const { x, y } = outOf(side);
  return {
    x: x * Math.cos(turn) - y * Math.sin(turn),
    y: x * Math.sin(turn) + y * Math.cos(turn),
  };
}

function reachesIn(
  geometry: MapGeometry,
  hex: HexAt,
  sides: readonly Side[],
  { down, size }: Flow,
): Reach[] {
  const leaves = down.get(hex);
  const centre = geometry.centreOf(hex);
  const here = widthOf(size.get(hex) ?? 1);
  return sides.flatMap((side): Reach[] => {
    if (side === leaves && sides.length > 1) return [];
    const start = geometry.sideAt(hex, side);
    const into = times(bearing(geometry, hex, side), -1);
    const comes = widthOf(size.get(across(geometry.map, hex, side)) ?? 1);
    if (side === leaves) {
      // A spring, somewhere near the middle.
      const wide = (k: number): number => (chance(centre.x, centre.y, k) - 0.5) * 14;
      const spring = plus(centre, { x: wide(1), y: wide(2) });
      const way = minus(start, spring);
      const gentle = times(way, 0.2 / Math.hypot(way.x, way.y));
      return [{ hex, at: bend(spring, gentle, start, into), from: 0.5, to: here }];
    }
    if (leaves === undefined) {
      const end = plus(centre, outOf(oppositeOf(side), 4));
      return [{ hex, at: bend(start, into, end, times(into, -0.3)), from: comes, to: 0.6 }];
    }
    const end = geometry.sideAt(hex, leaves);
    const out = times(bearing(geometry, hex, leaves), -1);
    const at =
      sides.length === 2
        ? meander(start, into, end, out, centre.x * 31 + centre.y)
        : bend(start, into, end, out);
    return [{ hex, at, from: comes, to: here }];
  });
}

/** From one point to the other; `a` and `b` say how it leaves each. */
function bend(from: Point, a: Point, to: Point, b: Point): Curve {
  const reach = Math.hypot(to.x - from.x, to.y - from.y) * 0.42;
  const [one, two] = [plus(from, times(a, reach)), plus(to, times(b, reach))];
  return (t) => {
    const [p, q, r] = [between(from, one, t), between(one, two, t), between(two, to, t)];
    return between(between(p, q, t), between(q, r, t), t);
  };
}

/** With a belly of ten at the most: a track that follows the river then runs beside it, and no crossing seems to be free. */
function meander(from: Point, a: Point, to: Point, b: Point, seed: number): Curve {
  const way = minus(to, from);
  const length = Math.hypot(way.x, way.y);
  const along = times(way, 1 / length);
  const aside = { x: -along.y, y: along.x };
  const lean = aside.x * (a.x + b.x) + aside.y * (a.y + b.y);
  const side = Math.abs(lean) > 0.12 ? Math.sign(lean) : chance(seed, 5) < 0.5 ? -1 : 1;
  const belly = (length > 60 ? 8 : 4.5) + 2 * chance(seed, 6);
  const middle = plus(bend(from, a, to, b)(0.5), times(aside, side * belly));
  const [first, second] = [bend(from, a, middle, times(along, -1)), bend(middle, along, to, b)];
  return (t) => (t < 0.5 ? first(2 * t) : second(2 * t - 1));
}

/** Beyond the last hex: down to the coast as it is drawn, or out under the frame. */
function beyond(
  geometry: MapGeometry,
  hex: HexAt,
  side: Side,
  { down, size }: Flow,
  depthAt: (point: Point) => number,
): Reach[] {
  const to = across(geometry.map, hex, side);
  if (to >= 0 && !isWater(geometry, to)) return [];
  const [start, step] = [geometry.sideAt(hex, side), bearing(geometry, hex, side)];
  let end = start;
  for (let i = 0; i < (to < 0 ? 60 : 24) && (to < 0 || depthAt(end) > -3); i++) {
    end = plus(end, step);
  }
  if (end === start) return [];
  const isMouth = down.get(hex) === side;
  const here = widthOf(isMouth ? (size.get(hex) ?? 1) : 1);
  const last = to >= 0 && isMouth ? here + 2 : here;
  return [{ hex: -1, at: (t) => between(start, end, t), from: here, to: last }];
}

const PIECES = 14;

function ribbon({ at, from, to }: Reach, more: number): string {
  const [left, right]: [Point[], Point[]] = [[], []];
  for (let i = 0; i <= PIECES; i++) {
    const t = i / PIECES;
    const way = minus(at(Math.min(1, t + 1e-3)), at(Math.max(0, t - 1e-3)));
    const k = ((from + (to - from) * t) / 2 + more) / (Math.hypot(way.x, way.y) || 1);
    const aside = { x: -way.y * k, y: way.x * k };
    left.push(plus(at(t), aside));
    right.unshift(minus(at(t), aside));
  }
  return polyline([...left, ...right], true);
}
