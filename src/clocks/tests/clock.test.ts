import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { DAY, HOUR, MINUTE } from '../civil.ts';
import {
  type Clock,
  deadlinesOf,
  forgiven,
  type HoursOf,
  moved,
  outOfTime,
  paused,
  resumed,
  settled,
  started,
  stateOf,
} from '../clock.ts';
import type { Hours } from '../hours.ts';
import type { Pace } from '../pace.ts';

const live: Pace = { kind: 'live', moveMs: 90_000, reserveMs: 8 * MINUTE };
const daily: Pace = { kind: 'slow', moveMs: DAY, reserveMs: 2 * DAY };
const always: HoursOf = () => undefined;

const evenings: Hours = {
  zone: 'Europe/Paris',
  weekdays: [[1080, 1320]],
  weekend: [[600, 1320]],
  holidays: [],
};
const montreal: Hours = {
  zone: 'America/Toronto',
  weekdays: [[480, 1380]],
  weekend: [[480, 1380]],
  holidays: [],
};

const turn = (before: number[], after: number[]): { before: number[]; after: number[] } => ({
  before,
  after,
});

describe('a live clock', () => {
  const begun = started(live, 3, 1000);

  test('takes the time of the move first, then the reserve', () => {
    const quick = moved(live, begun, turn([0], [1]), 61_000, always);
    expect(quick.seats[0]).toEqual({ usedMs: 60_000, reserveMs: 8 * MINUTE });
    const long = moved(live, begun, turn([0], [1]), 1000 + 150_000, always);
    expect(long.seats[0]).toEqual({ usedMs: 90_000, reserveMs: 7 * MINUTE });
    expect(long.seats[1]).toEqual({ usedMs: 0, reserveMs: 8 * MINUTE });
    expect(deadlinesOf(live, long, [1], always)).toEqual([
      { seat: 1, at: 151_000 + 90_000 + 8 * MINUTE },
    ]);
  });

  test('gives the whole time of a move again at the next one, but no reserve', () => {
    let clock: Clock = begun;
    clock = moved(live, clock, turn([0], [1]), 1000 + 150_000, always);
    clock = moved(live, clock, turn([1], [0]), 1000 + 160_000, always);
    expect(clock.seats[0]).toEqual({ usedMs: 0, reserveMs: 7 * MINUTE });
  });

  test('runs on for who acts and is still to act', () => {
    const clock = moved(live, begun, turn([0], [0]), 31_000, always);
    expect(clock.seats[0]?.usedMs).toBe(30_000);
    expect(deadlinesOf(live, clock, [0], always)).toEqual(deadlinesOf(live, begun, [0], always));
  });

  test('of several who are to act at once each runs by itself', () => {
    const first = moved(live, begun, turn([0, 1, 2], [1, 2]), 31_000, always);
    const second = moved(live, first, turn([1, 2], [2]), 121_000, always);
    expect(second.seats.map(({ usedMs }) => usedMs)).toEqual([30_000, 90_000, 90_000]);
    expect(second.seats[1]?.reserveMs).toBe(7.5 * MINUTE);
    expect(deadlinesOf(live, first, [1, 2], always).map(({ seat }) => seat)).toEqual([1, 2]);
  });

  test('has spent what was spent when a move is undone', () => {
    const played = moved(live, begun, turn([0], [1]), 61_000, always);
    const back = moved(live, played, { ...turn([1], [0]), undo: true }, 71_000, always);
    expect(back.seats[0]?.usedMs).toBe(60_000);
    expect(back.seats[1]?.usedMs).toBe(10_000);
    // So that nobody wins time by going back and forth.
    let clock = back;
    for (let i = 0; i < 10; i++) {
      clock = moved(live, clock, turn([0], [1]), clock.since + 20_000, always);
      clock = moved(live, clock, { ...turn([1], [0]), undo: true }, clock.since, always);
    }
    expect(clock.seats[0]).toEqual({ usedMs: 90_000, reserveMs: 8 * MINUTE - 170_000 });
  });

  test('knows no playing hours: who sits down to a live game is awake', () => {
    const [deadline] = deadlinesOf(live, begun, [0], () => evenings);
    expect(deadline?.at).toBe(1000 + 90_000 + 8 * MINUTE);
    expect(stateOf(live, begun, 0, [0], 2000, evenings).phase).toBe('move');
  });

  test('runs out, and is not more than out', () => {
    const end = 1000 + 90_000 + 8 * MINUTE;
    expect(outOfTime(live, begun, [0, 1], end - 1, always)).toEqual([]);
    expect(outOfTime(live, begun, [0, 1], end, always)).toEqual([0, 1]);
    const late = moved(live, begun, turn([0], [1]), end + HOUR, always);
    expect(late.seats[0]).toEqual({ usedMs: 90_000, reserveMs: 0 });
    const again = moved(live, late, turn([1], [0]), late.since + 1, always);
    expect(deadlinesOf(live, again, [0], always)[0]?.at).toBe(again.since + 90_000);
  });

  test('is not set back by a machine whose time is behind', () => {
    expect(settled(live, begun, [0], 0, always)).toBe(begun);
    expect(stateOf(live, begun, 0, [0], 0, undefined)).toMatchObject({ moveMs: 90_000 });
  });

  test('stands while it is paused, and goes on from there', () => {
    const stands = paused(live, begun, [0], 31_000, always);
    expect(deadlinesOf(live, stands, [0], always)).toEqual([]);
    expect(outOfTime(live, stands, [0], DAY, always)).toEqual([]);
    expect(stateOf(live, stands, 0, [0], DAY, undefined)).toEqual({
      phase: 'paused',
      moveMs: 60_000,
      reserveMs: 8 * MINUTE,
    });
    expect(settled(live, stands, [0], DAY, always)).toBe(stands);
    const goesOn = resumed(stands, DAY);
    expect(deadlinesOf(live, goesOn, [0], always)[0]?.at).toBe(DAY + 60_000 + 8 * MINUTE);
  });

  test('forgives what was nobody’s fault', () => {
    const early = forgiven(live, begun, [0], { from: 31_000, to: DAY }, always);
    expect(deadlinesOf(live, early, [0], always)[0]?.at).toBe(DAY + 60_000 + 8 * MINUTE);
    const late = forgiven(live, begun, [0], { from: HOUR, to: DAY }, always);
    expect(deadlinesOf(live, late, [0], always)[0]?.at).toBe(DAY + MINUTE);
    expect(late.seats[1]).toEqual(begun.seats[1]);
  });

  test('shows what is left, and of what', () => {
    const at = (now: number): unknown => stateOf(live, begun, 0, [0], 1000 + now, undefined);
    const deadline = 1000 + 90_000 + 8 * MINUTE;
    expect(at(18_000)).toEqual({
      phase: 'move',
      moveMs: 72_000,
      reserveMs: 8 * MINUTE,
      deadline,
    });
    expect(at(91_000)).toMatchObject({ phase: 'reserve', moveMs: 0, reserveMs: 8 * MINUTE - 1000 });
    expect(at(10 * MINUTE)).toMatchObject({ phase: 'out', moveMs: 0, reserveMs: 0 });
    expect(stateOf(live, begun, 1, [0], DAY, undefined)).toEqual({
      phase: 'still',
      moveMs: 90_000,
      reserveMs: 8 * MINUTE,
    });
  });
});

