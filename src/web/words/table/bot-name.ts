import type { Language } from '#kernel/game.ts';

/** What a bot is called at the table. One that has no name here keeps its own. */
const names: Readonly<Record<Language, Readonly<Record<string, string>>>> = {
  en: { random: 'Random', apprentice: 'Apprentice', expert: 'Expert' },
  fr: { random: 'Hasard', apprentice: 'Apprenti', expert: 'Expert' },
};

/** Several of them, where there is no room to name each. */
export function botsTogether(count: number, language: Language): string {
  return language === 'fr' ? `${count} ordinateurs` : `${count} computers`;
}

export function botName(bot: string, language: Language): string {
  return names[language][bot] ?? bot;
}
