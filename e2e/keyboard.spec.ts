import type { Page } from '@playwright/test';
import { answered, callOf, expectOver } from './player.ts';
import { expect, test } from './test.ts';

test('a whole game by keyboard alone', async ({ house, person }) => {
  const { page } = await person();
  await page.goto(house.url);
  await tabTo(page, 'a[href^="/play/solo/trambahn"]');
  await page.keyboard.press('Enter');
  await expect(page.locator('[data-lever]')).toBeVisible();

  for (let idle = 0; idle < 2000; ) {
    const call = await callOf(page);
    if (call === 'over') break;
    if (call === 'wait') {
      idle++;
      await page.waitForTimeout(50);
      continue;
    }
    idle = 0;
    await answered(page, () => (call === 'end' ? pullLever(page) : layCard(page)));
  }
  await expectOver(page);
});

async function pullLever(page: Page): Promise<void> {
  await tabTo(page, '[data-lever]');
  await page.keyboard.press('Enter');
}

async function layCard(page: Page): Promise<void> {
  await tabTo(page, '[data-piece^="hand:"]');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await tabTo(page, '[data-place].lit');
  await page.keyboard.press('Enter');
}

/** Presses Tab until what has the focus is one of these. */
async function tabTo(page: Page, selector: string): Promise<void> {
  const there = () =>
    page.evaluate((wanted) => document.activeElement?.matches(wanted) === true, selector);
  for (let presses = 0; presses < 80; presses++) {
    if (await there()) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`the keyboard does not reach ${selector}`);
}
