import type { Point } from '#ui/curves.ts';
import { HEIGHT, WIDTH } from './projection.ts';

/** Where a name stands: the first line's place; others follow every `LEADING` units. */
export type Label = {
  readonly x: number;
  readonly y: number;
  readonly anchor: 'start' | 'middle' | 'end';
  readonly lines: readonly string[];
};

export type Box = readonly [left: number, top: number, right: number, bottom: number];

export type Side = 'e' | 'w' | 'n' | 's' | 'ne' | 'nw' | 'se' | 'sw';

/** Across in radii of the city, down in sizes of the letters, and how the name hangs on it. */
const SIDES: Readonly<Record<Side, readonly [number, number, Label['anchor']]>> = {
  e: [1, 0.36, 'start'],
  w: [-1, 0.36, 'end'],
  n: [0, -0.75, 'middle'],
  s: [0, 1.6, 'middle'],
  ne: [0.8, -0.45, 'start'],
  nw: [-0.8, -0.45, 'end'],
  se: [0.8, 1.15, 'start'],
  sw: [-0.8, 1.15, 'end'],
};

export const FONT = 20;
export const LEADING = 19;
/** Of a letter, in sizes, on the average. */
const LETTER = 0.5;
/** A longer name is broken in two, if it can be. */
const LONG = 11;

export function linesOf(name: string): readonly string[] {
  if (name.length <= LONG) return [name];
  const breaks = [...name.matchAll(/[ -]/g)].map(({ index }) => index + 1);
  const middle = name.length / 2;
  const at = breaks.sort((a, b) => Math.abs(a - middle) - Math.abs(b - middle))[0];
  return at === undefined ? [name] : [name.slice(0, at).trim(), name.slice(at)];
}

export type Named = {
  readonly at: Point;
  readonly radius: number;
  readonly lines: readonly string[];
  /** Set by hand. */
  readonly side?: Side;
  readonly by?: readonly [number, number];
};

/** `off`: how far it had to be moved so as not to leave the sheet. */
export type Placed = { readonly label: Label; readonly box: Box; readonly off: number };

function placeOn({ at, radius, lines, by = [0, 0] }: Named, side: Side): Placed {
  const [across, down, anchor] = SIDES[side];
  const wide = Math.max(...lines.map((line) => line.length)) * FONT * LETTER;
  const more = (lines.length - 1) * LEADING;
  const lift = side.includes('n') ? more : side.includes('s') ? 0 : more / 2;
  const foot =
    side === 'n'
      ? -radius - 3
      : side === 's'
        ? radius + FONT * 0.78
        : down * FONT + (down > 1 ? 2 : down < 0 ? -2 : 0);
  const left = (x: number): number =>
    anchor === 'start' ? x : anchor === 'end' ? x - wide : x - wide / 2;
  const wanted = at.x + across * (radius + 1) + by[0];
  const x = wanted + Math.max(0, 26 - left(wanted)) - Math.max(0, left(wanted) + wide - WIDTH + 26);
  const high = at.y + foot - lift + by[1];
  const y = Math.max(40, Math.min(HEIGHT - 34 - more, high));
  return {
    label: { x, y, anchor, lines },
    off: Math.abs(x - wanted) + Math.abs(y - high),
    box: [left(x), y - FONT * 0.74, left(x) + wide, y + FONT * 0.2 + more],
  };
}

/** What a name should keep off, and how much each matters. */
export type Obstacles = { readonly boxes: readonly Box[]; readonly cost: number }[];

/** One name after another, those with the least choice first, on whichever side it covers least. */
export function placeLabels(
  names: readonly Named[],
  order: readonly number[],
  obstacles: Obstacles,
): Placed[] {
  const placed: Placed[] = [];
  const done: Box[] = [];
  for (const i of order) {
    const name = names[i] as Named;
    const sides = name.side ? [name.side] : (Object.keys(SIDES) as Side[]);
    const others = names.filter((_, k) => k !== i).map(({ at }) => boxAt(at, 13));
    const all: Obstacles = [
      ...obstacles,
      { boxes: others, cost: 20 },
      { boxes: [boxAt(name.at, 9)], cost: 30 },
      { boxes: done.map((box) => grown(box, 3)), cost: 40 },
    ];
    const ranked = sides.map((side, rank) => {
      const here = placeOn(name, side);
      return { ...here, cost: costOf(here.box, all) + here.off * 2 + rank * 0.2 };
    });
    const best = ranked.reduce((a, b) => (b.cost < a.cost ? b : a));
    placed[i] = best;
    done.push(best.box);
  }
  return placed;
}

const costOf = (box: Box, obstacles: Obstacles): number =>
  obstacles.reduce(
    (sum, { boxes, cost }) => sum + boxes.filter((other) => meet(box, other)).length * cost,
    0,
  );

export const meet = (a: Box, b: Box): boolean =>
  a[0] < b[2] && b[0] < a[2] && a[1] < b[3] && b[1] < a[3];

export const boxAt = ({ x, y }: Point, half: number): Box => [
  x - half,
  y - half,
  x + half,
  y + half,
];

const grown = ([left, top, right, bottom]: Box, by: number): Box => [
  left - by,
  top - by,
  right + by,
  bottom + by,
];
