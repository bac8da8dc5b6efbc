import fc from 'fast-check';
import { DAY, dateOfDay, dayOf } from '../civil.ts';
import type { Hours, Interval } from '../hours.ts';

export const ZONES = [
  ...Intl.supportedValuesOf('timeZone'),
  // Half hours, a day that never was, no summer time, a shift in Ramadan, the other way round.
  'Australia/Lord_Howe',
  'Pacific/Apia',
  'Pacific/Kiritimati',
  'Africa/Casablanca',
  'Europe/Dublin',
  'UTC',
];

const intervals = fc
  .uniqueArray(fc.integer({ min: 0, max: 96 }), { minLength: 2, maxLength: 8 })
  .map((quarters) => {
    const minutes = quarters.toSorted((one, other) => one - other).map((quarter) => quarter * 15);
    return minutes.flatMap((from, i): Interval[] => {
      const to = minutes[i + 1];
      return i % 2 === 0 && to !== undefined ? [[from, to]] : [];
    });
  });

const instant = fc.integer({ min: Date.UTC(1975, 0), max: Date.UTC(2060, 0) });

/** Near a change of the clock more often than by chance: some of the last and the next years. */
export const when = fc.oneof(
  instant,
  fc
    .tuple(
      fc.constantFrom(
        Date.UTC(2011, 11, 30, 10),
        Date.UTC(2026, 2, 29, 1),
        Date.UTC(2026, 9, 25, 1),
        Date.UTC(2026, 3, 4, 15),
        Date.UTC(2026, 9, 3, 15, 30),
        Date.UTC(2026, 10, 1, 6),
      ),
      fc.integer({ min: -2 * DAY, max: 2 * DAY }),
    )
    .map(([at, by]) => at + by),
);

const holidays = fc
  .uniqueArray(fc.integer({ min: dayOf(2009, 1, 1), max: dayOf(2030, 1, 1) }), {
    minLength: 0,
    maxLength: 6,
  })
  .map((days) => {
    const sorted = days.toSorted((one, other) => one - other);
    return sorted.flatMap((from, i) => {
      const to = sorted[i + 1];
      // Not for years: there would be nothing left to look for.
      if (i % 2 === 1 || to === undefined) return [];
      return [{ from: dateOfDay(from), to: dateOfDay(Math.min(to, from + 20)) }];
    });
  });

export const hours: fc.Arbitrary<Hours> = fc.record({
  zone: fc.constantFrom(...ZONES),
  weekdays: intervals,
  weekend: intervals,
  holidays,
});

/** What a wall shows, asked of `Intl` in another way. */
export function onTheWall(zone: string, at: number): { day: number; minute: number } {
  const parts = new Intl.DateTimeFormat('en-GB', {
    timeZone: zone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
  }).formatToParts(at);
  const part = (type: string): number => Number(parts.find((each) => each.type === type)?.value);
  return {
    day: dayOf(part('year'), part('month'), part('day')),
    minute: part('hour') * 60 + part('minute'),
  };
}
