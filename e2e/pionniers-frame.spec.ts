import type { Page, TestInfo } from '@playwright/test';
import { pionniers } from '#games/pionniers/index.ts';
import type { Action, Pionniers } from '#games/pionniers/model.ts';
import { expectHalfInTwoFrames, note, threadClock, watchMoves } from './frames.ts';
import { Guest, moveOne } from './guest.ts';
import { becomeGuest, newSecret, storeTable } from './stored.ts';
import { expect, type Person, test } from './test.ts';

const FILE = 'src/games/pionniers/records/four-players.json';

test('a move is in the next frame, turn by turn', async ({ house, person }, testInfo) => {
  const { page, guests } = await seated(house, person);
  await watch(page, guests, 60, testInfo, 'nothing moves');
});

test('a move is in the next frame, with everything moving', async ({ house, person }, testInfo) => {
  const { page, guests } = await seated(house, person, 'no-preference');
  await watch(page, guests, 25, testInfo, 'everything moves');
});

/** Four without a page in the middle of a game; the first one's seat is seen in a page as well. */
async function seated(
  house: { dataDir: string; url: string },
  person: () => Promise<Person>,
  reducedMotion: 'reduce' | 'no-preference' = 'reduce',
): Promise<{ page: Page; guests: Guest<Pionniers>[] }> {
  const secrets = [0, 1, 2, 3].map(newSecret);
  const table = await storeTable(house.dataDir, FILE, 99, Object.fromEntries(secrets.entries()));
  const { page, context } = await person();
  await page.emulateMedia({ reducedMotion });
  await becomeGuest(context, secrets[0] as string);
  await page.addInitScript(watchMoves);
  await page.goto(`${house.url}/t/${table}`);
  await expect(page.locator('.pio-plate')).toHaveCount(4);
  const guests = secrets.map((secret) => new Guest(house.url, table, secret, pionniers.game));
  for (const guest of guests) await guest.until(() => guest.table !== undefined);
  return { page, guests };
}

async function watch(
  page: Page,
  guests: Guest<Pionniers>[],
  moves: number,
  testInfo: TestInfo,
  what: string,
): Promise<void> {
  const clock = await threadClock(page);
  const costs: number[] = [];
  const isOver = (): boolean => guests[0]?.table?.phase === 'over';
  while (costs.length < moves && !isOver()) {
    const before = await clock();
    await moveOne(guests, choiceOf);
    await page.waitForTimeout(40);
    costs.push((await clock()) - before);
    // What is still rolling is skipped, so that the next one is not kept waiting.
    await page.keyboard.press('x');
  }
  for (const guest of guests) guest.close();
  const seen = await page.evaluate(() => window.moves);
  note(testInfo, `Les Pionniers, ${what}`, seen, costs);
  expect(seen.length).toBeGreaterThanOrEqual(moves);
  expect(seen.filter(({ missed }) => missed > 0)).toEqual([]);
  expectHalfInTwoFrames(costs);
}

/** Dynamite wherever it can lie; track every second turn. */
function choiceOf({ choices, table }: Guest<Pionniers>): Action {
  const wanted = (table?.turns ?? 0) % 8 < 4 ? 'move' : 'lay';
  const crate = choices.findLast((action) => action.do === 'place-crate');
  return (crate ?? choices.find((action) => action.do === wanted) ?? choices[0]) as Action;
}
