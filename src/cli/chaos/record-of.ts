import { setTimeout as sleep } from 'node:timers/promises';
import { type GameRecord, parseRecord, recordUnder } from '#kernel/record.ts';
import type { ToClient } from '#protocol/to-client.ts';
import type { Client } from './client.ts';

/** The record of a finished game, as a page puts it together. */
export async function recordOf(client: Client): Promise<GameRecord<unknown> | undefined> {
  const log: Extract<ToClient, { t: 'log' }>['log'] = [];
  for (;;) {
    const answer = await client.request({ t: 'log', from: log.length + 1 });
    if (answer.t !== 'log') {
      await sleep(300);
      continue;
    }
    if (answer.log.length === 0) break;
    log.push(...answer.log);
  }
  const { chanceSecret: secret, seats, welcome } = client.sight;
  if (!welcome || secret === undefined) return undefined;
  const sitters = seats.map((seat) => ({
    name: seat.kind === 'open' ? '' : seat.name,
    ...(seat.kind === 'bot' ? { bot: seat.bot } : {}),
  }));
  const { game, rules, options, commitment } = welcome;
  const recorded = { options, seats: sitters, commitment, secret, log };
  return parseRecord(JSON.stringify(recordUnder(game, rules, recorded)));
}
