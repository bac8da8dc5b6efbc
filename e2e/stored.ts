import { randomBytes, randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { BrowserContext } from '@playwright/test';
import type { GameRecord } from '#kernel/record.ts';
import { isDatabaseUrl, openStore } from '#server/store/open-store.ts';
import { connect } from '#server/store/sqlite/open-database.ts';
import { sqliteStore } from '#server/store/sqlite/sqlite-store.ts';
import type { SeatStored } from '#tables/store.ts';
import { markOf } from '#tables/tables.ts';

/** A guest's secret for each seat that is somebody's. */
export type Guests = Readonly<Record<number, string>>;

export const newSecret = (): string => randomBytes(32).toString('hex');

/**
 * Puts a recorded game where the server keeps its tables, as one that stands where the record stood after entry `upTo`: rare
 * positions can be played on from there. Seats without a guest are taken by bots. Returns the table's name.
 */
export async function storeTable(
  place: string,
  file: string,
  upTo: number,
  guests: Guests,
  bot = 'apprentice',
  under: { rules?: number } = {},
): Promise<string> {
  const record = JSON.parse(readFileSync(file, 'utf8')) as GameRecord<unknown>;
  const id = randomUUID().replaceAll('-', '').slice(0, 22);
  const seats = record.seats.map(({ name }, seat): SeatStored => {
    const secret = guests[seat];
    return secret === undefined
      ? { kind: 'bot', bot, name: bot }
      : { kind: 'guest', name, holder: markOf(secret) };
  });
  const { game, options, secret = '' } = record;
  const { rules = record.rules } = under;
  const store = isDatabaseUrl(place) ? await openStore(place) : sqliteStore(await connect(place));
  await store.create({ id, game, rules, options, secret, at: Date.now() }, seats);
  await store.append(id, record.log.slice(0, upTo));
  await store.close();
  return id;
}

/** This browser is that guest's. */
export async function becomeGuest(context: BrowserContext, secret: string): Promise<void> {
  await context.addInitScript(
    (guest) => {
      // An empty page, such as axe opens, has no storage.
      if (location.protocol === 'http:') localStorage.setItem('rotonde.guest', guest);
    },
    JSON.stringify({ secret, nickname: 0 }),
  );
}
