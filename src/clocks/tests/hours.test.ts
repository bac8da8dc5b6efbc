import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { DAY, dateOfDay, HOUR } from '../civil.ts';
import {
  afterPlaying,
  closesAt,
  type Hours,
  holidaysIn,
  type Interval,
  isOpen,
  opensAt,
  playingMs,
  weekOf,
} from '../hours.ts';
import { offsetAt } from '../zones.ts';
import { hours, onTheWall, when } from './arbitrary.ts';

describe('hours of play', () => {
  test('run when the wall shows one of them', () => {
    fc.assert(
      fc.property(hours, when, (mine, at) => {
        const { day, minute } = onTheWall(mine.zone, at);
        const kind = (day + 3) % 7 < 5 ? mine.weekdays : mine.weekend;
        const away = mine.holidays.some(
          ({ from, to }) => from <= dateOfDay(day) && dateOfDay(day) <= to,
        );
        const open = !away && kind.some(([from, to]) => from <= minute && minute < to);
        expect(isOpen(mine, at)).toBe(open);
        expect(playingMs(mine, at, at + 1)).toBe(open ? 1 : 0);
      }),
      { numRuns: 300 },
    );
  });

  test('have run so much when so much has run, and not before', () => {
    fc.assert(
      fc.property(hours, when, fc.integer({ min: 1, max: 20 * DAY }), (mine, from, ms) => {
        fc.pre(weekOf(mine) >= 7 * 60);
        const at = afterPlaying(mine, from, ms);
        expect(playingMs(mine, from, at)).toBe(ms);
        expect(playingMs(mine, from, at - 1)).toBe(ms - 1);
      }),
      { numRuns: 500 },
    );
  });

  test('add up, and never run backwards', () => {
    const spans = fc.tuple(when, fc.nat(400 * DAY), fc.nat(400 * DAY));
    fc.assert(
      fc.property(hours, spans, (mine, [from, one, other]) => {
        const [first, second] = [from + one, from + one + other];
        const sum = playingMs(mine, from, first) + playingMs(mine, first, second);
        expect(playingMs(mine, from, second)).toBe(sum);
        expect(playingMs(mine, from, first)).toBeGreaterThanOrEqual(0);
        expect(playingMs(mine, from, first)).toBeLessThanOrEqual(one);
        expect(playingMs(mine, first, from)).toBe(0);
      }),
      { numRuns: 500 },
    );
  });

  test('open and close', () => {
    fc.assert(
      fc.property(hours, when, (mine, at) => {
        fc.pre(weekOf(mine) >= 7 * 60);
        const opens = opensAt(mine, at);
        expect(isOpen(mine, opens)).toBe(true);
        expect(playingMs(mine, at, opens)).toBe(0);
        const closes = closesAt(mine, opens);
        if (closes === undefined) return;
        expect(isOpen(mine, closes)).toBe(false);
        expect(playingMs(mine, opens, closes)).toBe(closes - opens);
      }),
      { numRuns: 300 },
    );
  });

  test('for whoever has none are all hours', () => {
    expect(playingMs(undefined, 5, 12)).toBe(7);
    expect(afterPlaying(undefined, 5, 7)).toBe(12);
    expect(opensAt(undefined, 5)).toBe(5);
    expect(closesAt(undefined, 5)).toBeUndefined();
    const always: Hours = {
      zone: 'Europe/Paris',
      weekdays: [[0, 1440]],
      weekend: [[0, 1440]],
      holidays: [],
    };
    expect(closesAt(always, 5)).toBeUndefined();
    expect(playingMs(always, 0, 900 * DAY)).toBe(900 * DAY);
  });

  test('that never come are looked for no longer than years', () => {
    const never: Hours = { zone: 'Europe/Paris', weekdays: [], weekend: [], holidays: [] };
    expect(afterPlaying(never, 0, 1)).toBeGreaterThan(1000 * DAY);
  });
});

