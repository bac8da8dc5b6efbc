import { layCard } from './player.ts';
import { expect, expectAccessible, test } from './test.ts';

test('the stationmaster is asked, read and followed; he is at no table of two people', async ({
  house,
  person,
}) => {
  const { page } = await person();
  await page.goto(`${house.url}/play/solo/trambahn`);
  const ask = page.getByRole('button', { name: 'Ask the stationmaster (C)' });
  const card = page.getByRole('region', { name: 'The stationmaster advises' });
  const choices = card.getByRole('listitem');
  await expect(ask).toBeVisible();
  await expect(page.locator('[data-piece^="hand:"].lit').first()).toBeVisible();
  await page.locator('#main').focus();
  await page.keyboard.press('c');
  await expect(ask).toHaveAttribute('aria-pressed', 'true');
  await expect(card).toHaveAttribute('data-state', 'shown');
  await expect(choices.first()).toContainText('chance, give or take');
  await expect(page.getByRole('status').getByText('The stationmaster advises')).toBeAttached();
  expect(await choices.count()).toBeLessThanOrEqual(3);
  await expect(page.locator('.advice-mark')).not.toHaveCount(0);
  await expect(page.getByText('the game stays out of the record').first()).toBeVisible();
  await expectAccessible(page);
  // Arrows go along the choices; Escape puts them away, and nothing has been played.
  const first = choices.first().getByRole('button');
  await first.focus();
  await page.keyboard.press('ArrowUp');
  await expect(choices.last().getByRole('button')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(card).toHaveCount(0);
  // Whoever moves has done with the advice.
  await ask.click();
  await expect(card).toBeVisible();
  await layCard(page);
  await expect(card).toHaveCount(0);
  // Over a reload the journal still says that it was asked.
  await page.reload();
  await expect(page.locator('.advised-note')).toBeVisible();

  await page.goto(`${house.url}/play/here/trambahn`);
  const names = page.getByRole('textbox');
  await names.nth(0).fill('Ada');
  await names.nth(1).fill('Lena');
  await page.locator('form button[type=submit]').click();
  await page.getByRole('button', { name: /^I am / }).click();
  await expect(page.locator('[data-lever]')).toBeVisible();
  await expect(ask).toHaveCount(0);
});
