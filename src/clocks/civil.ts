/** Days of the calendar as numbers, counted from 1 January 1970, and nothing of zones. */

export const MINUTE = 60_000;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;

/** A date as it is written on a calendar: `2026-11-16`. */
export type LocalDate = string;

const DATE = /^(\d{4})-(\d{2})-(\d{2})$/;

/** The number of a day; months count from 1. Of the Gregorian calendar, whose years here begin in March. */
export function dayOf(year: number, month: number, day: number): number {
  const marches = month > 2 ? year : year - 1;
  const era = Math.floor(marches / 400);
  const yearOfEra = marches - era * 400;
  const dayOfYear = Math.floor((153 * ((month + 9) % 12) + 2) / 5) + day - 1;
  const dayOfEra =
    yearOfEra * 365 + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100) + dayOfYear;
  return era * 146_097 + dayOfEra - 719_468;
}

/** The number of a written date; nothing if there is no such day. */
export function dayOfDate(date: LocalDate): number | undefined {
  const [, year, month, day] = DATE.exec(date) ?? [];
  if (year === undefined) return undefined;
  const number = dayOf(Number(year), Number(month), Number(day));
  return dateOfDay(number) === date ? number : undefined;
}

/** The written date of a day. */
export function dateOfDay(number: number): LocalDate {
  const shifted = number + 719_468;
  const era = Math.floor(shifted / 146_097);
  const dayOfEra = shifted - era * 146_097;
  const yearOfEra = Math.floor(
    (dayOfEra -
      Math.floor(dayOfEra / 1460) +
      Math.floor(dayOfEra / 36_524) -
      Math.floor(dayOfEra / 146_096)) /
      365,
  );
  const dayOfYear =
    dayOfEra - (365 * yearOfEra + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100));
  const marchMonth = Math.floor((5 * dayOfYear + 2) / 153);
  const month = marchMonth < 10 ? marchMonth + 3 : marchMonth - 9;
  const day = dayOfYear - Math.floor((153 * marchMonth + 2) / 5) + 1;
  const year = yearOfEra + era * 400 + (month > 2 ? 0 : 1);
  return `${padded(year, 4)}-${padded(month, 2)}-${padded(day, 2)}`;
}

function padded(number: number, digits: number): string {
  return String(number).padStart(digits, '0');
}
