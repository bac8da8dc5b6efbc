import type { Page } from '@playwright/test';
export default async (page: Page) => {
  await page.locator('.digest-strip').last().click();
  await page.waitForTimeout(500);
};
