import type { Layout } from '#games/pionniers/rules/data/lines.ts';
import { ease, type Point } from '#ui/curves.ts';
import { type LinePath, linePath } from './line-path.ts';
import { type River, riversOf } from './rivers.ts';

export type { LinePath } from './line-path.ts';

/** Where everything lies, in units of the board. */
export type Geometry = {
  readonly width: number;
  readonly height: number;
  /** On each line. */
  readonly spaces: number;
  readonly lines: readonly LinePath[];
  readonly rivers: readonly River[];
};

export const WIDTH = 1600;
export const HEIGHT = 716;

/** The middle of a space. */
export function middleOf({ lines }: Geometry, line: number, space: number): Point {
  return lines[line]?.at(space - 0.5) ?? { x: 0, y: 0 };
}

/** The ends of the lines, and what they keep free above and below. */
const [LEFT, RIGHT] = [122, 1511];
const [TOP, BOTTOM] = [96, 664];
/** From one line to the next, before they are fanned in at both towns. */
const APART = 124;
const MIDDLE = 381;
/** A train is 26 wide and a sign stands 40 up the page: two lines may not come nearer than this. */
const NEAREST = 58;
/** What a line may lose of its bends, and how soon it comes back to its place, until four lines fit: least first. */
const BENDS = [1, 0.85, 0.7, 0.55, 0.4, 0.25, 0.1];
const LEAKS = [0, 0.02, 0.05, 0.1, 0.2];

const FINE = 8;
const SPACES_PER_SECTION = 4;

const known = new Map<string, Geometry>();

/** The same layout gives the same object, even when it has been read from a record again. */
export function geometryOf(layout: Layout): Geometry {
  const key = JSON.stringify(layout.lines);
  const geometry = known.get(key) ?? measure(layout);
  known.set(key, geometry);
  return geometry;
}

function measure(layout: Layout): Geometry {
  const spaces = (layout.lines[0]?.sections.length ?? 0) * SPACES_PER_SECTION;
  const sections = layout.lines.map((line) => line.sections);
  const lines = fitted(sections).map((points) => linePath(points, spaces));
  return { width: WIDTH, height: HEIGHT, spaces, lines, rivers: riversOf(lines, layout) };
}

/** Without any bends four lines side by side always fit. */
function fitted(lines: readonly string[]): Point[][] {
  for (const bends of BENDS)
    for (const leak of LEAKS) {
      const drawn = lines.map((sections, k) => spread(trace(sections, leak), k, bends));
      if (fits(drawn)) return drawn;
    }
  return lines.map((sections, k) => spread(trace(sections, 0), k, 0));
}

/**
 * A line in units of a space: a letter is four spaces, a curve an eighth of a circle. It never turns further than
 * that from its way west, as a line of curves to one side alone would come back. Straying leaks away as it goes, and what
 * is left of it is taken off evenly, so that the line ends where it began.
 */
function trace(sections: string, leak: number): Point[] {
  const points: Point[] = [{ x: 0, y: 0 }];
  const most = Math.PI / 4;
  let [x, y, heading] = [0, 0, 0];
  for (const letter of sections) {
    const side = letter === 'G' ? -1 : letter === 'D' ? 1 : 0;
    const turn = (side * most) / (SPACES_PER_SECTION * FINE);
    for (let i = 0; i < SPACES_PER_SECTION * FINE; i++) {
      const next = Math.max(-most, Math.min(most, heading + turn));
      x += Math.cos((heading + next) / 2) / FINE;
      y += Math.sin((heading + next) / 2) / FINE - (y * leak) / FINE;
      heading = next;
      points.push({ x, y });
    }
  }
  return points.map((point) => ({ x: point.x, y: point.y - (y * point.x) / x }));
}

/** Lines leave Junction City close together, spread, roll with the country, and close in on Buffalo Creek. */
function spread(points: readonly Point[], k: number, bends: number): Point[] {
  const unit = (RIGHT - LEFT) / (points.at(-1)?.x ?? 1);
  return points.map(({ x, y }) => {
    const way = (x * unit) / (RIGHT - LEFT);
    const fan = 0.66 + 0.34 * ease((way + 0.01) / 0.156) - 0.3 * ease((way - 0.832) / 0.168);
    const roll = 10.8 * Math.sin(way * Math.PI * 2.6 + 0.4);
    return {
      x: LEFT + x * unit,
      y: MIDDLE + ((k - 1.5) * APART + y * unit * bends) * fan + roll,
    };
  });
}

function fits(lines: readonly Point[][]): boolean {
  const thinned = lines.map((points) => points.filter((_, i) => i % 4 === 0));
  return thinned.every((points, k) => {
    const next = thinned[k + 1] ?? [];
    return points.every(
      (a) =>
        a.y > TOP &&
        a.y < BOTTOM &&
        next.every((b) => b.y > a.y - NEAREST && Math.hypot(a.x - b.x, a.y - b.y) > NEAREST),
    );
  });
}
