import type { Page } from '@playwright/test';

/** Everything that the page draws has come, and stands still. */
export async function settled(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
  await page.locator('.loading').waitFor({ state: 'detached' });
  await page.evaluate(() => document.fonts.ready);
  // A map that is painted in the background has been: the whole, and what is in sight.
  await page.waitForFunction(() => {
    const sheet = document.querySelector('.rt-sheet');
    return !sheet || sheet.querySelectorAll('img[src]').length > (sheet.matches('.rt-far') ? 0 : 1);
  });
  // What comes in by a fade has come in.
  await page.evaluate(async () => {
    const ends = document
      .getAnimations()
      .filter(({ effect }) => effect?.getComputedTiming().iterations !== Infinity)
      .map(({ finished }) => finished);
    await Promise.allSettled(ends);
  });
}
