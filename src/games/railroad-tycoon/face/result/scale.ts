import {
  type ChartScale,
  chartScale,
  NARROW,
  stepFor,
  stepsBetween,
  WIDE,
} from '#ui/chart/scale.ts';
import type { Course } from '../logic/history.ts';

export type Scale = ChartScale & {
  last: number;
  turns: readonly number[];
  scores: readonly number[];
};

const SCORE_LINES = 8;

/** The field of the chart: turns across, points up, and down where shares weigh more. */
export function scaleOf(courses: readonly Course[], narrow: boolean): Scale {
  const last = Math.max(1, ...courses.map(({ scores }) => scores.length - 1));
  const all = courses.flatMap(({ scores }) => scores);
  const step = stepFor(Math.max(...all) - Math.min(0, ...all), SCORE_LINES, 10);
  const lowest = Math.floor(Math.min(0, ...all) / step) * step;
  const highest = Math.max(step, Math.ceil(Math.max(...all) / step) * step);
  const every = last > 14 ? 5 : last > 8 ? 2 : 1;
  return {
    ...chartScale(narrow ? NARROW : WIDE, last, { lowest, highest }),
    last,
    turns: [...stepsBetween(0, last - 1, every).filter((turn) => turn < last - last / 6), last],
    scores: stepsBetween(lowest, highest, step),
  };
}
