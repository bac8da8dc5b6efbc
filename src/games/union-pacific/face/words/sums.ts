import type { Language } from '#kernel/game.ts';

/** What a plan is counted in. */
type SumWords = { money: string; dividend: string };

export const sumWords: Readonly<Record<Language, SumWords>> = {
  en: { money: 'fortune', dividend: 'next dividend' },
  fr: { money: 'fortune', dividend: 'prochain dividende' },
};
