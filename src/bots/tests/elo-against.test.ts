import { describe, expect, test } from 'vitest';
import { ratingAgainst } from '../elo-against.ts';

const games = (elo: number, won: number, lost: number) => [
  ...Array.from({ length: won }, () => ({ elo, share: 1, weight: 1 })),
  ...Array.from({ length: lost }, () => ({ elo, share: 0, weight: 1 })),
];

describe('the strength of one more player', () => {
  test('is nothing before the first game', () => {
    expect(ratingAgainst([])).toBeUndefined();
  });

  test('is that of whom they win half their games against', () => {
    expect(ratingAgainst(games(1200, 20, 20))?.elo).toBeCloseTo(1200);
  });

  test('is 400 above whom they win ten of eleven against, nearly', () => {
    const { elo } = ratingAgainst(games(1000, 1000, 100)) ?? { elo: 0 };
    expect(Math.abs(elo - 1400)).toBeLessThan(2);
  });

  test('is not endless for who has won all, and the surer the more is played', () => {
    const few = ratingAgainst(games(1000, 3, 0));
    const many = ratingAgainst([...games(1000, 30, 10), ...games(1300, 15, 20)]);
    expect(few?.elo).toBeLessThan(1500);
    expect(many?.within).toBeLessThan(few?.within ?? 0);
  });

  test('a table of several is one game', () => {
    const third = games(1000, 3, 0).map((one) => ({ ...one, weight: 1 / 3 }));
    expect(ratingAgainst(third)).toEqual(ratingAgainst(games(1000, 1, 0)));
  });
});
