import type { Language } from '#kernel/game.ts';

/** What a plan is counted in. */
type SumWords = { points: string; money: string };

export const sumWords: Readonly<Record<Language, SumWords>> = {
  en: { points: 'points', money: 'money' },
  fr: { points: 'points', money: 'argent' },
};
