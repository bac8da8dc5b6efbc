import { DAY_MINUTES, type Interval, QUARTER_MINUTES } from '#clocks/hours.ts';

/** The hours of a kind of day while they are being set: always in order, apart, in quarter hours. */

export type End = 'from' | 'to';

/** Between which minutes an end of an interval may be moved. */
export function boundsOf(
  intervals: readonly Interval[],
  index: number,
  end: End,
): readonly [least: number, most: number] {
  const [from, to] = intervals[index] ?? [0, DAY_MINUTES];
  if (end === 'from') {
    const before = intervals[index - 1]?.[1];
    return [before === undefined ? 0 : before + QUARTER_MINUTES, to - QUARTER_MINUTES];
  }
  const next = intervals[index + 1]?.[0];
  return [from + QUARTER_MINUTES, next === undefined ? DAY_MINUTES : next - QUARTER_MINUTES];
}

/** With an end moved to a minute, or as near to it as it may be. */
export function withEnd(
  intervals: readonly Interval[],
  index: number,
  end: End,
  minute: number,
): readonly Interval[] {
  const [least, most] = boundsOf(intervals, index, end);
  const quarter = Math.round(minute / QUARTER_MINUTES) * QUARTER_MINUTES;
  const at = Math.max(least, Math.min(most, quarter));
  return intervals.map((interval, i): Interval => {
    if (i !== index) return interval;
    return end === 'from' ? [at, interval[1]] : [interval[0], at];
  });
}

export const MOST_SPANS = 6;

/** With one more, in the middle of the longest stretch that has none; nothing where no hour is left. */
export function withOneMore(intervals: readonly Interval[]): readonly Interval[] | undefined {
  if (intervals.length === 0) return [[18 * 60, 22 * 60]];
  if (intervals.length >= MOST_SPANS) return undefined;
  const gaps = [...intervals, undefined].map((_, i): Interval => {
    const from = intervals[i - 1]?.[1];
    const to = intervals[i]?.[0];
    return [
      from === undefined ? 0 : from + QUARTER_MINUTES,
      to === undefined ? DAY_MINUTES : to - QUARTER_MINUTES,
    ];
  });
  const [from, to] = gaps.reduce((one, other) =>
    other[1] - other[0] > one[1] - one[0] ? other : one,
  );
  if (to - from < 60) return undefined;
  const length = Math.min(120, to - from);
  const start = Math.floor((from + to - length) / 2 / QUARTER_MINUTES) * QUARTER_MINUTES;
  const added: Interval = [start, start + length];
  return [...intervals, added].toSorted((one, other) => one[0] - other[0]);
}

export function without(intervals: readonly Interval[], index: number): readonly Interval[] {
  return intervals.filter((_, i) => i !== index);
}
