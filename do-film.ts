import type { Page } from '@playwright/test';
export default async (page: Page) => {
  await page.locator('.digest-film').click();
  await page.waitForTimeout(900);
};
