import { type Board, boardOf, type Section } from '#games/union-pacific/rules/board.ts';
import type { Table } from '#games/union-pacific/rules/model.ts';
import { n, type Point, range } from '#pictures/svg.ts';
import { PLACES } from './places.ts';

export const WIDTH = 1600;
export const HEIGHT = 1080;

/** A space of the board: its middle, which way it lies in degrees, and how large a train on it may be. */
export type Spot = Point & { readonly angle: number; readonly scale: number };

export type Ground = {
  readonly board: Board;
  readonly cities: readonly Point[];
  /** Of each section, as it is written in a path. */
  readonly ways: readonly string[];
  /** By space. */
  readonly spots: readonly Spot[];
};

/** A train and what lies between two. */
const TRAIN = 50;
const STEP = 55;

export function groundOf(table: Table): Ground {
  const board = boardOf(table.board);
  const cities = placesOf(board);
  const curves = board.sections.map((section, i) => curveOf(section, i, cities));
  return {
    board,
    cities,
    ways: curves.map(
      ({ a, via, b }) => `M${n(a.x)} ${n(a.y)}Q${n(via.x)} ${n(via.y)} ${n(b.x)} ${n(b.y)}`,
    ),
    spots: board.sections.flatMap(({ size }, i) => spotsOn(curves[i] as Curve, size)),
  };
}

/** A board of one's own lies as a globe has it, as large as there is room. */
function placesOf({ data: { cities } }: Board): Point[] {
  const known = cities.map(({ id }) => PLACES[id]);
  if (known.every((at) => at !== undefined)) return known.map(([x, y]) => ({ x, y }));
  const flat = cities.map(({ lat, lon }) => ({ x: lon * 0.78, y: -lat }));
  const [xs, ys] = [flat.map(({ x }) => x), flat.map(({ y }) => y)];
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  const k = Math.min(
    (WIDTH - 300) / Math.max(0.01, Math.max(...xs) - left),
    (HEIGHT - 240) / Math.max(0.01, Math.max(...ys) - top),
  );
  return flat.map(({ x, y }) => ({ x: 150 + (x - left) * k, y: 120 + (y - top) * k }));
}

type Curve = { a: Point; via: Point; b: Point };

/** A slight bow, to one side or the other, so that neighbours do not lie on one another. */
function curveOf({ a, b }: Section, i: number, cities: readonly Point[]): Curve {
  const [from, to] = [cities[a] as Point, cities[b] as Point];
  const bow = (i % 2 ? -1 : 1) * 0.05;
  return {
    a: from,
    via: {
      x: (from.x + to.x) / 2 - (to.y - from.y) * bow,
      y: (from.y + to.y) / 2 + (to.x - from.x) * bow,
    },
    b: to,
  };
}

function spotsOn({ a, via, b }: Curve, size: number): Spot[] {
  const length = Math.hypot(b.x - a.x, b.y - a.y);
  const scale = Math.max(0.4, Math.min(1, (length - 34) / (size * STEP)));
  return range(size).map((i) => {
    const t = Math.max(
      0,
      Math.min(1, 0.5 + ((i - (size - 1) / 2) * STEP * scale) / Math.max(1, length)),
    );
    const u = 1 - t;
    const [dx, dy] = [u * (via.x - a.x) + t * (b.x - via.x), u * (via.y - a.y) + t * (b.y - via.y)];
    return {
      x: u * u * a.x + 2 * u * t * via.x + t * t * b.x,
      y: u * u * a.y + 2 * u * t * via.y + t * t * b.y,
      angle: (Math.atan2(dy, dx) * 180) / Math.PI,
      scale,
    };
  });
}

export const TRAIN_LENGTH = TRAIN;
