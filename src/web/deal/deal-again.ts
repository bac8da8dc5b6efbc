import { botToday } from '#protocol/bot-names.ts';
import { PROTOCOL, type SeatWish } from '#protocol/parts.ts';
import { newTable } from '#tables/new-table.ts';
import { markOf } from '#tables/tables.ts';
import { guest, guestName } from '../guest.ts';
import { host } from '../table/local/house.ts';
import { localPath } from '../table/paths.ts';

/** What a deal is dealt from: everybody keeps their seat. */
export type Deal = {
  game: string;
  options: unknown;
  secret: string;
  seats: readonly { kind: string; bot?: string }[];
};

/** Lays a table of this deal in this browser, under the same secret, and returns its address. */
export async function dealAgain({ game, options, secret: deal, seats }: Deal): Promise<string> {
  const wishes = seats.map(
    ({ bot }): SeatWish =>
      bot === undefined ? { kind: 'me', name: guestName() } : { kind: 'bot', bot: botToday(bot) },
  );
  const { secret } = guest();
  const wish = { v: PROTOCOL, game, options, secret, seats: wishes } as const;
  const table = await newTable({ ...host, newSecret: () => deal }, wish, markOf(secret));
  return localPath('solo', game, table);
}
