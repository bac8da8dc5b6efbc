import { between, distance, evenly, n, type Point, seeded } from '#ui/curves.ts';
import { GRASS, type Place, RANGES, WOODS } from './data/geography.ts';
import type { MapGeometry } from './geometry.ts';
import { type Box, meet } from './labels.ts';
import { HEIGHT, WIDTH } from './projection.ts';
import { PLATE } from './title.tsx';

/** What stands on the land, as few paths as can be: peaks in layers, the nearer ones over the farther. */
export type Relief = {
  readonly peaks: readonly { readonly body: string; readonly shade: string }[];
  readonly trees: { readonly body: string; readonly trunk: string };
  readonly grass: string;
};

type Peak = Point & { readonly high: number; readonly lean: number };
type Ground = (lat: number, lon: number) => Point;
type Free = (at: Point, around: number, box: Box) => boolean;

const kept = new WeakMap<MapGeometry, Relief>();

/** The same country at every redraw. It keeps off tracks, cities and names. */
export function reliefOf(geometry: MapGeometry): Relief {
  const known = kept.get(geometry);
  if (known) return known;
  const { ground } = geometry;
  const relief = ground ? strewn(ground, clearance(geometry)) : BARE;
  kept.set(geometry, relief);
  return relief;
}

const SHEET: Box = [0, 0, WIDTH, HEIGHT];

const BARE: Relief = { peaks: [], trees: { body: '', trunk: '' }, grass: '' };

function clearance({ cities, sections, names }: MapGeometry): Free {
  const taken: { at: Point; r: number }[] = [
    ...cities.map((at) => ({ at, r: 27 })),
    ...sections.flatMap(({ way, spaces }) => [
      ...spaces.map((at) => ({ at, r: 24 })),
      ...Array.from({ length: Math.ceil(way.length / 14) }, (_, i) => ({
        at: way.at(i * 14),
        r: 15,
      })),
    ]),
  ];
  return (at, around, box) =>
    meet(SHEET, box) &&
    taken.every((one) => distance(one.at, at) > one.r + around) &&
    !names.some((name) => meet(name, box)) &&
    !meet(PLATE, box);
}

function strewn(ground: Ground, free: Free): Relief {
  const random = seeded(7);
  const peaks: Peak[] = [];
  for (const range of RANGES) {
    for (const { at, turn } of spine(range, ground, 13)) {
      const aside = (random() - 0.5) * 52;
      const here = {
        x: at.x - Math.sin(turn) * aside + (random() - 0.5) * 8,
        y: at.y + Math.cos(turn) * aside,
      };
      const [high, lean] = [14 + random() * 10, (random() - 0.5) * 0.24];
      if (!free({ x: here.x, y: here.y - high / 2 }, 8, around(here, 15, high + 3))) continue;
      if (peaks.some((peak) => distance(peak, here) < 12)) continue;
      peaks.push({ ...here, high, lean });
    }
  }
  const trees = scattered(WOODS, ground, free, random, { apart: 13, keep: 0.8 }).filter((at) =>
    peaks.every((peak) => distance(peak, at) > 22),
  );
  const grass = scattered(GRASS, ground, free, random, { apart: 42, keep: 0.75 });
  return {
    peaks: layered(peaks).map((layer) => ({
      body: layer.map(peakBody).join(''),
      shade: layer.map(peakShade).join(''),
    })),
    trees: {
      body: trees.map(({ x, y }) => `M${n(x)} ${n(y - 13)}l4.2 10h-8.4z`).join(''),
      trunk: trees.map(({ x, y }) => `M${n(x)} ${n(y - 3)}v3`).join(''),
    },
    grass: grass
      .map(
        ({ x, y }) =>
          `M${n(x - 4)} ${n(y - 3)}l1.5 3M${n(x)} ${n(y - 5)}v5M${n(x + 4)} ${n(y - 3)}l-1.5 3`,
      )
      .join(''),
  };
}

const around = ({ x, y }: Point, half: number, high: number): Box => [
  x - half,
  y - high,
  x + half,
  y + 4,
];

const peakBody = ({ x, y, high, lean }: Peak): string =>
  `M${n(x - high * 0.78)} ${n(y)}L${n(x + high * lean)} ${n(y - high)}L${n(x + high * 0.78)} ${n(y)}`;

/** The side away from the light, with a spur. */
const peakShade = ({ x, y, high, lean }: Peak): string =>
  `M${n(x + high * lean)} ${n(y - high)}L${n(x + high * 0.78)} ${n(y)}H${n(x + high * 0.2)}L${n(x + high * 0.28)} ${n(y - high * 0.3)}L${n(x - high * 0.08)} ${n(y - high * 0.46)}Z`;

/** Each peak over those that stand behind it: as many layers as overlap somewhere. */
function layered(peaks: readonly Peak[]): Peak[][] {
  const layers: Peak[][] = [];
  const layerOf = new Map<Peak, number>();
  for (const peak of [...peaks].sort((a, b) => a.y - b.y)) {
    let layer = 0;
    for (const [other, at] of layerOf) {
      const hides = Math.abs(other.x - peak.x) < 34 && peak.y - other.y < 28;
      if (hides) layer = Math.max(layer, at + 1);
    }
    layerOf.set(peak, layer);
    const members = layers[layer] ?? [];
    members.push(peak);
    layers[layer] = members;
  }
  return layers;
}

function spine(
  range: readonly Place[],
  ground: Ground,
  step: number,
): { at: Point; turn: number }[] {
  const points = range.map(([lat, lon]) => ground(lat, lon));
  const long = points.reduce((sum, at, i) => sum + distance(at, points[i - 1] ?? at), 0);
  const even = evenly(points, Math.max(1, Math.round(long / step)));
  return even.slice(1).map((at, i) => {
    const before = even[i] as Point;
    return { at: between(before, at, 0.5), turn: Math.atan2(at.y - before.y, at.x - before.x) };
  });
}

/** Stamps all over some rounds of country, denser towards their middle. */
function scattered(
  rounds: readonly (readonly [lat: number, lon: number, radius: number])[],
  ground: Ground,
  free: Free,
  random: () => number,
  { apart, keep }: { apart: number; keep: number },
): Point[] {
  const found: Point[] = [];
  for (const [lat, lon, radius] of rounds) {
    const middle = ground(lat, lon);
    for (let i = 0; i < (radius / apart) ** 2 * 3.2; i++) {
      const [turn, far] = [random() * 2 * Math.PI, radius * random() ** 0.7];
      const at = { x: middle.x + Math.cos(turn) * far, y: middle.y + Math.sin(turn) * far * 0.8 };
      if (random() > keep || found.some((other) => distance(other, at) < apart)) continue;
      if (free({ x: at.x, y: at.y - 6 }, 3, around(at, 7, 15))) found.push(at);
    }
  }
  return found.sort((a, b) => a.y - b.y);
}
