import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { answered, callOf, expectOver, journalOf } from './player.ts';
import { expect, expectAccessible, test } from './test.ts';

test('a whole game by keyboard alone, from the front page to the checked end', async ({
  house,
  person,
}, testInfo) => {
  const { page } = await person();
  await page.goto(house.url);
  await tabTo(page, 'a[href^="/play/solo/trambahn"]');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('list', { name: 'Steps of the turn' })).toBeVisible();
  await playByKeys(page, async () => (await journalOf(page)).length > 60);
  await expectAccessible(page);
  await playByKeys(page);
  await expectOver(page);
  await expectAccessible(page);

  await page.getByRole('button', { name: 'Check the chance' }).press('Enter');
  await expect(page.getByText(/all \d+ draws follow from the secret/)).toBeVisible();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save the record' }).press('Enter');
  const file = testInfo.outputPath('record.json');
  await (await download).saveAs(file);
  await watchRecord(page, `${house.url}/replay`, file);

  // The finished table says who won, and can be put away.
  await page.goto(house.url);
  const tables = page.getByRole('region', { name: 'My tables' });
  await expect(tables).toContainText(/Winners?: /);
  await tables.getByRole('button', { name: /^Put the table away/ }).click();
  await expectAccessible(page);
  await page.getByRole('dialog').getByRole('button', { name: 'Put away' }).click();
  await expect(tables).toContainText('No table yet');
});

/** A record that was saved is checked and shown; one that was changed is refused. */
async function watchRecord(page: Page, url: string, file: string): Promise<void> {
  const text = readFileSync(file, 'utf8');
  const record = JSON.parse(text) as { entries: number };
  await page.goto(url);
  await page.locator('input[type=file]').setInputFiles(file);
  await expect(page.getByText(`Checked: ${record.entries} entries`)).toBeVisible();
  await page.getByRole('button', { name: 'One on' }).click();
  await page.getByRole('slider').press('End');
  await expectAccessible(page);

  const spoilt = Buffer.from(text.replace('"end-step"', '"end-game"'));
  await page.goto(url);
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'x.json', mimeType: 'application/json', buffer: spoilt });
  await expect(page.getByText('This record is refused')).toBeVisible();
  await expect(page.getByText(/Entry \d+/)).toBeVisible();
}

async function playByKeys(page: Page, until?: () => Promise<boolean>): Promise<void> {
  for (let idle = 0; idle < 2000; ) {
    const call = await callOf(page);
    if (call === 'over' || (await until?.())) return;
    if (call === 'wait') {
      idle++;
      await page.waitForTimeout(50);
      continue;
    }
    idle = 0;
    await answered(page, () => (call === 'end' ? pullLever(page) : layCard(page)));
  }
  throw new Error('nobody moves any more');
}

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
