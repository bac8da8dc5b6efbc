import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { commitmentTo } from '#kernel/chance.ts';
import { type GameRecord, parseRecord } from '#kernel/record.ts';
import type { Beside } from '#tables/beside.ts';
import type { SeatStored } from '#tables/store.ts';
import type { ServerStore } from '../store/server-store.ts';

const MADE = Date.parse('2026-11-01T12:00:00Z');

/** A race of four that was played to its end. */
export function race(): GameRecord<unknown> & { secret: string } {
  const file = '../../games/pionniers/rules/records/four-players.json';
  const record = parseRecord(readFileSync(join(import.meta.dirname, file), 'utf8'));
  if (record.secret === undefined || commitmentTo(record.secret) !== record.commitment) {
    throw new Error('a record without its secret');
  }
  return { ...record, secret: record.secret };
}

/** A recorded game as a table of this store, or as much of it as is wanted, which everybody may see by its link unless `beside` says otherwise. */
export async function putGame(
  store: ServerStore,
  id: string,
  { game, rules, options, secret, seats, log }: ReturnType<typeof race>,
  entries = log.length,
  beside?: Beside,
): Promise<void> {
  const sitters = seats.map(
    ({ name }, seat): SeatStored => ({ kind: 'guest', name, holder: `${seat}`.repeat(64) }),
  );
  await store.create({ id, game, rules, options, secret, at: MADE }, sitters, beside);
  const lines = log.slice(0, entries).map(({ seq, actor, action }) => {
    return { seq, actor, action, at: MADE + seq };
  });
  await store.append(id, lines, { over: entries === log.length });
}
