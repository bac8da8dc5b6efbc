import { hasBot, titleOf } from '#games/catalogue.ts';
import type { Seat } from '#kernel/game.ts';
import { PROTOCOL, type SeatWish } from '#protocol/parts.ts';
import { newTable } from '#tables/new-table.ts';
import { markOf } from '#tables/tables.ts';
import { guest, guestName } from '../../guest.ts';
import { DEFAULT_BOT } from '../../routes.ts';
import { host } from '../local/house.ts';
import type { Film } from '../replay/replay.tsx';
import { beginningOf } from './beginning.ts';
import { keepDeparture } from './kept.ts';

/** Whether a table can be made of it: of a finished game, and by the rules that new tables have. */
export async function canPlayOn({ record }: Film): Promise<boolean> {
  const newest = await titleOf(record.game);
  return record.secret !== undefined && newest?.game.rules === record.rules;
}

/**
 * A real table in this browser that goes on from there, against bots: its log begins with the same entries, and its chance
 * has the same secret. So it is kept, seen again and checked like any other. `strength`: of all others; else they are played by whoever
 * played them, or where that was a person, by the usual one. Returns the table's name.
 */
export async function playOn(
  { title, record, frames }: Film,
  at: number,
  seat: Seat,
  strength: string | undefined,
): Promise<string> {
  const { game, secret = '', options } = record;
  const log = beginningOf(title, record, frames[at]?.seq ?? 0);
  const seats = record.seats.map(({ bot }, each): SeatWish => {
    if (each === seat) return { kind: 'me', name: guestName() };
    const other = strength ?? bot;
    return { kind: 'bot', bot: other !== undefined && hasBot(game, other) ? other : DEFAULT_BOT };
  });
  const mine = guest().secret;
  const table = await newTable(
    { ...host, newSecret: () => secret },
    { v: PROTOCOL, game, options, secret: mine, seats },
    markOf(mine),
  );
  const now = host.now();
  await host.store.append(
    table,
    log.map((entry) => ({ ...entry, at: now })),
  );
  const end = frames.at(-1)?.state;
  const standings = end ? title.game.standings(end) : [];
  const by = (read: (one: (typeof standings)[number]) => number): number[] =>
    record.seats.map((_, each) => {
      const one = standings.find((standing) => standing.seat === each);
      return one ? read(one) : 0;
    });
  await keepDeparture({
    table,
    at: now,
    from: at,
    names: record.seats.map(({ name }) => name),
    scores: by(({ score }) => score),
    places: by(({ place }) => place),
    seat,
    log: record.log.map(({ sum: _, ...entry }) => entry),
  }).catch(() => undefined);
  return table;
}
