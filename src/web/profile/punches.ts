import type { SheetShown } from '#protocol/http/people.ts';

/** The inspector's punches: each a shape and a word, no rank. Only what results tell. */
export const PUNCHES = ['win', 'ten', 'hundred', 'every', 'steady'] as const;
export type Punch = (typeof PUNCHES)[number];

export const SHAPES: Readonly<Record<Punch, string>> = {
  win: 'M12 3l2.7 6 6.3.6-4.8 4.3 1.4 6.3L12 17l-5.600 3.200 1.400-6.300L3 9.600 9.300 9z',
  ten: 'M4 20V10l8-7 8 7v10z',
  hundred:
    'M12 21C5 15 3 12 3 8.500A4.500 4.500 0 0 1 12 6a4.500 4.500 0 0 1 9 2.500C21 12 19 15 12 21z',
  every: 'M12 2l10 10-10 10L2 12z',
  steady: 'M3 9h13V6l5 6-5 6v-3H3z',
};

/** Those that were made. `games`: how many there are to play. */
export function punchesOf(
  sheet: Pick<SheetShown, 'played' | 'won' | 'kept' | 'games'>,
  games: number,
): ReadonlySet<Punch> {
  const made: Readonly<Record<Punch, boolean>> = {
    win: sheet.won > 0,
    ten: sheet.played >= 10,
    hundred: sheet.played >= 100,
    every: sheet.games.length >= games,
    steady: sheet.kept >= 10,
  };
  return new Set(PUNCHES.filter((punch) => made[punch]));
}
