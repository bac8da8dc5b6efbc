import type { Page } from '@playwright/test';
export default async (page: Page) => {
  if (await page.locator('.table-log').isVisible()) { await page.locator('.table-log li li button').nth(4).click(); }
  else { await page.locator('.digest-fold').click().catch(() => {}); await page.getByRole('button', { name: /Journal/ }).first().click(); await page.locator('.table-log li li button').nth(4).click(); }
  await page.waitForTimeout(700);
};
