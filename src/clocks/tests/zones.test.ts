import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { DAY, dateOfDay, dayOf, dayOfDate, MINUTE } from '../civil.ts';
import { isZone, offsetAt } from '../zones.ts';
import { onTheWall, when, ZONES } from './arbitrary.ts';

describe('the calendar', () => {
  test('numbers days as the machine does', () => {
    fc.assert(
      fc.property(fc.integer({ min: -200_000, max: 200_000 }), (day) => {
        const date = new Date(day * DAY);
        expect(dayOf(date.getUTCFullYear(), date.getUTCMonth() + 1, date.getUTCDate())).toBe(day);
      }),
    );
    expect(dateOfDay(0)).toBe('1970-01-01');
    expect(dayOfDate('2024-02-29')).toBe(Date.UTC(2024, 1, 29) / DAY);
  });

  test('knows no day that is not there', () => {
    for (const date of ['2026-02-29', '2026-13-01', '2026-04-31', '2026-1-1', 'soon', '']) {
      expect(dayOfDate(date)).toBeUndefined();
    }
  });
});

describe('zones', () => {
  test('show what the machine shows', () => {
    fc.assert(
      fc.property(fc.constantFrom(...ZONES), when, (zone, at) => {
        const { day, minute } = onTheWall(zone, at);
        expect(Math.floor((at + offsetAt(zone, at)) / MINUTE)).toBe(day * 1440 + minute);
      }),
      { numRuns: 300 },
    );
  });

  test('are known by name', () => {
    expect(isZone('Europe/Paris')).toBe(true);
    expect(isZone('Etc/GMT+5')).toBe(true);
    for (const name of ['Europe/Atlantis', '+01:00', '', 'a', 'Europe/Paris ']) {
      expect(isZone(name)).toBe(false);
    }
    expect(offsetAt('Europe/Atlantis', 0)).toBe(0);
  });
});