describe('a change of the clock', () => {
  const night = (zone: string): Hours => ({
    zone,
    weekdays: [[60, 240]],
    weekend: [[60, 240]],
    holidays: [],
  });
  const nightOf = (zone: string, day: number): number =>
    playingMs(night(zone), day - 14 * HOUR, day + 22 * HOUR);

  test.each([
    ['Europe/Paris', 'in spring an hour is not there', Date.UTC(2026, 2, 29), 2],
    ['Europe/Paris', 'in autumn an hour is there twice', Date.UTC(2026, 9, 25), 4],
    ['Europe/Paris', 'otherwise neither', Date.UTC(2026, 9, 26), 3],
    ['America/New_York', 'on another day elsewhere', Date.UTC(2026, 10, 1), 4],
    ['Australia/Lord_Howe', 'by half an hour: spring', Date.UTC(2026, 9, 4), 2.5],
    ['Australia/Lord_Howe', 'by half an hour: autumn', Date.UTC(2026, 3, 5), 3.5],
  ])('%s: %s', (zone, _, day, expected) => {
    const offset = offsetAt(zone, day);
    expect(nightOf(zone, day - offset) / HOUR).toBe(expected);
  });

  test('Apia: a day that was left out has no hours', () => {
    const mine: Hours = { ...night('Pacific/Apia'), weekdays: [[540, 600]], weekend: [[540, 600]] };
    // 29 December 2011 was followed by the 31st.
    const from = Date.UTC(2011, 11, 29, 12);
    expect(playingMs(mine, from, from + 3 * DAY)).toBe(3 * HOUR);
    expect(playingMs(mine, from, from + 3 * DAY)).toBe(
      playingMs(mine, from - 7 * DAY, from - 4 * DAY),
    );
    const away: Hours = { ...mine, holidays: [{ from: '2011-12-30', to: '2011-12-30' }] };
    expect(playingMs(away, from, from + 3 * DAY)).toBe(3 * HOUR);
  });

  test('Juba: a zone that moves for good', () => {
    // At midnight after Sunday, 31 January 2021, South Sudan went back an hour: its last hour came twice.
    const evening = (weekend: Interval): Hours => ({
      ...night('Africa/Juba'),
      weekdays: [[0, 1440]],
      weekend: [weekend],
    });
    const [from, to] = [Date.UTC(2021, 0, 30, 21), Date.UTC(2021, 1, 1, 22)];
    expect(playingMs(evening([0, 1380]), from, to)).toBe(47 * HOUR);
    expect(playingMs(evening([1380, 1440]), from, to)).toBe(26 * HOUR);
  });
});

describe('holidays', () => {
  test('take their days, and those before and after stay', () => {
    const mine: Hours = {
      zone: 'Europe/Paris',
      weekdays: [[1200, 1320]],
      weekend: [],
      holidays: [{ from: '2026-12-21', to: '2026-12-25' }],
    };
    // A Friday at noon; two evenings later it is Monday a week on.
    const from = Date.UTC(2026, 11, 18, 11);
    expect(afterPlaying(mine, from, 2 * HOUR)).toBe(Date.UTC(2026, 11, 18, 21));
    expect(afterPlaying(mine, from, 2 * HOUR + 1)).toBe(Date.UTC(2026, 11, 28, 19) + 1);
    expect(opensAt(mine, Date.UTC(2026, 11, 21, 19, 30))).toBe(Date.UTC(2026, 11, 28, 19));
  });

  test('are counted by year', () => {
    const all = [
      { from: '2026-12-20', to: '2027-01-04' },
      { from: '2027-04-11', to: '2027-04-19' },
    ];
    expect(holidaysIn(all, 2026)).toBe(12);
    expect(holidaysIn(all, 2027)).toBe(13);
    expect(holidaysIn(all, 2028)).toBe(0);
    expect(holidaysIn([{ from: '2027-05-02', to: '2027-05-01' }], 2027)).toBe(0);
  });
});
