import {
  type ChartBox,
  type ChartScale,
  chartScale,
  stepFor,
  stepsBetween,
} from '#ui/chart/scale.ts';
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

/** Scorings across, points up. */
export type Scale = ChartScale & { grid: readonly number[] };

// Room below for the signs of the lines.
const WIDE: ChartBox = { width: 640, height: 320, left: 44, right: 594, top: 22, bottom: 266 };
const NARROW: ChartBox = { width: 350, height: 290, left: 34, right: 318, top: 22, bottom: 238 };

const SCORINGS = 10;
const POINT_LINES = 5;

export function scaleOf(moments: readonly Moment[], narrow: boolean): Scale {
  const grid = gridOf(Math.max(0, ...moments.flatMap(({ totals }) => totals)));
  const highest = grid.at(-1) as number;
  return { ...chartScale(narrow ? NARROW : WIDE, SCORINGS, { highest }), grid };
}

/** Even steps that come to few lines, whatever the top. */
export function gridOf(most: number): readonly number[] {
  const step = stepFor(most, POINT_LINES);
  return stepsBetween(0, Math.max(step, Math.ceil(most / step) * step), step);
}

export function curveOf(moments: readonly Moment[], seat: 0 | 1, scale: Scale): Curve {
  const marks: Mark[] = [];
  let end: Point = { x: scale.x(0), y: scale.y(0) };
  let d = `M${end.x} ${end.y}`;
  for (const moment of moments) {
    end = { x: scale.x(placeOf(moment, moments)), y: scale.y(moment.totals[seat]) };
    d += `L${end.x} ${end.y}`;
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
