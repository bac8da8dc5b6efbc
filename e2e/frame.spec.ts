import type { Page } from '@playwright/test';
import { Builders } from './builders.ts';
import { watchedGames } from './frame-games.ts';
import { expectDrawn, expectNoneLate, watchMoves } from './frames.ts';
import { expect, test } from './test.ts';
import { playWatched } from './watched-game.ts';

test('Trambahn: a move is in the next frame, through twelve turns of each', async ({
  house,
  person,
}) => {
  const builders = new Builders(house.url);
  await builders.open();
  const { page } = await person();
  await sitDown(page, builders, house.url);
  await watch(page, builders, () => builders.turns > 24);
  await expectNoneLate(page, 100);
});

test('Trambahn: a move is in the next frame, at a full table with everything moving', async ({
  house,
  person,
}) => {
  const builders = new Builders(house.url);
  await builders.open();
  while (builders.columns < 12) await builders.move();
  const { page } = await person();
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await sitDown(page, builders, house.url);
  await watch(page, builders, (count) => count >= 40);
  await expectNoneLate(page, 20);
});

for (const watched of watchedGames) {
  const [usual, moving] = watched.moves;
  for (const [motion, what, moves] of [
    ['reduce', 'turn by turn', usual],
    ['no-preference', 'with everything moving', moving],
  ] as const) {
    test(`${watched.name}: a move is in the next frame, ${what}`, async ({ house, person }) => {
      const page = await playWatched(watched, { house, person }, { moves, motion });
      await expectNoneLate(page, moves);
    });
  }
}

/** The first builder's seat, seen in a page. */
async function sitDown(page: Page, { id, secrets }: Builders, url: string): Promise<void> {
  const guest = JSON.stringify({ secret: secrets[0], nickname: 0 });
  await page.addInitScript((kept) => localStorage.setItem('rotonde.guest', kept), guest);
  await page.addInitScript(watchMoves);
  await page.goto(`${url}/t/${id}`);
  await expect(page.locator('[data-lever]')).toBeVisible();
}

/** Lets them play on, each move when the one before has been shown. */
async function watch(
  page: Page,
  builders: Builders,
  enough: (count: number) => boolean,
): Promise<void> {
  for (let count = 0; !enough(count) && !builders.isOver; count++) {
    await builders.move();
    await expectDrawn(page, builders.seq);
    // What is still being shown is skipped, so that the next one is not kept waiting. A sign takes a key for itself.
    while ((await page.locator('.table-sign').count()) > 0) await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
    await expect(page.locator('.tram-air, .tram-tally')).toHaveCount(0);
  }
  builders.close();
}
