import { describe, expect, test } from 'vitest';
import { rngFrom } from '#kernel/rng.ts';
import { type PairResult, ratingsOf } from '../elo.ts';

/** So many games of each pair, as these strengths would have them end. */
function gamesOf(elos: readonly number[], games: number): PairResult[] {
  const rng = rngFrom(7);
  return elos.flatMap((one, a) =>
    elos.slice(a + 1).flatMap((other, i) =>
      Array.from({ length: games }, (): PairResult => {
        const chance = 1 / (1 + 10 ** ((other - one) / 400));
        return { a, b: a + 1 + i, share: rng.below(1_000_000) / 1_000_000 < chance ? 1 : 0 };
      }),
    ),
  );
}

describe('ratings', () => {
  test('find the strengths that the games were played by, and are as sure as they say', () => {
    const elos = [0, 120, 260, 300];
    const ratings = ratingsOf(4, gamesOf(elos, 2000));
    expect(ratings[0]).toEqual({ elo: 0, interval: [0, 0] });
    for (const [player, { elo, interval }] of ratings.entries()) {
      expect(Math.abs(elo - (elos[player] as number))).toBeLessThan(25);
      expect(interval[1] - interval[0]).toBeLessThan(50);
      expect(interval[0]).toBeLessThanOrEqual(elo);
      expect(interval[1]).toBeGreaterThanOrEqual(elo);
    }
  });

  test('fewer games say less', () => {
    const width = (games: number): number => {
      const [, rating] = ratingsOf(2, gamesOf([0, 100], games));
      return (rating?.interval[1] ?? 0) - (rating?.interval[0] ?? 0);
    };
    expect(width(40)).toBeGreaterThan(3 * width(2000));
  });

  test('whoever has won everything is not endlessly strong', () => {
    const [, rating] = ratingsOf(
      2,
      [0, 0, 0, 0].map((share) => ({ a: 0, b: 1, share })),
    );
    expect(rating?.elo).toBeGreaterThan(200);
    expect(rating?.elo).toBeLessThan(1000);
  });
});
