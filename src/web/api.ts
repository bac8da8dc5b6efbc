import * as z from 'zod/mini';
import type { Pace } from '#clocks/pace.ts';
import { type Access, PROTOCOL, type SeatWish, type TableWish, tableId } from '#protocol/parts.ts';
import { guest } from './guest.ts';

/** The server over HTTP. Loaded when it is first needed: it brings the schemas along. */

const made = z.object({ id: tableId });

/** How fast it is played, who may find it, and whether the host says when it begins. */
export type TableManner = {
  pace?: Pace | undefined;
  access?: Access | undefined;
  held?: boolean | undefined;
};

/** Opens a table. `offline`: nobody answers; `refused`: somebody does, with something else than a table. */
export async function createTable(
  game: string,
  options: unknown,
  seats: SeatWish[],
  { pace, access, held }: TableManner = {},
): Promise<{ id: string } | 'offline' | 'refused'> {
  const { secret } = guest();
  const wish: TableWish = { v: PROTOCOL, game, options, secret, seats, pace, access };
  if (held) wish.held = true;
  let answer: Response;
  try {
    answer = await fetch('/api/tables', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(wish),
    });
  } catch {
    return 'offline';
  }
  if (!answer.ok) return answer.status >= 502 ? 'offline' : 'refused';
  const table = z.safeParse(made, await answer.json().catch(() => undefined));
  return table.success ? table.data : 'refused';
}
