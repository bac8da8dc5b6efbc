import type { Page } from '@playwright/test';
import { expectOver } from './player.ts';
import { storeHere } from './stored-here.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from './test.ts';

const RECORD = 'src/games/trambahn/rules/records/reshuffle.json';
const END = 304;

/** What every table of this browser was dealt first. */
const deals = (page: Page) =>
  page.evaluate(async () => {
    const done = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        request.addEventListener('success', () => resolve(request.result));
        request.addEventListener('error', () => reject(request.error));
      });
    const database = await done(indexedDB.open('rotonde'));
    const lines = database.transaction('lines').objectStore('lines');
    const all = (await done(lines.getAll())) as { seq: number; action: unknown }[];
    database.close();
    return all.filter(({ seq }) => seq === 1).map(({ action }) => JSON.stringify(action));
  });

test('a deal again, and to a friend by a link that does not tell how it went', async ({
  house,
  person,
}) => {
  const { page } = await person({ language: 'fr' });
  await page.goto(`${house.url}/play/solo/trambahn`);
  await expect(page.locator('[data-lever]')).toBeVisible();
  await storeHere(page, RECORD, END);
  await expectOver(page);
  const finished = page.url();
  await page.getByRole('button', { name: 'Rejouer la même donne' }).click();
  await expect.poll(() => page.url()).not.toBe(finished);
  await expect(page.locator('[data-lever]')).toBeVisible();
  const [first, second, ...others] = await deals(page);
  expect(second).toBe(first);
  expect(others).toEqual([]);

  await page.goto(finished);
  await expectOver(page);
  await page.getByRole('link', { name: 'Comparer, inviter' }).click();
  await expect(page.getByRole('heading', { name: 'Rien à comparer encore' })).toBeVisible();
  // Without a clipboard the link is there to be copied by hand.
  await page.evaluate(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }));
  await page.getByRole('button', { name: 'Inviter quelqu’un' }).click();
  const link = await page.getByRole('textbox').inputValue();

  const { page: friend } = await person({ phone: true });
  await friend.goto(link);
  await expect(friend.getByRole('heading', { level: 1 })).toContainText('the same cards');
  await expect(friend.getByRole('main')).not.toContainText(/\d\d/);
  await expectAccessible(friend);
  await friend.getByRole('button', { name: 'Board' }).click();
  await expect(friend.locator('[data-lever]')).toBeVisible();
  expect(await deals(friend)).toEqual([first]);

  // Whoever has arrived sees both games.
  await storeHere(friend, RECORD, END);
  await expectOver(friend);
  await friend.getByRole('link', { name: 'Compare, invite a friend' }).click();
  await expect(friend.getByText('The same line from one end to the other.')).toBeVisible();
  await expectNoSidewaysScroll(friend);
  await expectAccessible(friend);
});
