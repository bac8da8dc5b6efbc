import { describe, expect, test } from 'vitest';
import type { LocalGame } from '../../profile/local/local-figures.ts';
import { spread, ticksFor } from '../along-line.ts';
import { placed, type Rung } from '../ladders.ts';
import { matchFor, ownStrength } from '../own-strength.ts';

const rung = (bot: string, elo: number): Rung => ({
  bot,
  elo,
  interval: [elo - 30, elo + 30],
  medianMs: 1,
});
const RUNGS = [rung('apprentice', 1000), rung('driver', 1300), rung('dispatcher', 1600)];

const game = (more: Partial<LocalGame>): LocalGame => ({
  game: 'trambahn',
  bots: [undefined, 'driver'],
  won: [0],
  scores: [120, 100],
  decisions: 80,
  ...more,
});

test('strengths count from the apprentice, who stands at 1000', () => {
  const { rungs, games } = placed({
    seats: 2,
    rungs: [rung('random', 0), rung('apprentice', 400), rung('driver', 520)],
    pairs: [
      { bots: ['random', 'apprentice'], games: 200 },
      { bots: ['random', 'driver'], games: 200 },
      { bots: ['apprentice', 'driver'], games: 200 },
      { bots: ['driver', 'driver of last year'], games: 1000 },
    ],
  });
  expect(rungs.map(({ elo }) => elo)).toEqual([600, 1000, 1120]);
  expect(rungs[2]?.interval).toEqual([1090, 1150]);
  expect(games).toBe(600);
});

describe('one’s own strength', () => {
  test('is told by games alone against bots that have been measured', () => {
    const games = [
      game({}),
      game({ won: [1], scores: [80, 90] }),
      // Stored when the driver was called so.
      game({ bots: [undefined, 'expert'] }),
      game({ won: [] }),
      game({ bots: [undefined, undefined] }),
      game({ bots: [undefined, 'stranger'] }),
    ];
    const own = ownStrength(games, RUNGS);
    expect(own?.games).toBe(3);
    expect(own?.elo).toBeGreaterThan(1300);
    expect(ownStrength([], RUNGS)).toBeUndefined();
    expect(ownStrength(games, [])).toBeUndefined();
  });

  test('second place among four is worth more than the last', () => {
    const four = { bots: [undefined, 'driver', 'driver', 'driver'], won: [1] };
    const second = ownStrength([game({ ...four, scores: [50, 60, 40, 30] })], RUNGS);
    const last = ownStrength([game({ ...four, scores: [20, 60, 40, 30] })], RUNGS);
    expect(second?.elo).toBeGreaterThan(last?.elo ?? 9999);
    expect(second?.games).toBe(1);
  });
});

describe('your match', () => {
  const bots = ['apprentice', 'driver', 'dispatcher'];

  test('is the nearest in strength', () => {
    expect(matchFor(bots, RUNGS, { elo: 1480, within: 90, games: 9 }, new Map())).toBe(
      'dispatcher',
    );
    expect(matchFor(bots, RUNGS, { elo: 700, within: 90, games: 9 }, new Map())).toBe('apprentice');
  });

  test('is the weakest not yet beaten, where strengths are not known', () => {
    const met = new Map([['apprentice', { won: 3, lost: 1 }]]);
    expect(matchFor(bots, [], undefined, met)).toBe('driver');
    expect(matchFor(bots, [], undefined, new Map())).toBe('apprentice');
    expect(matchFor([], [], undefined, met)).toBeUndefined();
  });
});

describe('along the line', () => {
  test('round numbers hold all between them', () => {
    expect(ticksFor([946, 1734], 10)).toEqual([
      900, 1000, 1100, 1200, 1300, 1400, 1500, 1600, 1700, 1800,
    ]);
    const few = ticksFor([946, 1734], 4);
    expect(few.length).toBeLessThanOrEqual(5);
    expect([few[0], few.at(-1)]).toEqual([500, 2000]);
    expect(ticksFor([1000], 10).length).toBeGreaterThan(1);
  });

  test('who stand together are drawn apart, in their order, and within', () => {
    const at = spread([100, 104, 110, 400], 50, [40, 420]);
    for (const [i, one] of at.slice(1).entries()) expect(one - (at[i] ?? 0)).toBeGreaterThan(49);
    expect(Math.min(...at)).toBeGreaterThanOrEqual(40);
    expect(Math.max(...at)).toBeLessThanOrEqual(420);
    expect(spread([100, 300], 50, [0, 500])).toEqual([100, 300]);
  });
});
