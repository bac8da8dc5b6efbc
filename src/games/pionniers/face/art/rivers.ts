import type { Layout } from '#games/pionniers/rules/data/lines.ts';
import { between, distance, evenly, type Point, polyline, smoothed } from '#ui/curves.ts';
import type { LinePath } from './line-path.ts';

/** A river as a ribbon: its banks, its water, the light on it, and where it runs, for whatever keeps clear of it. */
export type River = {
  readonly banks: string;
  readonly water: string;
  readonly light: string;
  readonly points: readonly Point[];
};

/** Where the mountains end. */
export const HORIZON = 82;
const FOOT = 736;
/** Rivers run on beyond the board, as the country does. */
const SOUTH = 880;
/** A river whose crossings lie further apart than this on neighbouring lines would run along the lines. */
const SLANT = 240;

/**
 * The first rivers of all lines are one river, the second ones too. When the lines have not the same number of them,
 * joining would draw water over a track without a mark: every crossing then has a short water of its own.
 */
export function riversOf(lines: readonly LinePath[], layout: Layout): River[] {
  const crossings = layout.lines.map(({ rivers }, k) =>
    [...rivers].sort((a, b) => a - b).map((space) => (lines[k] as LinePath).at(space - 0.5)),
  );
  const first = crossings[0] ?? [];
  const rows = first.map((_, i) => crossings.map((row) => row[i] as Point));
  const joined =
    crossings.every((row) => row.length === first.length) &&
    rows.every((row) => row.every(({ x }, k) => Math.abs(x - (row[k + 1]?.x ?? x)) < SLANT));
  return joined ? rows.map((row) => ribbon(through(row), 0)) : crossings.flat().map(creek);
}

function through(crossings: readonly Point[]): Point[] {
  const [top, bottom] = [crossings[0] as Point, crossings.at(-1) as Point];
  const points: Point[] = [{ x: top.x + Math.min(16, (top.y - HORIZON) / 3), y: HORIZON - 4 }];
  if (top.y > HORIZON + 60) points.push({ x: top.x + 20, y: (HORIZON + top.y) / 2 });
  crossings.forEach((here, i) => {
    const next = crossings[i + 1] ?? { x: bottom.x - 22, y: FOOT };
    points.push(here);
    if (distance(here, next) < 60) return;
    const half = between(here, next, 0.5);
    points.push({ x: half.x + (i % 2 ? -14 : 14), y: half.y });
  });
  points.push({ x: bottom.x - 22, y: FOOT }, { x: bottom.x - 30, y: SOUTH });
  return points;
}

function creek({ x, y }: Point): River {
  const bends = [-52, -28, 0, 28, 52].map((dy, i) => ({
    x: x + (i - 2) * (i % 2 ? 3 : 6),
    y: y + dy,
  }));
  return ribbon(bends, 1);
}

/** It widens as it leaves the mountains; a creek (`closed` 1) narrows again at its end. */
function ribbon(bends: readonly Point[], closed: 0 | 1): River {
  const rough = smoothed(bends);
  const length = rough.reduce((sum, at, i) => sum + distance(at, rough[i - 1] ?? at), 0);
  const points = evenly(rough, Math.max(8, Math.round(length / 9)));
  const width = (i: number): number => {
    const from = (length * i) / (points.length - 1);
    return 0.16 + 0.84 * Math.min(1, from / (closed ? 30 : 90), closed ? (length - from) / 30 : 1);
  };
  const side = (half: number): Point[] =>
    points.map((at, i) => {
      const [a, b] = [points[i - 1] ?? at, points[i + 1] ?? at];
      const [dx, dy, long] = [b.x - a.x, b.y - a.y, distance(a, b)];
      return {
        x: at.x - (dy / long) * half * width(i),
        y: at.y + (dx / long) * half * width(i),
      };
    });
  const area = (half: number): string => polyline([...side(half), ...side(-half).reverse()], true);
  return {
    banks: area(9),
    water: area(7.2),
    light: polyline(points.slice(closed ? 2 : 7)),
    points,
  };
}
