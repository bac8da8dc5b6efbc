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
  at?: number;
  /** It has begun: whose turn it is, since when, and how much of their time is used. */
  turn?: { toAct: readonly number[]; since: number; usedMs?: number };
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
  const at = table.at ?? Date.now();
  const more = { ...(host ? { host } : {}), ...(pace ? { pace } : {}) };
  const secret = '5'.repeat(64);
  await store.create({ id, game, rules: 1, options: {}, secret, at, ...more }, seats, beside);
  if (!turn && !over) return;
  const { toAct = [], since = at, usedMs = 0 } = turn ?? {};
  const clock = pace && {
    since,
    seats: started(pace, seats.length, since).seats.map((seat) => ({ ...seat, usedMs })),
  };
  const written = { toAct, since, after: 1, ...(clock ? { clock } : {}) };
  const line = { seq: 1, actor: 'chance' as const, action: {}, at: since };
  await store.append(id, [line], { turn: written, ...(over ? { over } : {}) });
}
