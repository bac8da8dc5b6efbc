import type { Language } from '#kernel/game.ts';

/** What a plan is counted in. */
type SumWords = { cash: string; points: string; shares: string };

export const sumWords: Readonly<Record<Language, SumWords>> = {
  en: { cash: 'cash', points: 'points', shares: 'shares' },
  fr: { cash: 'caisse', points: 'points', shares: 'parts' },
};
