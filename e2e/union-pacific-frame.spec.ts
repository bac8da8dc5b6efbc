import type { Page, TestInfo } from '@playwright/test';
import { unionPacific } from '#games/union-pacific/index.ts';
import type { Action, UnionPacific } from '#games/union-pacific/model.ts';
import { expectHalfInTwoFrames, note, threadClock, watchMoves } from './frames.ts';
import { Guest, moveOne } from './guest.ts';
import { becomeGuest, newSecret, storeTable } from './stored.ts';
import { expect, type Person, test } from './test.ts';

const FILE = 'src/games/union-pacific/records/four-players.json';

test('a move is in the next frame, turn by turn', async ({ house, person }, testInfo) => {
  const { page, guests } = await seated(house, person);
  await watch(page, guests, 60, testInfo, 'nothing moves');
});

test('a move is in the next frame, with everything moving', async ({ house, person }, testInfo) => {
  const { page, guests } = await seated(house, person, 'no-preference');
  await watch(page, guests, 30, testInfo, 'everything moves');
});

/** Four without a page in the middle of a game; the first one's seat is seen in a page as well. */
async function seated(
  house: { dataDir: string; url: string },
  person: () => Promise<Person>,
  reducedMotion: 'reduce' | 'no-preference' = 'reduce',
): Promise<{ page: Page; guests: Guest<UnionPacific>[] }> {
  const secrets = [0, 1, 2, 3].map(newSecret);
  const table = await storeTable(house.dataDir, FILE, 300, Object.fromEntries(secrets.entries()));
  const { page, context } = await person();
  await page.emulateMedia({ reducedMotion });
  await becomeGuest(context, secrets[0] as string);
  await page.addInitScript(watchMoves);
  await page.goto(`${house.url}/t/${table}`);
  await expect(page.locator('.un-layer.trains > g').first()).toBeVisible();
  const guests = secrets.map((secret) => new Guest(house.url, table, secret, unionPacific.game));
  for (const guest of guests) await guest.until(() => guest.table !== undefined);
  return { page, guests };
}

async function watch(
  page: Page,
  guests: Guest<UnionPacific>[],
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
    // What is still being shown is skipped, so that the next one is not kept waiting.
    await page.keyboard.press('x');
  }
  for (const guest of guests) guest.close();
  const seen = await page.evaluate(() => window.moves);
  note(testInfo, `Union Pacific, ${what}`, seen, costs);
  expect(seen.length).toBeGreaterThanOrEqual(moves);
  expect(seen.filter(({ missed }) => missed > 0)).toEqual([]);
  expectHalfInTwoFrames(costs);
}

/** Builds, and every fourth turn invests; takes what lies open. */
function choiceOf({ choices, table }: Guest<UnionPacific>): Action {
  const wanted = (table?.turns ?? 0) % 4 === 3 ? 'invest' : 'build';
  return (choices.find((action) => action.do === wanted) ?? choices[0]) as Action;
}
