const DAY_MS = 86_400_000;

/** So many days are kept, today with them. */
const KEPT_DAYS = 31;

/** Days are those of universal time, so that they begin and end for everybody at once. */
export const dayAt = (now: number): string => new Date(now).toISOString().slice(0, 10);

export const firstKept = (now: number): string => dayAt(now - (KEPT_DAYS - 1) * DAY_MS);

/** How long it is until the next day. */
export const leftOf = (now: number): number => DAY_MS - (now % DAY_MS);

/** The days since the first of January 1970. */
export const numberOf = (day: string): number => Date.parse(day) / DAY_MS;

/** What the train of a game is called on this day: no two of a year are called alike. `place`: of its game among all. */
export function trainNumber(day: string, place: number): number {
  const dayOfYear = numberOf(day) - numberOf(`${day.slice(0, 4)}-01-01`) + 1;
  return dayOfYear * 10 + place + 1;
}
