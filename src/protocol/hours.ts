import * as z from 'zod/mini';
import { dayOfDate } from '#clocks/civil.ts';
import {
  DAY_MINUTES,
  type Hours,
  holidaysIn,
  type Interval,
  QUARTER_MINUTES,
  weekOf,
} from '#clocks/hours.ts';
import { isZone } from '#clocks/zones.ts';

/** When somebody plays, within bounds. Apart from `pace.ts`, which every table page has. */

const MOST_INTERVALS = 6;
const MOST_HOLIDAYS = 24;

/** An hour a day on an average: less would hold up a table for a week. */
export const LEAST_MINUTES_A_WEEK = 7 * 60;

/** How many days of a calendar year may be holidays: nobody is held for ever. */
export const HOLIDAYS_A_YEAR = 40;

const minute = z.int().check(z.nonnegative(), z.lte(DAY_MINUTES), z.multipleOf(QUARTER_MINUTES));

const intervals: z.ZodMiniType<readonly Interval[]> = z.array(z.tuple([minute, minute])).check(
  z.maxLength(MOST_INTERVALS),
  z.refine((all) =>
    all.every(([from, to], i) => from < to && (i === 0 || (all[i - 1]?.[1] ?? 0) < from)),
  ),
);

const localDate = z.string().check(z.refine((date) => dayOfDate(date) !== undefined));

const holidays = z.array(z.strictObject({ from: localDate, to: localDate })).check(
  z.maxLength(MOST_HOLIDAYS),
  z.refine((all) =>
    all.every(({ from, to }, i) => from <= to && (i === 0 || (all[i - 1]?.to ?? '') < from)),
  ),
);

function isWithinAllowance({ holidays: all }: Hours): boolean {
  const years = all.flatMap(({ from, to }) => [from, to]).map((date) => Number(date.slice(0, 4)));
  return years.every((year) => holidaysIn(all, year) <= HOLIDAYS_A_YEAR);
}

/** Dates as they are written are in the order of the calendar. */
export const hours: z.ZodMiniType<Hours> = z
  .strictObject({
    zone: z.string().check(z.maxLength(40), z.refine(isZone)),
    weekdays: intervals,
    weekend: intervals,
    holidays,
  })
  .check(
    z.refine((all) => weekOf(all) >= LEAST_MINUTES_A_WEEK),
    z.refine(isWithinAllowance),
  );
