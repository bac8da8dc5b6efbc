import { callOf, expectOver, playOn } from './player.ts';
import { expect, expectAccessible, test } from './test.ts';

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
  for (let turns = 0; turns < 200; turns++) {
    const reveal = page.getByRole('button', { name: /^I am / });
    const over = page.locator('.table-end');
    await expect(reveal.or(over)).toBeVisible();
    if (await over.isVisible()) break;
    // Nothing of the table is behind the curtain.
    await expect(page.locator('[data-piece]')).toHaveCount(0);
    if (turns === 0) await expectAccessible(page);
    shown.push((await reveal.innerText()).replace(/\s+Enter$/, ''));
    await reveal.click();
    await expect(reveal).toBeHidden();
    await playOn(page, async () => (await reveal.isVisible()) || (await callOf(page)) === 'over');
  }
  await expectOver(page);
  expect(shown.slice(0, 4)).toEqual(['I am Ada', 'I am Lena', 'I am Ada', 'I am Lena']);
});
