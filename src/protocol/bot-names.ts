import type { Language } from '#kernel/game.ts';

/**
 * What kinds of bot there are, by their names in the code. No person may be called so, whatever language anybody reads; who
 * plays at a table under which name is the cast's (`cast.ts`), and whoever bears such a name is welcome.
 */
export const BOT_NAMES: Readonly<Record<Language, Readonly<Record<string, string>>>> = {
  en: { random: 'Random', apprentice: 'Apprentice', expert: 'Expert' },
  fr: { random: 'Hasard', apprentice: 'Apprenti', expert: 'Expert' },
};
