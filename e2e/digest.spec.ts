import type { Page } from '@playwright/test';
import { city } from './railroad-tycoon-player.ts';
import { keepPlain } from './railroad-tycoon-seats.ts';
import { becomeGuest, newSecret, storeTable } from './stored.ts';
import { expect, expectAccessible, type Person, test } from './test.ts';

const RECORD = 'src/games/railroad-tycoon/rules/records/four-players.json';
/** Ada is to act; the three others have just done so. */
const HER_TURN = 239;

async function sitDown({ page, context }: Person, house: { dataDir: string; url: string }) {
  const secret = newSecret();
  await becomeGuest(context, secret);
  await keepPlain(page);
  const table = await storeTable(house.dataDir, RECORD, HER_TURN, { 0: secret });
  await page.goto(`${house.url}/t/${table}`);
  await expect(page.locator('.rt-act').first()).toBeVisible();
}

const boardOf = (page: Page) => page.locator('.table-board').boundingBox();
const strips = (page: Page) => page.locator('.digest-strip');

test('since your turn: a row of its own, its lines point at the board, its film moves nothing', async ({
  house,
  person,
}) => {
  const ada = await person();
  const { page } = ada;
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.setViewportSize({ width: 1366, height: 768 });
  await sitDown(ada, house);

  const row = page.getByRole('region', { name: 'Since your turn' });
  await expect(strips(page)).toHaveCount(3);
  const board = await boardOf(page);
  const { y, height } = (await row.boundingBox()) ?? { y: 0, height: 0 };
  expect([y, height, board?.y]).toEqual([60, 40, 100]);
  expect((board?.y ?? 0) + (board?.height ?? 0)).toBe(768);

  // No word is cut; who points at a line sees the whole of it.
  const last = strips(page).last();
  const whole = await last.locator('.visually-hidden').innerText();
  await last.hover();
  if (await last.locator('[data-cut]').isVisible())
    await expect(page.locator('.digest-whole').last()).toBeVisible();

  await last.click();
  await expect(last).toHaveAttribute('aria-pressed', 'true');
  const slip = page.locator('.digest-slip');
  await expect(slip.locator('.visually-hidden')).toHaveText(whole);
  await expect(page.getByText('Why not?')).toBeHidden();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(slip).toBeHidden();
  await expect(last).toHaveAttribute('aria-pressed', 'false');

  // One stop for all strips: arrows go along them.
  await page.keyboard.press('ArrowLeft');
  await expect(strips(page).nth(1)).toBeFocused();

  await page.locator('.rt-map').evaluate((map) => map.setAttribute('data-same', ''));
  await page.getByRole('button', { name: /Play back \d:\d\d/ }).click();
  await expect(row.getByRole('heading')).toHaveText('The film');
  expect(await boardOf(page)).toEqual(board);
  await page.getByRole('button', { name: 'Skip' }).click();
  await expect(row.getByRole('heading')).toHaveText('Since your turn');

  await page.locator('.table-log li li button').nth(3).click();
  await expect(row.getByRole('heading')).toHaveText('The table as it was after:');
  expect(await boardOf(page)).toEqual(board);
  await page.getByRole('button', { name: 'Back to now' }).click();
  await expect(strips(page)).toHaveCount(3);
  await expect(page.locator('.rt-map[data-same]')).toBeVisible();
});

test('since your turn, on a phone: it opens with the turn and folds at the first touch of the board', async ({
  house,
  person,
}) => {
  const ada = await person({ phone: true, language: 'fr' });
  const { page } = ada;
  await sitDown(ada, house);
  const open = page.locator('.digest.open');
  await expect(open).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Depuis votre tour' })).toBeVisible();
  // It lies over the map, and one's own network is brought into sight below it.
  const lines = await page.locator('.digest-body').boundingBox();
  const top = async () => (await city(page, 'detroit').boundingBox())?.y;
  await expect.poll(top).toBeGreaterThan((lines?.y ?? 0) + (lines?.height ?? 844));
  const board = await boardOf(page);
  await expectAccessible(page);

  await page.locator('.rt-act').first().tap();
  await expect(open).toBeHidden();
  expect(await boardOf(page)).toEqual(board);
  const { height } = (await page.locator('.digest').boundingBox()) ?? { height: 0 };
  expect(height).toBe(38);
  await expect(strips(page)).toHaveCount(3);

  await strips(page).nth(1).tap();
  await expect(page.locator('.digest-slip')).toBeInViewport();
  await strips(page).nth(1).tap();
  await expect(page.locator('.digest-slip')).toBeHidden();
  expect(await page.evaluate(() => document.scrollingElement?.scrollTop)).toBe(0);
});

test('a sign is shown until it is put away, by key or press, and stays the first strip', async ({
  house,
  person,
}) => {
  const { page, context } = await person();
  const secret = newSecret();
  await becomeGuest(context, secret);
  const record = 'src/games/trambahn/rules/records/reshuffle.json';
  const table = await storeTable(house.dataDir, record, 157, { 0: secret });
  // Who was there before the deck ran out comes back.
  await context.addInitScript((key) => {
    if (location.protocol === 'http:' && localStorage.getItem('rotonde.signs') === null)
      localStorage.setItem('rotonde.signs', JSON.stringify({ [key]: 100 }));
  }, `${table} 0`);
  const sign = page.getByRole('alertdialog', { name: /draw pile/i });
  await page.goto(`${house.url}/t/${table}`);
  await expect(sign).toBeVisible();
  await expect(sign).toHaveAccessibleDescription(/half/i);
  await expect(page.locator('[data-sign]')).toBeFocused();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(sign).toBeHidden();
  await expect(strips(page).first()).toContainText(/draw pile is empty/);

  await page.reload();
  await expect(strips(page)).toHaveCount(2);
  await expect(sign).toBeHidden();

  await page.evaluate(() => localStorage.removeItem('rotonde.signs'));
  await page.reload();
  await page.locator('[data-sign]').click();
  await expect(sign).toBeHidden();
});
