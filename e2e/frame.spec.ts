import type { Page } from '@playwright/test';
import { Builders } from './builders.ts';
import { expectHalfInAFrame, note, type Seen, threadClock, watchMoves } from './frames.ts';
import { expect, test } from './test.ts';

test('a move is in the next frame, through twelve turns of each', async ({
  house,
  person,
}, testInfo) => {
  const builders = new Builders(house.url);
  await builders.open();
  const { page } = await person();
  await sitDown(page, builders, house.url);
  const { costs, seen } = await watch(page, builders, () => builders.turns > 24);
  note(testInfo, 'usual tables', seen, costs);
  expect(seen.length).toBeGreaterThan(100);
  expect(seen.filter(({ missed }) => missed > 0)).toEqual([]);
  expectHalfInAFrame(costs);
});

test('a move is in the next frame, at a full table with everything moving', async ({
  house,
  person,
}, testInfo) => {
  const builders = new Builders(house.url);
  await builders.open();
  while (builders.columns < 12) await builders.move();
  const { page } = await person();
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await sitDown(page, builders, house.url);
  const { costs, seen } = await watch(page, builders, (count) => count >= 40);
  note(testInfo, 'full tables', seen, costs);
  expect(seen.length).toBeGreaterThan(20);
  expect(seen.filter(({ missed }) => missed > 0)).toEqual([]);
  expectHalfInAFrame(costs);
});

/** The first builder's seat, seen in a page. */
async function sitDown(page: Page, { id, secrets }: Builders, url: string): Promise<void> {
  const guest = JSON.stringify({ secret: secrets[0], nickname: 0 });
  await page.addInitScript((kept) => localStorage.setItem('rotonde.guest', kept), guest);
  await page.addInitScript(watchMoves);
  await page.goto(`${url}/t/${id}`);
  await expect(page.locator('[data-lever]')).toBeVisible();
}

/** Lets them play on, each move when the one before has been shown, and tells what each cost the page. */
async function watch(
  page: Page,
  builders: Builders,
  enough: (count: number) => boolean,
): Promise<{ costs: number[]; seen: Seen[] }> {
  const clock = await threadClock(page);
  const costs: number[] = [];
  while (!enough(costs.length) && !builders.isOver) {
    await expect(page.locator('.tb-air, .tb-tally')).toHaveCount(0);
    const before = await clock();
    await builders.move();
    await page.waitForTimeout(40);
    costs.push((await clock()) - before);
  }
  builders.close();
  return { costs, seen: await page.evaluate(() => window.moves) };
}
