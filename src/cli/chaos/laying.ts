import { setTimeout as sleep } from 'node:timers/promises';
import type { Seat } from '#kernel/game.ts';
import type { TableWish } from '#protocol/parts.ts';
import { markOf } from '#tables/tables.ts';
import type { Client } from './client.ts';
import type { Doors } from './doors.ts';
import type { TableLedger } from './ledger.ts';

/** Makes a table. What was asked of a house that was killed meanwhile is asked again, and may have made one besides. */
export async function made(
  doors: Doors,
  wish: TableWish,
  from: string,
  cookie?: string,
): Promise<string> {
  let address: string | undefined;
  for (;;) {
    address = doors.address(address);
    try {
      const answer = await fetch(`${address}/api/tables`, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          'x-forwarded-for': from,
          ...(cookie === undefined ? {} : { cookie, origin: address }),
        },
        body: JSON.stringify(wish),
        signal: AbortSignal.timeout(10_000),
      });
      if (answer.status === 201) return ((await answer.json()) as { id: string }).id;
      await answer.arrayBuffer();
    } catch {
      // Nobody is there just now.
    }
    await sleep(300);
  }
}

/** Takes a seat, or finds it taken: then the game may have begun already. Nothing else is an answer. */
export async function sit(client: Client, seat: Seat, ledger: TableLedger): Promise<void> {
  for (;;) {
    const answer = await client.request({ t: 'sit', seat, name: client.name });
    if (answer.t === 'done') ledger.sits(seat, markOf(client.secret), client.name);
    if (answer.t !== 'refused' || answer.why === 'taken' || answer.why === 'begun') return;
    if (answer.why !== 'unavailable') ledger.fault('no seat', `${client.name}: ${answer.why}`);
    await sleep(300);
  }
}
