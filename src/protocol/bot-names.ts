import type { Language } from '#kernel/game.ts';

/**
 * What the bots are called at a table, by their names in the code. Here and not with the words of the screens, because
 * no person may be called so, whatever language anybody reads.
 */
export const BOT_NAMES: Readonly<Record<Language, Readonly<Record<string, string>>>> = {
  en: { random: 'Random', apprentice: 'Apprentice', expert: 'Expert' },
  fr: { random: 'Hasard', apprentice: 'Apprenti', expert: 'Expert' },
};
