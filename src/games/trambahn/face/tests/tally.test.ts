import { describe, expect, it } from 'vitest';
import type { Event } from '#games/trambahn/rules/model.ts';
import { lineScoreOf } from '#games/trambahn/rules/score.ts';
import { position } from '#games/trambahn/rules/tests/position.ts';
import { stripsOf, tallest } from '../logic/strips.ts';
import { beatsOf, tallyAfter } from '../logic/tally.ts';

const { table } = position({
  step: 'passengers',
  turn: 1,
  first: { columns: ['b1 b7 x3', 'r1 x2', 'b2 c x2'] },
  second: { columns: ['b10 x2'] },
});
const scored: Event = { is: 'line-scored', line: 0, nth: 1, points: [11, 6] };

describe('a scoring, card by card', () => {
  it('counts the stations of the line and multiplies each column, who plays coming first', () => {
    const beats = beatsOf(scored, table);
    expect(beats.map(({ seat, column, sum, times }) => [seat, column, sum, times])).toEqual([
      [1, 0, 3, false],
      [1, 0, 3, true],
      [0, 0, 1, false],
      [0, 0, 3, false],
      [0, 0, 3, true],
      [0, 2, 1, false],
      [0, 2, 1, true],
    ]);
  });

  it('begins at nothing and ends at what the rules say', () => {
    const beats = beatsOf(scored, table);
    expect(tallyAfter(beats, 0, table).totals).toEqual([0, 0]);
    expect(tallyAfter(beats, 0, table).columns.size).toBe(3);
    expect(tallyAfter(beats, beats.length, table).totals).toEqual([
      lineScoreOf(table, 0, 0),
      lineScoreOf(table, 1, 0),
    ]);
  });

  it('counts one column for a bonus', () => {
    const beats = beatsOf({ is: 'bonus-scored', seat: 0, column: 0, points: 9 }, table);
    expect(tallyAfter(beats, beats.length, table).totals).toEqual([9, 0]);
  });
});

describe('the strips of a column', () => {
  it('are one for each card, but one for conductors that follow each other', () => {
    const [column] = position({ first: { columns: ['b1 c c b4 c x2'] } }).table.players[0].columns;
    const cards = column?.cards ?? [];
    expect(stripsOf(cards).map(({ count, at }) => [count, at])).toEqual([
      [1, 0],
      [2, 2],
      [1, 3],
      [1, 4],
    ]);
    expect(tallest([{ cards }, { cards: [] }])).toBe(4);
    expect(tallest([])).toBe(0);
  });
});
