import type { Page, TestInfo } from '@playwright/test';
import type { Game, Kind } from '#kernel/game.ts';
import { expectHalfInTwoFrames, note, threadClock, watchMoves } from './frames.ts';
import { Guest, moveOne } from './guest.ts';
import { becomeGuest, newSecret, storeTable } from './stored.ts';
import { expect, type Person } from './test.ts';

/** A recorded game of four, played on from entry `upTo`. */
export type Watched<K extends Kind> = {
  name: string;
  game: Game<K>;
  file: string;
  upTo: number;
  /** Something of the board: when it is there, the table stands. */
  ready: string;
  choiceOf: (guest: Guest<K>) => K['action'];
};

type Given = {
  house: { dataDir: string; url: string };
  person: () => Promise<Person>;
  testInfo: TestInfo;
};

/** Four without a page play on; the first one's seat is seen in a page as well, and every move is timed there. */
export async function timeMoves<K extends Kind>(
  watched: Watched<K>,
  { house, person, testInfo }: Given,
  moves: number,
  reducedMotion: 'reduce' | 'no-preference',
): Promise<void> {
  const { name, game, file, upTo, ready, choiceOf } = watched;
  const secrets = [0, 1, 2, 3].map(newSecret);
  const table = await storeTable(house.dataDir, file, upTo, Object.fromEntries(secrets.entries()));
  const { page, context } = await person();
  await page.emulateMedia({ reducedMotion });
  await becomeGuest(context, secrets[0] as string);
  await page.addInitScript(watchMoves);
  await page.goto(`${house.url}/t/${table}`);
  await expect(page.locator(ready).first()).toBeVisible();
  const guests = secrets.map((secret) => new Guest(house.url, table, secret, game));
  for (const guest of guests) await guest.until(() => guest.table !== undefined);

  const costs = await costsOf(page, guests, choiceOf, moves);
  for (const guest of guests) guest.close();
  const seen = await page.evaluate(() => window.moves);
  const what = reducedMotion === 'reduce' ? 'nothing moves' : 'everything moves';
  note(testInfo, `${name}, ${what}`, seen, costs);
  expect(seen.length).toBeGreaterThanOrEqual(moves);
  expect(seen.filter(({ missed }) => missed > 0)).toEqual([]);
  expectHalfInTwoFrames(costs);
}

async function costsOf<K extends Kind>(
  page: Page,
  guests: Guest<K>[],
  choiceOf: Watched<K>['choiceOf'],
  moves: number,
): Promise<number[]> {
  const clock = await threadClock(page);
  const costs: number[] = [];
  const isOver = (): boolean => (guests[0]?.table as { phase?: string })?.phase === 'over';
  while (costs.length < moves && !isOver()) {
    const before = await clock();
    await moveOne(guests, choiceOf);
    await page.waitForTimeout(40);
    costs.push((await clock()) - before);
    // What is still being shown is skipped, so that the next one is not kept waiting.
    await page.keyboard.press('x');
  }
  return costs;
}
