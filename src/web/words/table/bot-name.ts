import type { Language } from '#kernel/game.ts';

/** What a bot is called at the table. One that has no name here keeps its own. */
const names: Readonly<Record<Language, Readonly<Record<string, string>>>> = {
  en: { random: 'Random', apprentice: 'Apprentice' },
  fr: { random: 'Hasard', apprentice: 'Apprenti' },
};

export function botName(bot: string, language: Language): string {
  return names[language][bot] ?? bot;
}
