import { started } from '#clocks/clock.ts';
import { type Pace, presets } from '#clocks/pace.ts';
import type { ServerStore } from '#server/store/server-store.ts';
import type { Beside } from '#tables/beside.ts';
import type { SeatStored } from '#tables/store.ts';

/** A table as a test puts it into a store: nobody opens its game. */
export type HallTable = {
  id: string;
  game: string;
  seats: readonly SeatStored[];
  host?: string;
  beside?: Beside;
  pace?: Pace;
  /** How long ago it was made, in milliseconds. */
  ageMs?: number;
  /** It has begun: whose turn it is, and for how long. */
  turn?: { toAct: readonly number[]; ageMs?: number };
  over?: boolean;
};

export const paceCalled = (wanted: string): Pace | undefined =>
  presets.find(([name]) => name === wanted)?.[1];

export const person = (name: string, holder: string): SeatStored => ({
  kind: 'guest',
  name,
  holder,
});
export const OPEN: SeatStored = { kind: 'open' };
export const BOT: SeatStored = { kind: 'bot', bot: 'apprentice', name: 'apprentice' };

export async function putTable(store: ServerStore, table: HallTable): Promise<void> {
  const { id, game, seats, host, beside, pace, turn, over } = table;
  const now = Date.now();
  const at = now - (table.ageMs ?? 0);
  const more = { ...(host ? { host } : {}), ...(pace ? { pace } : {}) };
  const secret = '5'.repeat(64);
  await store.create({ id, game, rules: 1, options: {}, secret, at, ...more }, seats, beside);
  if (!turn && !over) return;
  const { toAct = [], ageMs = 0 } = turn ?? {};
  const since = now - ageMs;
  const clock = pace && started(pace, seats.length, since);
  const written = { toAct, since, after: 1, ...(clock ? { clock } : {}) };
  const line = { seq: 1, actor: 'chance' as const, action: {}, at: since };
  await store.append(id, [line], { turn: written, ...(over ? { over } : {}) });
}
