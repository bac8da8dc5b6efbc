import type { Language } from '#kernel/game.ts';
import { BOT_NAMES } from '#protocol/bot-names.ts';

/** Several of them, where there is no room to name each. */
export function botsTogether(count: number, language: Language): string {
  return language === 'fr' ? `${count} ordinateurs` : `${count} computers`;
}

/** What a bot is called at the table. One that has no name keeps its own. */
export function botName(bot: string, language: Language): string {
  return BOT_NAMES[language][bot] ?? bot;
}
