import { journalOf, playOn } from './player.ts';
import { expect, test } from './test.ts';

test('a game with the network cut, through a closed browser tab', async ({ house, person }) => {
  const { page, context } = await person({ keeps: true });
  await page.goto(house.url);
  await page.evaluate(() => navigator.serviceWorker.ready);
  // The worker has the page's files once it is active and has taken over.
  await page.reload();
  await expect
    .poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null))
    .toBe(true);
  await context.setOffline(true);

  // Both languages are kept, and the document comes in the one chosen.
  await page.goto(`${house.url}/about`);
  await page.getByRole('button', { name: 'FR' }).click();
  await page.goto(house.url);
  await expect(page.getByRole('link', { name: /contre l’ordinateur/i })).toBeVisible();
  await page.getByRole('button', { name: 'EN' }).click();
  await page.getByRole('link', { name: /against the computer/i }).click();
  await playOn(page, async () => (await journalOf(page)).length > 20);
  const before = await journalOf(page);
  await page.close();

  const back = await context.newPage();
  await back.goto(house.url);
  await back.locator('.my-tables a').first().click();
  await expect
    .poll(async () => (await journalOf(back)).length)
    .toBeGreaterThanOrEqual(before.length);
  await playOn(back, async () => (await journalOf(back)).length > before.length + 20);
});
