import type { Page } from '@playwright/test';
import type { House } from './house.ts';
import { becomeGuest, newSecret, storeTable } from './stored.ts';
import type { Person } from './test.ts';

/** A recorded game after so many entries. */
type Moment = { record: string; upTo: number };

/** `painted`: with the country as a worker paints it. */
type Manner = { bot?: 'random' | 'apprentice'; painted?: boolean };

export const FOUR = { record: 'four-players' };

/** They come to the table of a recorded game: the first to these seats, the others to watch. */
export async function sitDown(
  { url, dataDir }: House,
  { record, upTo }: Moment,
  people: readonly Person[],
  seats: readonly number[],
  { bot = 'random', painted = false }: Manner = {},
): Promise<void> {
  const secrets = seats.map((seat) => [seat, newSecret()] as const);
  const file = `src/games/railroad-tycoon/rules/records/${record}.json`;
  const table = await storeTable(dataDir, file, upTo, Object.fromEntries(secrets), bot);
  for (const [i, { page, context }] of people.entries()) {
    const secret = secrets[i]?.[1];
    if (secret !== undefined) await becomeGuest(context, secret);
    if (!painted) await keepPlain(page);
    await page.goto(`${url}/t/${table}`);
  }
}

/** The country's plain drawing stays: to paint it, a worker needs seconds. */
export async function keepPlain(page: Page): Promise<void> {
  await page.addInitScript(() => Reflect.deleteProperty(window, 'OffscreenCanvas'));
}
