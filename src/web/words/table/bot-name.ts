import type { Language } from '#kernel/game.ts';
import { firstOfCast } from '#protocol/cast.ts';

/** Several of them, where there is no room to name each. */
export function botsTogether(count: number, language: Language): string {
  return language === 'fr' ? `${count} ordinateurs` : `${count} computers`;
}

/** Whom one is offered: "Léon, apprenti". A bot that is nobody of the cast keeps its own name. */
export function botOffered(bot: string, language: Language): string {
  const member = firstOfCast(bot);
  return member ? `${member.name[language]}, ${member.trade[language]}` : bot;
}
