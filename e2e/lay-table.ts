import type { Page } from '@playwright/test';
import type { House } from './house.ts';
import { expect } from './test.ts';

/** A table of this game for three, two of whom come by its link. */
export async function layTable(page: Page, { url }: House, game: string): Promise<void> {
  await page.goto(`${url}/play/setup/${game}?way=online`);
  await page.getByRole('radio', { name: '3 players' }).check();
  for (const seat of [1, 2]) {
    const row = page.locator('.setup-seats > li').nth(seat);
    await row.getByRole('radio', { name: 'By link', exact: true }).check();
  }
  await page.locator('form button[type=submit]').click();
  await expect(page.getByText('The table is laid')).toBeVisible();
}
