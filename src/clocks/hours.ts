import { DAY, dayOfDate, type LocalDate, MINUTE } from './civil.ts';
import { offsetAt, steadily } from './zones.ts';

/**
 * When somebody plays: their clock runs only then. Minutes of a day are those on the wall: an instant counts if the wall
 * shows a time within an interval. So an hour that is skipped in spring does not count, and one that is shown twice in
 * autumn counts twice. No interval crosses midnight: an evening until two is an interval of that day and one of the next,
 * which may be of another kind.
 */
export type Hours = {
  readonly zone: string;
  readonly weekdays: readonly Interval[];
  /** Saturday and Sunday. */
  readonly weekend: readonly Interval[];
  readonly holidays: readonly Holiday[];
};

/** From a minute of the day to before another, at most 1440; in order, apart. */
export type Interval = readonly [from: number, to: number];

/** Whole days on the wall, both of them included. */
export type Holiday = { readonly from: LocalDate; readonly to: LocalDate };

export const QUARTER_MINUTES = 15;
export const DAY_MINUTES = 1440;
export const WEEK_MINUTES = 7 * DAY_MINUTES;

/** The longest that is looked ahead for hours of play. */
const HORIZON = 5 * 366 * DAY;

/** How much of somebody's clock runs between two instants. Without hours: all of it. */
export function playingMs(hours: Hours | undefined, from: number, to: number): number {
  if (to <= from) return 0;
  if (!hours) return to - from;
  const run = sumOf(hours);
  let sum = 0;
  for (const steady of steadily(hours.zone, from, to)) {
    sum += run(steady.to + steady.offset) - run(steady.from + steady.offset);
  }
  return sum;
}

/** The first instant at which so much of somebody's clock has run. */
export function afterPlaying(hours: Hours | undefined, from: number, ms: number): number {
  if (ms <= 0) return from;
  return hours ? firstWith(hours, from, ms, sumOf(hours)) : from + ms;
}

export function isOpen(hours: Hours | undefined, at: number): boolean {
  if (!hours) return true;
  const local = at + offsetAt(hours.zone, at);
  const run = sumOf(hours);
  return run(local + 1) > run(local);
}

/** When somebody's hours of play begin next; `at` itself within them. */
export function opensAt(hours: Hours | undefined, at: number): number {
  return isOpen(hours, at) ? at : afterPlaying(hours, at, 1) - 1;
}

/** When they end next; `at` itself outside them. Nothing for who plays at all hours. */
export function closesAt(hours: Hours | undefined, at: number): number | undefined {
  if (!hours) return undefined;
  if (!isOpen(hours, at)) return at;
  const run = sumOf(hours);
  const end = firstWith(hours, at, 1, (local) => local - run(local));
  return end >= at + HORIZON ? undefined : end - 1;
}

/** The minutes of a week that somebody plays. */
export function weekOf({ weekdays, weekend }: Pick<Hours, 'weekdays' | 'weekend'>): number {
  return 5 * minutesOf(weekdays) + 2 * minutesOf(weekend);
}

/** How many days of a year are holidays. */
export function holidaysIn(holidays: readonly Holiday[], year: number): number {
  const [first, next] = [dayOfDate(`${year}-01-01`) ?? 0, dayOfDate(`${year + 1}-01-01`) ?? 0];
  return holidays.reduce((days, holiday) => {
    const [from, end] = daysOf(holiday);
    return days + Math.max(0, Math.min(end, next) - Math.max(from, first));
  }, 0);
}

/** The first instant by which a running sum over local time has grown so much. */
function firstWith(
  { zone }: Hours,
  from: number,
  ms: number,
  sum: (local: number) => number,
): number {
  let left = ms;
  for (const { from: start, to, offset } of steadily(zone, from, from + HORIZON)) {
    const before = sum(start + offset);
    const grown = sum(to + offset) - before;
    if (grown >= left) return bisected(start, to, (at) => sum(at + offset) - before >= left);
    left -= grown;
  }
  return from + HORIZON;
}

/** The first whole number after `from` of which it is true; it is of `to`. */
function bisected(from: number, to: number, isTrue: (at: number) => boolean): number {
  let [before, found] = [from, to];
  while (found - before > 1) {
    const middle = Math.floor((before + found) / 2);
    if (isTrue(middle)) found = middle;
    else before = middle;
  }
  return found;
}

/** Day 4 was a Monday. */
const MONDAY = 4;

/** How much has been played by a local time, since the beginning of that calendar: weeks, days, and the day itself. */
function sumOf({ weekdays, weekend, holidays }: Hours): (local: number) => number {
  const [weekday, restDay] = [minutesOf(weekdays) * MINUTE, minutesOf(weekend) * MINUTE];
  const week = 5 * weekday + 2 * restDay;
  const run = (local: number): number => {
    const day = Math.floor(local / DAY);
    const weeks = Math.floor((day - MONDAY) / 7);
    const ofWeek = day - MONDAY - weeks * 7;
    const days = Math.min(ofWeek, 5) * weekday + Math.max(0, ofWeek - 5) * restDay;
    return weeks * week + days + playedBy(ofWeek < 5 ? weekdays : weekend, local - day * DAY);
  };
  const lost = holidays.map((holiday): [from: number, end: number] => {
    const [from, end] = daysOf(holiday);
    return [from * DAY, end * DAY];
  });
  return (local) =>
    lost.reduce(
      (sum, [from, end]) => (local > from ? sum - run(Math.min(local, end)) + run(from) : sum),
      run(local),
    );
}

function playedBy(intervals: readonly Interval[], ofDay: number): number {
  return intervals.reduce(
    (sum, [from, to]) => sum + Math.max(0, Math.min(ofDay, to * MINUTE) - from * MINUTE),
    0,
  );
}

function minutesOf(intervals: readonly Interval[]): number {
  return intervals.reduce((sum, [from, to]) => sum + to - from, 0);
}

function daysOf({ from, to }: Holiday): [from: number, end: number] {
  const first = dayOfDate(from);
  const last = dayOfDate(to);
  return first === undefined || last === undefined || last < first ? [0, 0] : [first, last + 1];
}
