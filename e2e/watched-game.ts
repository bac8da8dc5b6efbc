import type { Page } from '@playwright/test';
import type { Game, Kind } from '#kernel/game.ts';
import { expectDrawn, watchMoves } from './frames.ts';
import { Guest, moveOne } from './guest.ts';
import { becomeGuest, newSecret, storeTable } from './stored.ts';
import { expect, type Person } from './test.ts';

/** A recorded game of four, played on from entry `upTo`. */
export type Watched<K extends Kind> = {
  name: string;
  game: Game<K>;
  file: string;
  upTo: number;
  /** How many of them are looked at: with nothing moving, and with everything. */
  moves: readonly [usual: number, moving: number];
  /** Something of the board: when it is there, the table stands. */
  ready: string;
  choiceOf(guest: Guest<K>): K['action'];
};

/** So many moves, with nothing moving or with everything. */
export type Span = { moves: number; motion: 'reduce' | 'no-preference' };

/** Does a move, and may look at the page before and after. */
export type Around = (move: () => Promise<void>) => Promise<void>;

/** Four without a page play on; the first one's seat is seen in a page as well, which draws each move before the next. */
export async function playWatched<K extends Kind>(
  { game, file, upTo, ready, choiceOf }: Watched<K>,
  { house, person }: { house: { dataDir: string; url: string }; person: () => Promise<Person> },
  spans: readonly [Span, ...Span[]],
  around: (page: Page) => Promise<Around> = async () => (move) => move(),
): Promise<Page> {
  const secrets = [0, 1, 2, 3].map(newSecret);
  const table = await storeTable(house.dataDir, file, upTo, Object.fromEntries(secrets.entries()));
  const { page, context } = await person();
  await page.emulateMedia({ reducedMotion: spans[0].motion });
  await becomeGuest(context, secrets[0] as string);
  await page.addInitScript(watchMoves);
  await page.goto(`${house.url}/t/${table}`);
  await expect(page.locator(ready).first()).toBeVisible();
  const guests = secrets.map((secret) => new Guest(house.url, table, secret, game));
  for (const guest of guests) await guest.until(() => guest.table !== undefined);

  const [first] = guests as [Guest<K>];
  const isOver = (): boolean => (first.table as { phase?: string })?.phase === 'over';
  const lookedAt = await around(page);
  for (const { moves, motion } of spans) {
    await page.emulateMedia({ reducedMotion: motion });
    for (let done = 0; done < moves && !isOver(); done++) {
      await lookedAt(async () => {
        await moveOne(guests, choiceOf);
        await expectDrawn(page, first.seq);
      });
      await skipShown(page);
    }
  }
  for (const guest of guests) guest.close();
  return page;
}

/** What is still being shown is skipped, so that the next one is not kept waiting. A sign takes a key for itself. */
export async function skipShown(page: Page): Promise<void> {
  while ((await page.locator('.table-sign').count()) > 0) await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
}
