import { describe, expect, it } from 'vitest';
import type { RatingShown } from '#protocol/http/people.ts';
import { lineProfile, pathOf, stationsBetween } from '../line-profile.ts';
import { punchesOf } from '../punches.ts';

const DAY = 86_400_000;
const START = new Date(2026, 0, 15).getTime();

const rating = (game: string, values: readonly number[], days = 1): RatingShown => ({
  game,
  pace: 'live',
  value: values.at(-1) ?? 0,
  change: 0,
  played: values.length,
  curve: values.map((value, i) => ({ at: START + i * days * DAY, value })),
});

describe('the long profile of a rating', () => {
  const frame = { width: 700, height: 300, labels: 100 };

  it('goes from the first game to the last, within its heights', () => {
    const drawn = lineProfile([rating('one', [1500, 1480, 1560, 1540])], frame);
    const [line] = drawn.lines;
    expect(line?.points[0]?.[0]).toBe(drawn.left);
    expect(line?.points.at(-1)?.[0]).toBe(600);
    expect(drawn.heights.map(({ value }) => value)).toEqual([1475, 1500, 1525, 1550, 1575]);
    expect(drawn.highest).toMatchObject({ value: 1560, at: START + 2 * DAY });
    for (const [, y] of line?.points ?? []) {
      expect(y).toBeGreaterThan(0);
      expect(y).toBeLessThan(drawn.low);
    }
  });

  it('keeps names apart that would stand on each other', () => {
    const all = ['one', 'two', 'three'].map((game) => rating(game, [1500, 1501]));
    const labels = lineProfile(all, frame).lines.map(({ label }) => label);
    const [a = 0, b = 0, c = 0] = labels;
    expect(b - a).toBeGreaterThanOrEqual(17);
    expect(c - b).toBeGreaterThanOrEqual(17);
  });

  it('has a station each month, or days where there are no months yet', () => {
    expect(stationsBetween(START, START + 200 * DAY)).toHaveLength(7);
    expect(stationsBetween(START, START + 900 * DAY).length).toBeLessThanOrEqual(12);
    expect(stationsBetween(START, START + 3 * DAY)).toHaveLength(4);
    expect(stationsBetween(START, START)).toHaveLength(2);
  });

  it('is told as a path', () => {
    expect(
      pathOf([
        [1, 2],
        [3.04, 4],
      ]),
    ).toBe('M1.0 2.0L3.0 4.0');
  });
});

describe('punches', () => {
  it('are made by results alone', () => {
    const few = { played: 3, won: 0, kept: 3, games: [] };
    expect([...punchesOf(few, 4)]).toEqual([]);
    const game = {
      game: 'one',
      played: 5,
      places: [1, 1, 1, 2] as [number, number, number, number],
    };
    const many = { played: 100, won: 9, kept: 10, games: [game, game, game, game] };
    expect([...punchesOf(many, 4)]).toEqual(['win', 'ten', 'hundred', 'every', 'steady']);
  });
});
