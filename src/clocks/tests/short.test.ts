import { expect, test } from 'vitest';
import { DAY, HOUR } from '../civil.ts';
import { deadlinesOf, shortAt, started } from '../clock.ts';
import { type Hours, playingMs } from '../hours.ts';
import type { Pace } from '../pace.ts';

const daily: Pace = { kind: 'slow', moveMs: DAY, reserveMs: 2 * DAY };
const evenings: Hours = {
  zone: 'Europe/Paris',
  weekdays: [[1080, 1320]],
  weekend: [[600, 1320]],
  holidays: [],
};

test('time is short when so much is left, of the hours at which its owner plays', () => {
  const since = Date.UTC(2026, 10, 16, 18);
  const clock = started(daily, 1, since);
  const endBy = (hours: Hours | undefined): number =>
    deadlinesOf(daily, clock, [0], () => hours)[0]?.at ?? 0;
  expect(shortAt(daily, clock, 0, 2 * HOUR, undefined)).toBe(endBy(undefined) - 2 * HOUR);
  const at = shortAt(daily, clock, 0, 2 * HOUR, evenings) ?? 0;
  expect(playingMs(evenings, at, endBy(evenings))).toBe(2 * HOUR);
  // From the first, where there never was more; at no time, while the clock stands still.
  expect(shortAt(daily, clock, 0, 10 * DAY, evenings)).toBe(since);
  expect(shortAt(daily, { ...clock, paused: true }, 0, HOUR, evenings)).toBeUndefined();
});
