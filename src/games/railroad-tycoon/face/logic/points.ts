import type { Table } from '#games/railroad-tycoon/rules/model.ts';
import type { Seat } from '#kernel/game.ts';

/** 16.5: points on the track, and what would be left of them now: shares are taken off, tycoons added once they are shown. */
export type Points = { score: number; shares: number; bonus: number; net: number };

export function pointsOf(
  { players, result }: Pick<Table, 'players' | 'result'>,
  seat: Seat,
): Points {
  const { score, shares } = players[seat] ?? { score: 0, shares: 0 };
  const bonus = result?.bonuses[seat] ?? 0;
  return { score, shares, bonus, net: score - shares + bonus };
}

/** With a minus as wide as a figure. */
export const minus = (n: number): string => `${n}`.replace('-', '−');
