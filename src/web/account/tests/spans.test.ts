import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Interval } from '#clocks/hours.ts';
import { hours } from '#protocol/hours.ts';
import { HOLIDAYS_A_YEAR, withHoliday } from '../holiday-list.ts';
import { boundsOf, withEnd, withOneMore, without } from '../spans.ts';
import { cityOf, zonesByArea } from '../zone-names.ts';

const usual: readonly Interval[] = [
  [450, 540],
  [720, 840],
  [1110, 1380],
];

const isGood = (weekdays: readonly Interval[]): boolean =>
  hours.safeParse({ zone: 'Europe/Paris', weekdays, weekend: [[0, 1440]], holidays: [] }).success;

describe('hours that are being set', () => {
  test('move between their neighbours, by quarter hours', () => {
    expect(boundsOf(usual, 1, 'from')).toEqual([555, 825]);
    expect(boundsOf(usual, 2, 'to')).toEqual([1125, 1440]);
    expect(withEnd(usual, 1, 'from', 700)[1]).toEqual([705, 840]);
    expect(withEnd(usual, 1, 'from', 0)[1]).toEqual([555, 840]);
    expect(withEnd(usual, 0, 'to', 5000)[0]).toEqual([450, 705]);
  });

  test('are added where there is most room, and taken away', () => {
    expect(withOneMore(usual)?.[0]).toEqual([150, 270]);
    expect(withOneMore([])).toEqual([[1080, 1320]]);
    expect(withOneMore([[0, 1440]])).toBeUndefined();
    expect(without(usual, 1)).toEqual([usual[0], usual[2]]);
  });

  test('are always such as may be kept', () => {
    const step = fc.tuple(
      fc.constantFrom('from', 'to', 'more', 'less'),
      fc.nat(5),
      fc.integer({ min: -100, max: 2000 }),
    );
    fc.assert(
      fc.property(fc.array(step, { maxLength: 40 }), (steps) => {
        let spans = usual;
        for (const [what, index, minute] of steps) {
          if (what === 'more') spans = withOneMore(spans) ?? spans;
          else if (what === 'less') spans = without(spans, index);
          else spans = withEnd(spans, index, what, minute);
          expect(isGood(spans)).toBe(true);
        }
      }),
    );
  });
});

describe('holidays that are being set', () => {
  const all = [{ from: '2027-04-11', to: '2027-04-19' }];

  test('are kept in order', () => {
    const winter = { from: '2026-12-20', to: '2027-01-04' };
    expect(withHoliday(all, winter)).toEqual([winter, ...all]);
  });

  test('say why not', () => {
    expect(withHoliday(all, { from: '2027-05-02', to: '2027-05-01' })).toBe('order');
    expect(withHoliday(all, { from: '2027-04-19', to: '2027-04-30' })).toBe('overlap');
    expect(withHoliday(all, { from: '2027-06-01', to: '2027-07-03' })).toBe('tooMany');
    expect(HOLIDAYS_A_YEAR).toBe(40);
  });
});

test('zones are named by their cities', () => {
  expect(cityOf('America/Argentina/La_Rioja')).toBe('La Rioja');
  const areas = new Map(zonesByArea('Etc/GMT+5', Date.UTC(2026, 10, 16)));
  expect(areas.get('Europe')).toContainEqual({
    name: 'Europe/Paris',
    city: 'Paris',
    offset: 'UTC+1',
  });
  expect(areas.get('America')).toContainEqual({
    name: 'America/St_Johns',
    city: 'St Johns',
    offset: 'UTC−3:30',
  });
  expect(areas.get('Etc')).toHaveLength(1);
});
