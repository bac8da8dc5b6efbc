import * as z from 'zod/mini';
import type { Pace } from '#clocks/pace.ts';
import { PROTOCOL, type SeatWish, type TableWish, tableId } from '#protocol/parts.ts';
import { guest } from './guest.ts';

/** The server over HTTP. Loaded when it is first needed: it brings the schemas along. */

const made = z.object({ id: tableId });

/** Opens a table. `offline`: nobody answers; `refused`: somebody does, with something else than a table. */
export async function createTable(
  game: string,
  options: unknown,
  seats: SeatWish[],
  pace?: Pace,
): Promise<{ id: string } | 'offline' | 'refused'> {
  const wish: TableWish = { v: PROTOCOL, game, options, secret: guest().secret, seats, pace };
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
