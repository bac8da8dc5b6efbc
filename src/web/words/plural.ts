import type { Language } from '#kernel/game.ts';

/** The form that goes with this count: 0 is singular in French and plural in English. */
export function plural(language: Language, count: number, one: string, other: string): string {
  const isOne = language === 'fr' ? Math.abs(count) < 2 : count === 1;
  return isOne ? one : other;
}
