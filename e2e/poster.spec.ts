import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { shareHere } from './share-here.ts';
import { becomeGuest, newSecret, storeTable } from './stored.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from './test.ts';

const RECORD = 'src/games/trambahn/rules/records/reshuffle.json';

/** What this button hands over, as bytes. */
async function saved(page: Page, button: RegExp): Promise<Buffer> {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: button }).click(),
  ]);
  return readFileSync(await download.path());
}

test('at the end of a game and after its replay a poster can be kept, on a desk and on a phone', async ({
  house,
  person,
}) => {
  const guest = newSecret();
  const table = await storeTable(house.dataDir, RECORD, 304, { 0: guest });
  const french = await person({ language: 'fr' });
  await becomeGuest(french.context, guest);
  await french.page.goto(`${house.url}/t/${table}`);
  await french.page.getByRole('button', { name: 'Garder l’affiche' }).click();
  await expect(french.page.getByRole('img', { name: /^Une affiche/ })).toBeVisible();
  await expectAccessible(french.page);
  const png = await saved(french.page, /PNG/);
  expect(png.subarray(1, 4).toString()).toBe('PNG');
  expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1800, 2400]);
  const svg = await saved(french.page, /SVG/);
  // Styles in a drawing are none of our pages': it is read in an empty one.
  const empty = await french.context.newPage();
  const root = await empty.evaluate((text) => {
    const { documentElement } = new DOMParser().parseFromString(text, 'image/svg+xml');
    return documentElement.querySelector('parsererror')?.textContent ?? documentElement.nodeName;
  }, svg.toString());
  expect(root).toBe('svg');

  // Here nothing can be handed to another program: the picture itself is copied, or the link.
  await french.context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await french.page.getByRole('button', { name: 'Copier l’image' }).click();
  await expect(french.page.getByText('Copié.')).toBeVisible();
  const types = await french.page.evaluate(async () =>
    (await navigator.clipboard.read()).flatMap((item) => item.types),
  );
  expect(types).toContain('image/png');
  await french.page.getByRole('button', { name: 'Copier le lien' }).click();
  await expect
    .poll(() => french.page.evaluate(() => navigator.clipboard.readText()))
    .toBe(`${house.url}/t/${table}`);

  const { page, context } = await person({ phone: true });
  await becomeGuest(context, guest);
  await context.addInitScript(shareHere);
  await page.goto(`${house.url}/t/${table}`);
  const keep = page.getByRole('button', { name: 'Keep the poster' });
  await keep.tap();
  const poster = page.getByRole('img', { name: /^A poster/ });
  await expect(poster).toBeVisible();
  await page.goto(`${house.url}/replay/${table}`);
  await keep.tap();
  const share = page.getByRole('button', { name: 'Share' });
  const given = page.locator('html');
  await share.tap();
  await expect(given).toHaveAttribute(
    'data-shared',
    `The poster of this game, ${house.url}/replay/${table}, trambahn.png image/png`,
  );
  const ways = page.locator('.poster-ways [role="status"]');
  await expect(ways).toBeEmpty();
  // Whoever closes the sheet has not failed; who was refused is told, and can keep it otherwise.
  for (const [error, said] of [
    ['AbortError', ''],
    ['NotAllowedError', 'That did not work: keep it as a picture, and send that.'],
  ] as const) {
    await page.evaluate(
      (name) => document.documentElement.setAttribute('data-shared', name),
      error,
    );
    await share.tap();
    await expect(given).toHaveAttribute('data-shared', 'refused');
    await expect(ways).toHaveText(said);
  }
  await page.goto(`${house.url}/replay`);
  await page.locator('input[type=file]').setInputFiles(RECORD);
  await keep.tap();
  await expect(poster).toBeVisible();
  await expect(page.getByRole('button', { name: /SVG/ })).toBeInViewport({ ratio: 1 });
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  expect((await saved(page, /PNG/)).subarray(1, 4).toString()).toBe('PNG');
  // A file has no address.
  await share.tap();
  await expect(given).toHaveAttribute(
    'data-shared',
    'The poster of this game, , trambahn.png image/png',
  );
});
