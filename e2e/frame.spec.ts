import type { Page } from '@playwright/test';
import { Builders } from './builders.ts';
import { watchedGames } from './frame-games.ts';
import { expectDrawn, expectNoneLate, watchMoves } from './frames.ts';
import { expect, test } from './test.ts';
import { playWatched, skipShown } from './watched-game.ts';

test('Trambahn: a move is in the next frame, turn by turn, then at a full table with everything moving', async ({
  house,
  person,
}) => {
  const builders = new Builders(house.url);
  await builders.open();
  const { page } = await person();
  await sitDown(page, builders, house.url);
  await watch(page, builders, () => builders.turns > 16);
  await expectNoneLate(page, 60);

  while (builders.columns < 12) await builders.move();
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.evaluate(() => localStorage.removeItem('rotonde.pace'));
  await page.reload();
  await expect(page.locator('[data-lever]')).toBeVisible();
  await watch(page, builders, (count) => count >= 40);
  await expectNoneLate(page, 20);
  builders.close();
});

for (const watched of watchedGames) {
  test(`${watched.name}: a move is in the next frame, with everything moving, then with nothing`, async ({
    house,
    person,
  }) => {
    const [usual, moving] = watched.moves;
    const spans = [
      { moves: moving, motion: 'no-preference' },
      { moves: usual / 2, motion: 'reduce' },
    ] as const;
    const page = await playWatched(watched, { house, person }, spans);
    await expectNoneLate(page, moving + usual / 2);
  });
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
    await skipShown(page);
    await expect(page.locator('.tram-air, .tram-tally')).toHaveCount(0);
  }
}
