import * as z from 'zod/mini';
import { PROTOCOL, type SeatWish, type TableWish, tableId } from '#protocol/parts.ts';
import { guest } from '#web/guest.ts';
import { pathTo } from '#web/routes.ts';
import { createLocal } from '../local/house.ts';
import { localPath } from '../paths.ts';
import type { Live } from '../store.ts';
import type { Way } from '../table-page.tsx';

const made = z.object({ id: tableId });

/** Sets up the same table with the seats moved on by one, and returns its address. Other people's seats are open. */
export async function playAgain({ game, options, seats, mine }: Live, way: Way): Promise<string> {
  const wishes = seats.map((seat, i): SeatWish => {
    if (seat.kind === 'bot') return { kind: 'bot', bot: seat.bot };
    return seat.kind === 'guest' && mine.includes(i)
      ? { kind: 'me', name: seat.name }
      : { kind: 'open' };
  });
  const moved = [...wishes.slice(1), ...wishes.slice(0, 1)];
  const { secret } = guest();
  if (way !== 'online')
    return localPath(way, game, await createLocal(game, options, secret, moved));
  const wish: TableWish = { v: PROTOCOL, game, options, secret, seats: moved };
  const answer = await fetch('/api/tables', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(wish),
  });
  return pathTo.online(z.parse(made, await answer.json()).id);
}
