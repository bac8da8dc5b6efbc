import type { Language } from '#kernel/game.ts';
import { calledAt } from '#protocol/cast.ts';
import type { SeatShown } from '#protocol/parts.ts';

/** What everybody is called at this table; an open seat by its number. */
export function namesOf(seats: readonly SeatShown[], language: Language): string[] {
  const sitters = seats.map((seat, i) => (seat.kind === 'open' ? { name: `${i + 1}` } : seat));
  return calledAt(sitters, language);
}
