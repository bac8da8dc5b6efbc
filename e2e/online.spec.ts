import type { Page } from '@playwright/test';
import { expectOver, journalOf, layCard, playOn, playTurns } from './player.ts';
import { storeTable } from './stored.ts';
import { expect, expectAccessible, test } from './test.ts';

const RECORD = 'src/games/trambahn/rules/records/ends-mid-turn.json';
/** Some turns before its end. */
const LATE = 270;

test('two browsers and a watcher, through a reload and a server that is killed', async ({
  house,
  person,
}) => {
  const ada = await person();
  const lena = await person({ language: 'fr' });
  const watcher = await person();

  await ada.page.goto(house.url);
  await ada.page.getByRole('link', { name: /with a link/i }).click();
  await ada.page.getByRole('button', { name: 'Open the table' }).click();
  await expect(ada.page.getByText('The table is laid')).toBeVisible();
  await expectAccessible(ada.page);
  const address = ada.page.url();

  await lena.page.goto(address);
  await lena.page
    .getByRole('button', { name: /asseoir|place/i })
    .first()
    .click();
  await expect(ada.page.locator('[data-lever]')).toBeVisible();
  await watcher.page.goto(address);
  await expect(watcher.page.getByText('You are watching')).toBeVisible();
  await expect(watcher.page.locator('[data-piece]')).toHaveCount(0);
  await expectAccessible(watcher.page);

  const both = (turns: number) => playTurns([ada.page, lena.page], turns);
  await both(2);

  // In the middle of a turn: one card laid, then the page is loaded anew.
  await toMove(ada.page, lena.page);
  const before = await settled(ada.page, lena.page);
  await ada.page.reload();
  await expect.poll(() => journalOf(ada.page)).toEqual(before);

  await both(2);
  const lines = await settled(ada.page, lena.page);
  await house.kill();
  await expect(ada.page.getByText(/The line is down/)).toBeVisible();
  await house.open();
  await expect(ada.page.getByText(/The line is down/)).toBeHidden({ timeout: 60_000 });
  expect(await settled(ada.page, lena.page)).toEqual(lines);

  await both(1);

  // Late in another game, to its end.
  const guests = { 0: await secretOf(ada.page), 1: await secretOf(lena.page) };
  const late = await storeTable(house.dataDir, RECORD, LATE, guests);
  for (const { page } of [ada, lena, watcher]) await page.goto(`${house.url}/t/${late}`);
  await expect(ada.page.locator('[data-lever]')).toBeVisible();
  await both(200);
  for (const { page } of [ada, lena, watcher]) await expectOver(page);
  await lena.page.getByRole('button', { name: /hasard/i }).click();
  await expect(lena.page.getByText(/tirages découlent|tirages/).first()).toBeVisible();
});

test('a link to nowhere says so', async ({ house, person }) => {
  const { page } = await person();
  await page.goto(`${house.url}/t/zzzzzzzzzzzzzzzz`);
  await expect(page.getByRole('heading', { name: 'There is no such table' })).toBeVisible();
  await expectAccessible(page);
});

test('two tabs on one seat do not harm each other', async ({ house, person }) => {
  const { page, context } = await person();
  await page.goto(`${house.url}/play/solo/trambahn`);
  await layCard(page);
  const second = await context.newPage();
  await second.goto(page.url());
  await expect(second.locator('[data-piece^="hand:"]')).toHaveCount(5);
  await second.locator('[data-lever][data-ready="true"]').click();
  await playOn(second, async () => (await journalOf(second)).length > 6);
  await page.bringToFront();
  await expect.poll(async () => (await journalOf(page)).length).toBeGreaterThan(6);
  await playOn(page, async () => (await journalOf(page)).length > 12);
});

/** Who this browser's guest is. */
async function secretOf(page: Page): Promise<string> {
  const guest = await page.evaluate(() => localStorage.getItem('rotonde.guest') ?? '');
  return (JSON.parse(guest) as { secret: string }).secret;
}

/** Waits until one of the two is to move, and lays one card there. */
async function toMove(...pages: readonly Page[]): Promise<void> {
  await expect
    .poll(async () => {
      for (const page of pages) if (await page.locator('.tram-piece.lit').count()) return true;
      return false;
    })
    .toBe(true);
  for (const page of pages) if (await page.locator('.tram-piece.lit').count()) return layCard(page);
}

/** The journal once both have heard of everything, and shown it. Whoever did something has heard of it. */
async function settled(page: Page, other: Page): Promise<string[]> {
  await expect
    .poll(async () => {
      const [lines, others] = await Promise.all([journalOf(page), journalOf(other)]);
      return lines.length === others.length && ![...lines, ...others].includes('');
    })
    .toBe(true);
  return journalOf(page);
}
