import type { Moment } from '../logic/history.ts';

export type Point = { x: number; y: number };
export type Mark = { at: Point; moment: Moment };
export type Curve = {
  d: string;
  /** Under the line, for the pattern. */
  area: string;
  marks: readonly Mark[];
  end: Point;
};

/** The box of the chart, the field of the lines in it, and where points and scorings stand there. */
export type Scale = {
  width: number;
  height: number;
  left: number;
  right: number;
  bottom: number;
  grid: readonly number[];
  x: (scorings: number) => number;
  y: (points: number) => number;
};

const WIDE = { width: 640, height: 320, left: 44, right: 594, top: 22, bottom: 266 };
const NARROW = { width: 350, height: 290, left: 34, right: 318, top: 22, bottom: 238 };

export function scaleOf(moments: readonly Moment[], narrow: boolean): Scale {
  const box = narrow ? NARROW : WIDE;
  const { left, right, top, bottom } = box;
  const grid = gridOf(Math.max(0, ...moments.flatMap(({ totals }) => totals)));
  const most = grid.at(-1) as number;
  return {
    ...box,
    grid,
    x: (scorings) => left + ((right - left) * scorings) / 10,
    y: (points) => bottom - ((bottom - top) * points) / most,
  };
}

/** Even steps that come to few lines, whatever the top. */
export function gridOf(most: number): readonly number[] {
  const step = [5, 10, 20, 25, 50, 100, 200].find((each) => most / each <= 5) ?? 500;
  return Array.from({ length: Math.max(1, Math.ceil(most / step)) + 1 }, (_, i) => i * step);
}

export function curveOf(moments: readonly Moment[], seat: 0 | 1, scale: Scale): Curve {
  const marks: Mark[] = [];
  let end: Point = { x: scale.x(0), y: scale.y(0) };
  let d = `M${end.x} ${end.y}`;
  for (const moment of moments) {
    end = { x: scale.x(placeOf(moment, moments)), y: scale.y(moment.totals[seat]) };
    d += `L${end.x.toFixed(1)} ${end.y.toFixed(1)}`;
    if (moment.is === 'scoring' || moment.seat === seat) marks.push({ at: end, moment });
  }
  return { d, area: `${d}V${scale.bottom}H${scale.x(0)}z`, marks, end };
}

/** Bonuses between two scorings stand evenly between them; those after the last, close behind it. */
function placeOf(moment: Moment, moments: readonly Moment[]): number {
  if (moment.is === 'scoring') return moment.nth;
  const { after } = moment;
  const same = moments.filter((other) => other.is === 'bonus' && other.after === after);
  const room = after >= 10 ? 0.4 : 1;
  return after + (room * (same.indexOf(moment) + 1)) / (same.length + 1);
}
