import { incomeAt, LAST_PLACE } from '#games/railroad-tycoon/rules/data/economy.ts';
import type { Table } from '#games/railroad-tycoon/rules/model.ts';
import type { Seat } from '#kernel/game.ts';

/** The income of each place, 0 to 100. */
export const CURVE: readonly number[] = Array.from({ length: LAST_PLACE + 1 }, (_, place) =>
  incomeAt(place),
);

const HIGHEST = Math.max(...CURVE);
/** The places that bring most. */
export const SUMMIT: readonly [from: number, to: number] = [
  CURVE.indexOf(HIGHEST),
  CURVE.lastIndexOf(HIGHEST),
];

/** 15.3: where a marker stands. */
export const placeAt = (score: number): number =>
  score > LAST_PLACE ? ((score - 1) % LAST_PLACE) + 1 : score;

export type Position = { seat: Seat; score: number; place: number; income: number };

/** Everybody on the income track, the first first. */
export function positionsOf({ players }: Pick<Table, 'players'>): Position[] {
  return players
    .map(({ score }, seat) => ({ seat, score, place: placeAt(score), income: incomeAt(score) }))
    .sort((a, b) => b.score - a.score || a.seat - b.seat);
}

/** How many points change the income, and to what. */
export type NextIncome = { points: number; income: number; from: number };

export function nextIncome(score: number): NextIncome {
  const from = incomeAt(score);
  let points = 1;
  while (incomeAt(score + points) === from) points++;
  return { points, income: incomeAt(score + points), from };
}
