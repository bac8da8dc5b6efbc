import { describe, expect, test } from 'vitest';
import { presets } from '#clocks/pace.ts';
import { hours } from '../hours.ts';
import { pace } from '../pace.ts';

const MINUTE = 60_000;
const DAY = 1440 * MINUTE;

describe('a pace that travels', () => {
  test('may be any that is offered', () => {
    for (const [, each] of presets) expect(pace.safeParse(each).success).toBe(true);
  });

  test.each([
    ['too short', { kind: 'live', moveMs: 5000, reserveMs: 0 }],
    ['too long', { kind: 'live', moveMs: DAY, reserveMs: 0 }],
    ['too much in reserve', { kind: 'slow', moveMs: DAY, reserveMs: 31 * DAY }],
    ['less than nothing', { kind: 'live', moveMs: 90_000, reserveMs: -1000 }],
    ['not in whole seconds', { kind: 'live', moveMs: 90_001, reserveMs: 0 }],
    ['not in whole hours', { kind: 'slow', moveMs: DAY + MINUTE, reserveMs: 0 }],
    ['of another kind', { kind: 'none', moveMs: DAY, reserveMs: 0 }],
    ['with more in it', { kind: 'slow', moveMs: DAY, reserveMs: 0, bonus: 1 }],
    ['not a number', { kind: 'slow', moveMs: Number.NaN, reserveMs: 0 }],
  ])('is refused if it is %s', (_, wish) => {
    expect(pace.safeParse(wish).success).toBe(false);
  });
});

describe('hours that travel', () => {
  const mine = {
    zone: 'Europe/Paris',
    weekdays: [
      [450, 540],
      [720, 840],
      [1110, 1380],
    ],
    weekend: [[540, 1440]],
    holidays: [
      { from: '2026-12-20', to: '2027-01-04' },
      { from: '2027-04-11', to: '2027-04-19' },
    ],
  };

  test('are those of the ticket', () => {
    expect(hours.parse(mine)).toEqual(mine);
    expect(hours.safeParse({ ...mine, weekdays: [] }).success).toBe(true);
  });

  test.each([
    ['an unknown zone', { zone: 'Europe/Atlantis' }],
    ['a zone that is an offset', { zone: '+01:00' }],
    ['no quarter hours', { weekdays: [[451, 540]] }],
    ['a day of 25 hours', { weekend: [[540, 1500]] }],
    ['an evening past midnight', { weekend: [[1320, 120]] }],
    ['an hour of no length', { weekdays: [[540, 540]] }],
    [
      'no order',
      {
        weekdays: [
          [720, 840],
          [450, 540],
        ],
      },
    ],
    [
      'two that touch',
      {
        weekdays: [
          [450, 540],
          [540, 600],
        ],
      },
    ],
    ['too little of a week', { weekdays: [[720, 735]], weekend: [] }],
    ['too many', { weekdays: [0, 1, 2, 3, 4, 5, 6].map((i) => [i * 60, i * 60 + 30]) }],
    ['a day that is not', { holidays: [{ from: '2027-02-29', to: '2027-03-01' }] }],
    ['holidays backwards', { holidays: [{ from: '2027-03-02', to: '2027-03-01' }] }],
    [
      'holidays that overlap',
      { holidays: [...mine.holidays, { from: '2027-04-19', to: '2027-04-20' }] },
    ],
    ['too many holidays', { holidays: [{ from: '2027-03-01', to: '2027-04-10' }] }],
    ['more than that', { lunch: true }],
  ])('are refused with %s', (_, wish) => {
    expect(hours.safeParse({ ...mine, ...wish }).success).toBe(false);
  });
});
