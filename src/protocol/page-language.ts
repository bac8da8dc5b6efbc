import type { Language } from '#kernel/game.ts';

/** Set by a page whose reader has chosen a language, so that the next document comes in it. */
export const LANGUAGE_COOKIE = 'rotonde-language';

/** The first of the reader's languages that the house speaks; English if there is none. */
export function languageAmong(preferred: readonly string[]): Language {
  const spoken = preferred.map((tag) => tag.slice(0, 2).toLowerCase());
  return spoken.find((tag): tag is Language => tag === 'fr' || tag === 'en') ?? 'en';
}
