import type { SeatWish } from '#protocol/parts.ts';
import { guest, guestName } from '../../guest.ts';
import { createLocal } from '../local/house.ts';
import { localPath } from '../paths.ts';
import type { Live } from '../snapshot.ts';
import type { PlayMode } from '../table-page.tsx';

/** Sets up the same table in this browser with the seats moved on by one, and returns its address. */
export async function playAgain(
  { game, options, seats, mine }: Live,
  way: Exclude<PlayMode, 'online'>,
): Promise<string> {
  const wishes = seats.map((seat, i): SeatWish => {
    if (seat.kind === 'bot') return { kind: 'bot', bot: seat.bot };
    if (seat.kind === 'open' || !mine.includes(i)) return { kind: 'open' };
    // Who has changed their name since then comes under the new one.
    return { kind: 'me', name: mine.length === 1 ? guestName() : seat.name };
  });
  const moved = [...wishes.slice(1), ...wishes.slice(0, 1)];
  return localPath(way, game, await createLocal(game, options, guest().secret, moved));
}
