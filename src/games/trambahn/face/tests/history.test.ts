import { describe, expect, it } from 'vitest';
import type { Event } from '#games/trambahn/rules/model.ts';
import { position } from '#games/trambahn/rules/tests/position.ts';
import { momentsOf } from '../logic/history.ts';
import { winnersOf } from '../logic/winners.ts';
import { curveOf, gridOf, scaleOf } from '../result/scale.ts';

const { table } = position({
  step: 'over',
  scorings: [
    [4, 0],
    [0, 10],
  ],
  first: { bonus: 20 },
});

const told: Event[] = [
  { is: 'line-scored', line: 0, nth: 1, points: [4, 0] },
  { is: 'bonus-scored', seat: 0, column: 0, points: 20 },
  { is: 'line-scored', line: 1, nth: 2, points: [0, 10] },
];

describe('how the points came', () => {
  it('puts each bonus between the scorings it came between', () => {
    const moments = momentsOf(table, told);
    expect(moments.map(({ is, totals }) => [is, ...totals])).toEqual([
      ['scoring', 4, 0],
      ['bonus', 24, 0],
      ['scoring', 24, 10],
    ]);
  });

  it('puts a bonus of unknown time at the end', () => {
    expect(momentsOf(table).map(({ is, totals }) => [is, ...totals])).toEqual([
      ['scoring', 4, 0],
      ['scoring', 4, 10],
      ['bonus', 24, 10],
    ]);
  });

  it('draws within its box, from the start to the last moment', () => {
    const moments = momentsOf(table, told);
    const scale = scaleOf(moments, false);
    const { end, marks } = curveOf(moments, 0, scale);
    expect(marks).toHaveLength(3);
    expect(end).toEqual({ x: scale.x(2), y: scale.y(24) });
    expect(gridOf(24)).toEqual([0, 5, 10, 15, 20, 25]);
    expect(gridOf(0)).toEqual([0, 5]);
    expect(gridOf(217).at(-1)).toBe(250);
  });
});

describe('who has won', () => {
  it('11.5 to 11.7 goes by points, then by money, and may be shared', () => {
    expect(winnersOf(table)).toEqual([0]);
    const equal = position({ step: 'over', first: { money: 3 }, second: { money: 5 } }).table;
    expect(winnersOf(equal)).toEqual([1]);
    const tied = position({ step: 'over', first: { money: 3 }, second: { money: 3 } }).table;
    expect(winnersOf(tied)).toEqual([0, 1]);
  });
});
