import { titleOf } from '#games/catalogue.ts';
import type { Kind } from '#kernel/game.ts';
import type { Lesson } from '#kernel/lesson.ts';
import { logOf } from '#kernel/underway.ts';
import { PROTOCOL, type SeatWish } from '#protocol/parts.ts';
import { newTable } from '#tables/new-table.ts';
import { markOf } from '#tables/tables.ts';
import { guest, guestName } from '../guest.ts';
import { DEFAULT_BOT } from '../routes.ts';
import { host, tables } from '../table/local/house.ts';

/**
 * A real table in this browser for whoever has done the lesson, against the apprentice. Its log is a whole one: where the lesson
 * names a game under way, the table begins with those entries, and chance with the secret that gave them; so it can be
 * replayed and checked like any other. Returns its name.
 */
export async function playOn(game: string, lesson: Lesson<Kind>): Promise<string> {
  const bots = Array.from(
    { length: lesson.seats - 1 },
    (): SeatWish => ({
      kind: 'bot',
      bot: DEFAULT_BOT,
    }),
  );
  const seats: SeatWish[] = [{ kind: 'me', name: guestName() }, ...bots];
  const { secret } = guest();
  const wish = { v: PROTOCOL, game, options: lesson.options, secret, seats } as const;
  const title = await titleOf(game);
  const { playOn: underway } = lesson;
  if (!title || !underway) return tables.create(wish);
  const { log } = logOf(title.game, lesson.seats, lesson.options, underway);
  const table = await newTable({ ...host, newSecret: () => underway.secret }, wish, markOf(secret));
  const at = host.now();
  await host.store.append(
    table,
    log.map((entry) => ({ ...entry, at })),
  );
  return table;
}
