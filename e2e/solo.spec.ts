import type { Page } from '@playwright/test';
import { callOf, expectOver, journalOf, layCard, playOn } from './player.ts';
import { becomeGuest, newSecret, storeTable } from './stored.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from './test.ts';

/** Where the page, its box, its head and its foot stand. */
const standing = (page: Page) =>
  page.evaluate(() => {
    const box = (selector: string) => document.querySelector(selector)?.getBoundingClientRect();
    return {
      page: scrollY,
      below: document.documentElement.scrollHeight - innerHeight,
      scene: document.querySelector('.tram-scene')?.scrollTop,
      head: box('.table-bar')?.top,
      hand: box('.tram-cards')?.top,
      lever: box('[data-lever]')?.top,
      foot: box('.tram-foot')?.bottom,
    };
  });

/** In the page: what a browser does that would install it. */
function offerToInstall(): void {
  dispatchEvent(new Event('beforeinstallprompt', { cancelable: true }));
}

test('on a phone, in French', async ({ house, person }) => {
  const { page } = await person({ language: 'fr', phone: true });
  await page.goto(house.url);
  await expectNoSidewaysScroll(page);
  await page.getByRole('link', { name: /contre l’ordinateur/i }).click();
  await expect(page.locator('[data-lever]')).toBeVisible();
  await playOn(page, async () =>
    /Tour (9|\d\d) /.test(await page.locator('h1 ~ small').innerText()),
  );
  await expectNoSidewaysScroll(page);
  expect(await standing(page)).toMatchObject({ page: 0, below: 0, head: 0, foot: 844 });
  // However many columns are unfolded, the hand and what may be done stay in reach.
  await page.locator('.tram-unfold').dispatchEvent('click');
  await expect(page.locator('.tram-foot')).toBeInViewport({ ratio: 1 });
  await page.locator('.tram-unfold').dispatchEvent('click');
  await expectAccessible(page);
  await playOn(page);
  await expectOver(page);
  await expectNoSidewaysScroll(page);
  // The first game that ends passes on the browser's offer to install the house; once.
  await page.evaluate(offerToInstall);
  const install = page.locator('.table-end').getByRole('button', { name: 'Installer Rotonde' });
  await expect(install).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Pas maintenant' }).tap();
  await expect(install).toHaveCount(0);
  await expect(page.locator('.table-end-next .button').first()).toBeFocused();
  await page.reload();
  await expectOver(page);
  await page.evaluate(offerToInstall);
  await expect(install).toHaveCount(0);
  // Its door knows it, and leads to it.
  await page.goto(`${house.url}/games/trambahn`);
  const last = page.getByRole('table').getByRole('row').filter({ hasText: 'Léon' });
  await expect(last).toContainText(/gagn/);
  await last.getByRole('link').click();
  await expect(page).toHaveURL(/\/replay\/\w+$/);
  await expect(page.getByRole('slider')).toBeVisible();
  // It is kept here, and counts among one's own.
  await page.goto(house.url);
  await page.getByRole('link', { name: 'Vos parties en chiffres' }).click();
  const figures = page.getByRole('region', { name: 'Sur cet appareil' });
  await expect(figures.getByRole('row', { name: /Trambahn.*1.*décisions/ })).toBeVisible();
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
  // It punches a hole, or draws a ring, in the ticket of whom it was played against.
  await page.goto(`${house.url}/crew/trambahn`);
  const opponent = page.getByRole('listitem').filter({ hasText: 'Léon' });
  await expect(opponent).toContainText(/victoire|défaite/);
  await expect(opponent.getByRole('link', { name: 'Jouer contre Léon' })).toBeVisible();
});

test('on a small phone only the box between head and foot moves; what happened is ringed there', async ({
  house,
  person,
}) => {
  const guest = newSecret();
  const file = 'src/games/trambahn/rules/records/reshuffle.json';
  const table = await storeTable(house.dataDir, file, 157, { 0: guest });
  const { page, context } = await person({ language: 'fr', phone: true });
  await page.setViewportSize({ width: 375, height: 667 });
  await becomeGuest(context, guest);
  await page.goto(`${house.url}/t/${table}`);
  const strips = page.locator('.digest-strip');
  await expect(strips).toHaveText([/−2.*argent/, /rouge 6·7·8, vapeur/]);
  await expect(page.locator('.table-bar')).toContainText('Tour 15');
  await expect(page.locator('.tram-mine')).toBeInViewport({ ratio: 0.9 });
  const before = await standing(page);
  expect(before).toMatchObject({ page: 0, below: 0, head: 0, foot: 667 });

  await strips.last().click();
  await expect(page.locator('[data-pointed="1"]')).toBeInViewport({ ratio: 1 });
  await expect(page.locator('[data-pointed]')).toHaveCount(2);
  await strips.last().click();
  await expect(page.locator('[data-pointed]')).toHaveCount(0);
  expect(await standing(page)).toEqual(before);

  // A card in hand changes what is said, and nothing moves for it.
  await page.locator('[data-piece="hand:0"]').click();
  await expect(page.locator('.tram-hint')).toContainText('Où va le 4 bleu');
  expect(await standing(page)).toEqual(before);
  await expect(page.locator('.tram-board [data-hint]:not([data-hint-rule])')).toHaveCount(0);
  await expect(page.locator('.tram-board [data-hint-rule="9.1"]')).toHaveCount(4);
});

test('undo takes back to the last reveal; a refused move says why, with its rule', async ({
  house,
  person,
}) => {
  const { page } = await person();
  await page.goto(`${house.url}/play/solo/trambahn`);
  await expect(page.locator('.tram-piece.lit')).toHaveCount(6);
  const before = await journalOf(page);
  await layCard(page);
  await expect(page.locator('[data-piece^="hand:"]')).toHaveCount(5);
  // Laid by mouse: Enter pulls the lever, as is written there, and does not press the place again.
  const step = page.locator('[aria-current="step"]');
  const first = await step.innerText();
  await page.keyboard.press('Enter');
  await expect(step).not.toHaveText(first);
  await page.keyboard.press('u');
  await expect(step).toHaveText(first);
  await page.keyboard.press('u');
  await expect(page.locator('[data-piece^="hand:"]')).toHaveCount(6);
  expect(await journalOf(page)).toEqual(before);

  await page.locator('.tram-piece.lit').first().click();
  await page.locator('[data-place="new"]').click();
  await expect(page.getByText('Why not?')).toBeVisible();
  await page.getByText(/Rule \d+\.\d+/).click();
  await expect(page.getByRole('searchbox')).toBeVisible();
});

test('coming back: a reload in the middle of a turn loses nothing', async ({ house, person }) => {
  const { page } = await person();
  await page.goto(`${house.url}/play/solo/trambahn`);
  await playOn(page, async () => (await journalOf(page)).length > 12);
  await expect.poll(() => callOf(page)).not.toBe('wait');
  const before = await journalOf(page);
  await page.reload();
  // The newest comes first. The bot may have moved since, if it was still its turn behind what the page showed.
  const kept = async () => (await journalOf(page)).slice(-before.length);
  await expect.poll(kept).toEqual(before);
  await page.locator('.table-log li li button').last().click();
  await expect(page.getByText('The table as it was after:')).toBeVisible();
  await page.getByRole('button', { name: 'Back to now' }).click();
  await playOn(page, async () => (await journalOf(page)).length > before.length + 12);
});
