import type { RatingShown } from '#protocol/http/people.ts';

/** The rating as the long profile of a line: where its rails, heights and stations are drawn. Pure. */

export type Point = readonly [x: number, y: number];

export type Drawn = {
  game: string;
  value: number;
  points: readonly Point[];
  /** Where its name stands, beyond the last point. */
  label: number;
};

export type LineProfile = {
  left: number;
  right: number;
  low: number;
  heights: readonly { value: number; y: number }[];
  stations: readonly { at: number; x: number }[];
  lines: readonly Drawn[];
  highest: { value: number; at: number; point: Point };
};

export type Frame = { width: number; height: number; labels: number };

/** The distance that two names keep. */
const APART = 17;

/** From one height to the next: so that there are few. */
const STEPS = [25, 50, 100, 200];

const TOP = 36;
const LEFT = 52;
const FOOT = 40;

/** The first of the ratings is the main one. There must be one, and it must have been rated. */
export function lineProfile(ratings: readonly RatingShown[], frame: Frame): LineProfile {
  const values = ratings.flatMap(({ curve }) => curve.map(({ value }) => value));
  const times = ratings.flatMap(({ curve }) => curve.map(({ at }) => at));
  const [first, last] = [Math.min(...times), Math.max(...times)];
  const range = Math.max(...values) - Math.min(...values);
  const step = STEPS.find((one) => range / one < 5) ?? 500;
  const bottom = Math.floor((Math.min(...values) - step / 5) / step) * step;
  const top = Math.ceil((Math.max(...values) + step / 5) / step) * step;
  const [left, right, low] = [LEFT, frame.width - frame.labels, frame.height - FOOT];
  const x = (at: number): number =>
    left + ((at - first) / Math.max(1, last - first)) * (right - left);
  const y = (value: number): number => low - ((value - bottom) / (top - bottom)) * (low - TOP);
  const lines = ratings.map(({ game, value, curve }) => ({
    game,
    value,
    points: curve.map((one): Point => [x(one.at), y(one.value)]),
    label: y(value),
  }));
  const main = ratings[0]?.curve ?? [];
  const peak = main.reduce((best, one) => (one.value > best.value ? one : best), {
    at: first,
    value: Number.NEGATIVE_INFINITY,
  });
  return {
    left,
    right,
    low,
    heights: Array.from({ length: (top - bottom) / step + 1 }, (_, i) => {
      const value = bottom + i * step;
      return { value, y: y(value) };
    }),
    stations: stationsBetween(first, last).map((at) => ({ at, x: x(at) })),
    lines: spread(lines, TOP),
    highest: { ...peak, point: [x(peak.at), y(peak.value)] },
  };
}

const DAY = 86_400_000;

/** The first of each month where there are some; else six days or fewer, evenly. */
export function stationsBetween(first: number, last: number): number[] {
  const begin = new Date(first);
  const months: number[] = [];
  for (let month = 1; month <= 40; month++) {
    const at = new Date(begin.getFullYear(), begin.getMonth() + month, 1).getTime();
    if (at > last) break;
    months.push(at);
  }
  if (months.length >= 3) return months.filter((_, i) => i % Math.ceil(months.length / 12) === 0);
  const days = Math.max(1, Math.min(5, Math.floor((last - first) / DAY)));
  return Array.from({ length: days + 1 }, (_, i) => first + ((last - first) / days) * i);
}

/** Names keep apart: each as near to its line as those above let it. */
function spread(lines: readonly Drawn[], top: number): Drawn[] {
  let free = top - APART;
  const labels = new Map<Drawn, number>();
  for (const line of lines.toSorted((one, other) => one.label - other.label)) {
    free = Math.max(line.label, free + APART);
    labels.set(line, free);
  }
  return lines.map((line) => ({ ...line, label: labels.get(line) ?? line.label }));
}

/** As an SVG path says it. */
export const pathOf = (points: readonly Point[]): string =>
  points.map(([x, y], i) => `${i === 0 ? 'M' : 'L'}${x.toFixed(1)} ${y.toFixed(1)}`).join('');
