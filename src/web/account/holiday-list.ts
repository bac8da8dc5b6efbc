import { type Holiday, holidaysIn } from '#clocks/hours.ts';

/** As `protocol/hours.ts` has it, whose schema is not needed to draw a page. */
export const HOLIDAYS_A_YEAR = 40;

export type HolidayTrouble = 'order' | 'overlap' | 'tooMany';

/** The holidays with one more, in order; or why not. */
export function withHoliday(
  others: readonly Holiday[],
  holiday: Holiday,
): readonly Holiday[] | HolidayTrouble {
  if (holiday.to < holiday.from) return 'order';
  if (others.some(({ from, to }) => from <= holiday.to && holiday.from <= to)) return 'overlap';
  const all = [...others, holiday].toSorted((one, other) => (one.from < other.from ? -1 : 1));
  const years = [holiday.from, holiday.to].map((date) => Number(date.slice(0, 4)));
  const tooMany = years.some((year) => holidaysIn(all, year) > HOLIDAYS_A_YEAR);
  return tooMany ? 'tooMany' : all;
}
