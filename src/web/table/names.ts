import type { Language } from '#kernel/game.ts';
import type { SeatShown } from '#protocol/parts.ts';
import { botName } from '../words/table/bot-name.ts';

/** What everybody is called at this table, in the reader's language where a bot is meant. */
export function namesOf(seats: readonly SeatShown[], language: Language): string[] {
  const names = seats.map((seat, i) => {
    if (seat.kind === 'open') return `${i + 1}`;
    return seat.kind === 'bot' ? botName(seat.bot, language) : seat.name;
  });
  return toldApart(names);
}

/** Of several with one name, all but the first carry a number. */
export function toldApart(names: readonly string[]): string[] {
  return names.map((name, i) => {
    const before = names.slice(0, i).filter((other) => other === name).length;
    return before === 0 ? name : `${name} ${before + 1}`;
  });
}
