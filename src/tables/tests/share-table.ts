import { titleOf } from '#games/catalogue.ts';
import type { Game, Kind, Seat } from '#kernel/game.ts';
import { PROTOCOL } from '#protocol/parts.ts';
import type { Tables } from '../tables.ts';
import { Guest, secretOf } from './guest.ts';

/** A share may be issued as often as one likes: of all games, this one lets a turn go on for ever. */
export const game = (await titleOf('railroad-tycoon'))?.game as Game<Kind>;
export const ISSUE = { do: 'issue-share' };

async function newTable(tables: Tables): Promise<string> {
  const seats = [1, 2].map((person) => ({ kind: 'me', name: `Player ${person}` }) as const);
  const secret = secretOf(1);
  return tables.create({ v: PROTOCOL, game: game.id, options: {}, secret, seats });
}

/** Two seats of one guest, at a table where a share can be issued, and the seat that can. */
export async function begun(tables: Tables): Promise<{ table: string; both: Guest[]; seat: Seat }> {
  const table = await newTable(tables);
  const both = [await Guest.at(tables, table, 1, 0), await Guest.at(tables, table, 1, 1)];
  for (;;) {
    const { view } = both[0] as Guest;
    const seat = game.actors(view.table)[0] as Seat;
    const guest = both[seat] as Guest;
    const own = guest.view.own;
    if (!game.check(view.table, own, seat, ISSUE)) return { table, both, seat };
    await guest.act(game.choices(view.table, own, seat)[0]);
  }
}
