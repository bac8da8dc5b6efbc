import {
  type ChartScale,
  chartScale,
  NARROW,
  stepFor,
  stepsBetween,
  WIDE,
} from '#ui/chart/scale.ts';
import type { Journey } from '../logic/history.ts';

export type Scale = ChartScale & { turns: readonly number[]; spaces: readonly number[] };

const TURN_LINES = 6;
const SPACE_STEP = 20;

/** The field of the chart: turns across, spaces up. */
export function scaleOf(turns: number, spaces: number, narrow: boolean): Scale {
  const last = Math.max(1, turns);
  return {
    ...chartScale(narrow ? NARROW : WIDE, last, { highest: spaces }),
    turns: stepsBetween(0, last, stepFor(last, TURN_LINES)),
    spaces: stepsBetween(0, spaces, SPACE_STEP),
  };
}

/** Steps, as a train stands until it moves. */
export function pathOf({ moments }: Journey, { x, y }: Scale): string {
  return moments
    .map(({ turn, front }, i) => `${i === 0 ? `M${x(turn)} ` : `H${x(turn)}V`}${y(front)}`)
    .join('');
}
