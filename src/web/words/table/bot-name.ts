import type { Language } from '#kernel/game.ts';
import { type CastSeat, castOf } from '#protocol/cast.ts';

/** Several of them, where there is no room to name each. */
export function botsTogether(count: number, language: Language): string {
  return language === 'fr' ? `${count} ordinateurs` : `${count} computers`;
}

/** Who would sit there: "Léon, apprenti". A bot that is nobody of the cast keeps its own name. */
export function botOffered(
  bot: string,
  seat: number,
  seats: readonly CastSeat[],
  language: Language,
): string {
  const member = castOf(seats.with(seat, { bot }))[seat];
  return member ? `${member.name[language]}, ${member.trade[language]}` : bot;
}
