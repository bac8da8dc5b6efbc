import { callOf, expectOver, playOn } from './player.ts';
import { storeHere } from './stored-here.ts';
import { expect, expectAccessible, test } from './test.ts';

const RECORD = 'src/games/trambahn/rules/records/ends-mid-turn.json';
/** Some turns before its end. */
const LATE = 270;

test('two on one device, a curtain between their turns', async ({ house, person }) => {
  const { page } = await person();
  await page.goto(house.url);
  await page.getByRole('link', { name: /on this device/i }).click();
  const names = page.getByRole('textbox');
  await names.nth(0).fill('Ada');
  await names.nth(1).fill('Lena');
  await expectAccessible(page);
  await page.locator('form button[type=submit]').click();

  const shown: string[] = [];
  const reveal = page.getByRole('button', { name: /^I am / });
  const over = page.locator('.table-end');
  const playTurns = async (most: number): Promise<void> => {
    for (let turns = 0; turns < most; turns++) {
      await expect(reveal.or(over)).toBeVisible();
      if (await over.isVisible()) return;
      // Nothing of the table is behind the curtain.
      await expect(page.locator('[data-piece]')).toHaveCount(0);
      if (shown.length === 0) await expectAccessible(page);
      shown.push((await reveal.innerText()).replace(/\s+Enter$/, ''));
      await reveal.click();
      await expect(reveal).toBeHidden();
      await playOn(page, async () => (await reveal.isVisible()) || (await callOf(page)) === 'over');
    }
  };
  await playTurns(4);
  expect(shown).toEqual([0, 1].flatMap(() => ['I am Ada', 'I am Lena']));

  // Late in a game, it goes on so to the end.
  await expect(reveal).toBeVisible();
  await storeHere(page, RECORD, LATE);
  await playTurns(200);
  await expectOver(page);
  expect(shown.length).toBeGreaterThan(5);
});
