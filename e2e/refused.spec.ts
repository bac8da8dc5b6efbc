import type { Page } from '@playwright/test';
import type { House } from './house.ts';
import { answered as laid } from './player.ts';
import { refuseOnce } from './refuse-once.ts';
import { becomeGuest, newSecret, storeTable } from './stored.ts';
import { expect, type Person, test } from './test.ts';
import { aim, lever, pull } from './union-pacific-player.ts';

/** What the table refuses, or what does not reach it, stays in hand: nobody plans a turn twice. */

const asked = { timeout: 60_000 };
const why = (page: Page) => page.locator('.table-why');

test('Trambahn: a card that the table refuses is in hand again', async ({ house, person }) => {
  const ada = await person();
  await refuseOnce(ada.page);
  await sitDown(house, ada, 'trambahn', 'bonus-scoring', 1);
  const { page } = ada;
  const card = page.locator('.tram-piece.lit[data-piece^="hand:"]').first();
  const place = page.locator('[data-place].lit').first();
  await card.click(asked);
  await place.click();
  await expect(why(page)).toContainText('It could not be written down just now. Try again.');
  await expect(page.locator('[data-piece][aria-pressed="true"]')).toHaveCount(1);
  await laid(page, () => place.click());
  await expect(page.locator('[data-piece][aria-pressed="true"]')).toHaveCount(0);
  await expect(page.locator('[data-piece^="hand:"]')).toHaveCount(5);
});

test('Union Pacific: a building that the table refuses is still chosen', async ({
  house,
  person,
}) => {
  const ada = await person();
  await refuseOnce(ada.page);
  await sitDown(house, ada, 'union-pacific', 'four-players', 203);
  const { page } = ada;
  await expect(page.locator('[data-lever]')).toBeVisible(asked);
  const trains = page.locator('.up-layer.trains > g');
  const before = await trains.count();
  await aim(page);
  await lever(page).click();
  await expect(why(page)).toContainText('It could not be written down just now. Try again.');
  await expect(lever(page)).toHaveAttribute('data-do', 'build');
  await expect(trains).toHaveCount(before);
  await pull(page);
  await expect(trains).toHaveCount(before + 1);
});

/** Comes to the first seat of a recorded game after so many entries. */
async function sitDown(
  { url, dataDir }: House,
  { page, context }: Person,
  game: string,
  record: string,
  upTo: number,
): Promise<void> {
  const secret = newSecret();
  const file = `src/games/${game}/rules/records/${record}.json`;
  const table = await storeTable(dataDir, file, upTo, { 0: secret }, 'random');
  await becomeGuest(context, secret);
  await page.goto(`${url}/t/${table}`);
}
