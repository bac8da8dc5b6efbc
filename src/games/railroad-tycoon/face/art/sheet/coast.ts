import type { Point } from '#ui/curves.ts';
import { MARGIN, type MapGeometry } from '../geometry.ts';
import { chance, SIDE, WIDTH } from '../hexes.ts';
import { contoursOf } from './contours.ts';
import { blurred, distanceIn, Field } from './field.ts';
import { drawn } from './lines.ts';
import { LAKES, LAND, type Place, project } from './places.ts';

/**
 * The coast is the true one, but never further inside a hex that may be built on than `SHY`, nor further out of it than
 * `BOLD`: a hex that looks like land is land in play. A map of one's own has no true one: its hexes make the land.
 */
const SHY = 7;
const BOLD = 13;
const STEP = 3;

export type Coast = {
  /** All land, closed along the edge of the sheet. */
  readonly land: string;
  readonly shore: string;
  readonly waterLines: readonly { d: string; width: number; opacity: number }[];
  /** How far inland; below 0 at sea. */
  depthAt(point: Point): number;
};

export function coastOf(geometry: MapGeometry, isReal: boolean): Coast {
  const across = Math.ceil(geometry.width / STEP) + 1;
  const down = Math.ceil(geometry.height / STEP) + 1;
  const blank = new Field(across, down, STEP);
  const real = isReal ? realLand(blank) : undefined;
  const played = playedLand(blank, geometry, real);
  const inPlay = distanceIn(played);
  const trueShape = real ? distanceIn(real) : inPlay;
  const [long, middle, short] = [noiseOf(blank, 46), noiseOf(blank, 19), noiseOf(blank, 9)];
  const raw = inPlay.map((here, i) => {
    const n = 5 * (long[i] as number) + 3.4 * (middle[i] as number) + 1.6 * (short[i] as number);
    const bold = Math.min(here + BOLD + n / 2, (trueShape.values[i] as number) + n);
    return Math.max(here - SHY - n / 2, bold);
  });
  const field = blurred(raw, 1, 2);
  const sea = blurred(distanceIn(field), 2, 2);
  const closed = field.map((here, i) => {
    const [col, row] = [i % across, Math.floor(i / across)];
    const isRim = col === 0 || row === 0 || col === across - 1 || row === down - 1;
    return isRim ? -1 : here;
  });
  return {
    land: drawn(contoursOf(closed, 0), 26, 0.35),
    shore: drawn(contoursOf(field, 0), 26, 0.35),
    waterLines: WATER_LINES.map(([away, width, opacity], i) => ({
      d: drawn(contoursOf(sea, -away), 24 + i * 4, 0.5),
      width,
      opacity,
    })),
    depthAt: (point) => field.at(point),
  };
}

/** As engravers drew water: lines along the shore, further apart and fainter as they leave it. */
const WATER_LINES: readonly (readonly [away: number, width: number, opacity: number])[] = [
  [4, 0.95, 0.62],
  [8.5, 0.85, 0.52],
  [13.7, 0.8, 0.44],
  [19.6, 0.75, 0.37],
  [26.2, 0.7, 0.31],
  [33.5, 0.65, 0.25],
  [41.5, 0.6, 0.2],
  [50, 0.6, 0.15],
  [59, 0.6, 0.1],
];

function realLand(blank: Field): Field {
  const land = new Field(blank.across, blank.down, blank.step);
  fill(land, LAND, 1);
  for (const lake of LAKES) fill(land, lake, 0);
  return land;
}

/** Gives all that lies inside an outline this value, row by row. */
function fill(
  { across, down, step, values }: Field,
  outline: readonly Place[],
  value: number,
): void {
  const points = outline.map(project);
  for (let row = 0; row < down; row++) {
    const y = row * step;
    const cuts: number[] = [];
    for (let i = 0; i < points.length; i++) {
      const [a, b] = [points[i] as Point, points[(i + 1) % points.length] as Point];
      if (a.y > y !== b.y > y) cuts.push(a.x + ((b.x - a.x) * (y - a.y)) / (b.y - a.y));
    }
    cuts.sort((a, b) => a - b);
    for (let i = 0; i + 1 < cuts.length; i += 2) {
      const from = Math.max(0, Math.ceil((cuts[i] as number) / step));
      const to = Math.min(across - 1, Math.floor((cuts[i + 1] as number) / step));
      for (let col = from; col <= to; col++) values[row * across + col] = value;
    }
  }
}

/** Which places belong to hexes that are no water. Beside the map the true land goes on, or else that of the last hex. */
function playedLand(blank: Field, geometry: MapGeometry, real: Field | undefined): Field {
  const { hexAt, groundAt, width, height } = geometry;
  const [left, top] = [MARGIN + WIDTH * 0.9, MARGIN + SIDE * 0.9];
  return blank.map((_, i) => {
    const x = (i % blank.across) * blank.step;
    const y = Math.floor(i / blank.across) * blank.step;
    const hex = hexAt(x, y);
    if (hex >= 0) return groundAt(hex) === '.' ? 0 : 1;
    if (real) return real.values[i] as number;
    const inner = hexAt(
      Math.max(left, Math.min(width - left, x)),
      Math.max(top, Math.min(height - top, y)),
    );
    return groundAt(inner) === '.' ? 0 : 1;
  });
}

/** Soft random ground between -1 and 1, its waves `scale` long. */
function noiseOf({ across, down, step, values }: Field, scale: number): Float32Array {
  const noise = new Float32Array(values.length);
  const wide = Math.ceil((across * step) / scale) + 2;
  const high = Math.ceil((down * step) / scale) + 2;
  const knots = Float32Array.from(
    { length: wide * high },
    (_, i) => chance(i % wide, Math.floor(i / wide), scale) * 2 - 1,
  );
  const soft = (t: number): number => t * t * (3 - 2 * t);
  for (let row = 0; row < down; row++) {
    const v = (row * step) / scale;
    const j = Math.floor(v);
    const b = soft(v - j);
    for (let col = 0; col < across; col++) {
      const u = (col * step) / scale;
      const i = Math.floor(u);
      const a = soft(u - i);
      const at = j * wide + i;
      const [p, q] = [knots[at] as number, knots[at + 1] as number];
      const [r, s] = [knots[at + wide] as number, knots[at + wide + 1] as number];
      const top = p + (q - p) * a;
      noise[row * across + col] = top + (r + (s - r) * a - top) * b;
    }
  }
  return noise;
}