describe('a slow clock', () => {
  test('without hours of play counts days', () => {
    const clock = started(daily, 2, 0);
    expect(deadlinesOf(daily, clock, [0], always)[0]?.at).toBe(3 * DAY);
  });

  test('counts a day of one’s own: the evenings of a week are seven days', () => {
    // Monday, 18:00 in Paris. Five evenings of four hours and two days of twelve: 44 hours are a week.
    const monday = Date.UTC(2026, 10, 16, 17);
    const week: Pace = { kind: 'slow', moveMs: 7 * DAY, reserveMs: 0 };
    const clock = started(week, 1, monday);
    // The last of them is over on Sunday at ten.
    const sunday = Date.UTC(2026, 10, 22, 21);
    expect(deadlinesOf(week, clock, [0], () => evenings)[0]?.at).toBe(sunday);
    const evening = stateOf(week, clock, 0, [0], monday + 4 * HOUR, evenings);
    expect(evening.phase).toBe('asleep');
    expect(evening.moveMs).toBe(7 * DAY - Math.floor((4 / 44) * 7 * DAY));
    expect(evening.wakesAt).toBe(monday + DAY);
  });

  test('runs by the hours of each who is to act, in their own zone', () => {
    const hoursOf: HoursOf = (seat) => (seat === 0 ? evenings : montreal);
    // Noon in Paris, six in the morning in Montréal.
    const noon = Date.UTC(2026, 10, 16, 11);
    const clock = started(daily, 2, noon);
    expect(stateOf(daily, clock, 0, [0, 1], noon, evenings).wakesAt).toBe(noon + 6 * HOUR);
    expect(stateOf(daily, clock, 1, [0, 1], noon, montreal).wakesAt).toBe(noon + 2 * HOUR);
    const later = moved(daily, clock, turn([0, 1], [0]), noon + 5 * HOUR, hoursOf);
    expect(later.seats[0]?.usedMs).toBe(0);
    expect(later.seats[1]?.usedMs).toBe((3 * HOUR * 24) / 15);
  });

  test.each([
    ['spring: a night is an hour shorter', Date.UTC(2026, 2, 28, 17), 23],
    ['autumn: and an hour longer', Date.UTC(2026, 9, 24, 16), 25],
  ])('keeps to the wall when clocks change: %s', (_, saturday, hours) => {
    // A day of play is 12 h at weekends here, and so from 18:00 to 18:00 it is one day of the same clock.
    const mine: Hours = { ...evenings, weekdays: [[600, 1320]] };
    const day: Pace = { ...daily, reserveMs: 0 };
    const [deadline] = deadlinesOf(day, started(day, 1, saturday), [0], () => mine);
    expect(deadline?.at).toBe(saturday + hours * HOUR);
  });

  test('stands in the holidays', () => {
    const monday = Date.UTC(2026, 10, 16, 17);
    const mine: Hours = { ...montreal, holidays: [{ from: '2026-11-17', to: '2026-11-23' }] };
    const clock = started(daily, 1, monday);
    const [one] = deadlinesOf(daily, clock, [0], () => montreal);
    const [other] = deadlinesOf(daily, clock, [0], () => mine);
    expect(other?.at).toBe((one?.at ?? 0) + 7 * DAY);
  });

  test('has something left until its deadline, and then nothing', () => {
    const since = fc.integer({ min: Date.UTC(2020, 0), max: Date.UTC(2030, 0) });
    const used = fc.nat(DAY);
    fc.assert(
      fc.property(since, used, fc.nat(2 * DAY), (now, usedMs, reserveMs) => {
        const clock: Clock = { since: now, seats: [{ usedMs, reserveMs }] };
        const at = deadlinesOf(daily, clock, [0], () => evenings)[0]?.at ?? 0;
        fc.pre(at > now);
        const out = settled(daily, clock, [0], at, () => evenings).seats[0];
        expect(out).toEqual({ usedMs: DAY, reserveMs: 0 });
        const before = stateOf(daily, clock, 0, [0], at - 1, evenings);
        expect(before.moveMs + before.reserveMs).toBeGreaterThan(0);
        expect(before.phase).toBe(before.moveMs > 0 ? 'move' : 'reserve');
      }),
      { numRuns: 300 },
    );
  });

  test('is reckoned alike in one go and in many', () => {
    const steps = fc.array(fc.integer({ min: 1, max: 6 * HOUR }), { minLength: 1, maxLength: 30 });
    fc.assert(
      fc.property(steps, (times) => {
        const from = Date.UTC(2026, 2, 28);
        const whole: Clock = started(daily, 1, from);
        let clock = whole;
        for (const ms of times)
          clock = settled(daily, clock, [0], clock.since + ms, () => montreal);
        const [seat] = settled(daily, whole, [0], clock.since, () => montreal).seats;
        const left = (each: Clock['seats'][number] | undefined): number =>
          (each?.reserveMs ?? 0) - (each?.usedMs ?? 0);
        // Each reckoning rounds off less than a millisecond, for the player.
        expect(left(clock.seats[0]) - left(seat)).toBeGreaterThanOrEqual(0);
        expect(left(clock.seats[0]) - left(seat)).toBeLessThanOrEqual(times.length);
      }),
    );
  });
});
