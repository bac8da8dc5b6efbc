import type { SeatShown } from '#protocol/parts.ts';
import { guestName } from '../guest.ts';

/** The pupil, and rivals who are played by the lesson. */
export function seatsAt(seats: number, rival: string): SeatShown[] {
  return Array.from({ length: seats }, (_, seat) => {
    const name = seat === 0 ? guestName() : seat === 1 ? rival : `${rival} ${seat}`;
    return { kind: 'guest', name, here: true };
  });
}
