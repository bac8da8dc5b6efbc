import type { Page } from '@playwright/test';
import { SIZES } from './fits.ts';
import { press } from './lesson-hands.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from './test.ts';

test('from its rule in the book: what it refuses is tried, then what is allowed; in French, on a phone', async ({
  house,
  person,
}) => {
  const { page } = await person({ language: 'fr', phone: true });
  await page.goto(`${house.url}/rules/trambahn`);
  await page.getByRole('link', { name: 'Essayer 5.2' }).click();
  await expect(page).toHaveURL(/\/try\/trambahn\/5-2$/);
  const card = page.locator('.learn-card');
  await expect(card.getByRole('heading')).toHaveText('Règle 5.2');
  await expect(card).toContainText('Posez le 9 rouge sur la colonne bleue.');
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await press(page, 'hand:3');
  await press(page, 'col:0:0');
  await expect(card).toHaveAttribute('data-learn', 'stops');
  await expect(card.getByRole('heading')).toHaveText('Refusé');
  await expect(card).toContainText('ne prend que des stations de la ligne bleue');
  await expect(card.locator('.learn-rule')).toContainText('5.2');
  await expectAccessible(page);
  await press(page, 'new');
  await expect(card).toHaveAttribute('data-learn', 'end');
  await card.getByRole('button', { name: 'Retour aux règles' }).click();
  await expect(page).toHaveURL(/\/rules\/trambahn#5\.2$/);
  await expect(page.locator('.rulebook-rule.lit')).toContainText('Une colonne ne contient');
});

test('a book is searched by word and by number, also by what was typed before its script had come', async ({
  house,
  person,
}) => {
  const { page } = await person({ language: 'fr' });
  const held = Promise.withResolvers<void>();
  await page.route('**/assets/*.js', async (route) => {
    if (!route.request().url().includes('/dress-')) await held.promise;
    await route.continue();
  });
  await page.goto(`${house.url}/rules/trambahn`, { waitUntil: 'commit' });
  const search = page.getByRole('searchbox', { name: 'Chercher dans les règles' });
  const rules = page.locator('.rulebook-rule');
  const found = page.locator('.rulebook [role="status"]');
  await rules.last().waitFor();
  const all = await rules.count();
  // As it is typed: without accents, in any case.
  await search.fill('DECOMPTE bonus');
  held.resolve();
  await expect(rules.first()).toContainText('décompte bonus');
  await expect.poll(() => rules.count()).toBeLessThan(all);
  await expect(found).toHaveText(`${await rules.count()} sur ${all} règles`);
  for (const word of ['décompte', 'bonus'])
    await expect(rules.first().locator('mark').filter({ hasText: word }).first()).toBeVisible();
  await search.fill('5.2');
  await expect(rules).toHaveCount(1);
  await expect(rules.locator('a').first()).toHaveText('5.2');
  await search.fill('locomotive atomique');
  await expect(rules).toHaveCount(0);
  await expect(found).toHaveText('Aucune règle n’en parle. Essayez un autre mot.');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Effacer' }).click();
  await expect(rules).toHaveCount(all);
  await expect(search).toHaveValue('');
});

test('by keys; what is allowed is not done before the refusal, and it can be tried once more', async ({
  house,
  person,
}) => {
  const { page } = await person({ language: 'en' });
  await page.goto(`${house.url}/rules/pionniers#5.2`);
  await expect(page.locator('.rulebook-rule.lit')).toContainText(
    'A train that is not yet on the board',
  );
  await page.getByRole('link', { name: 'Try it 5.2' }).focus();
  await page.keyboard.press('Enter');
  const card = page.locator('.learn-card');
  await expect(card).toHaveAttribute('data-learn', 'tells');
  await press(page, 'lay');
  await expect(card).toContainText('First try what they do not.');
  await page.locator('#main').focus();
  // Enter presses what is lit.
  await page.keyboard.press('Enter');
  await expect(card.getByRole('heading')).toHaveText('Refused');
  await press(page, 'lay');
  await expect(card).toHaveAttribute('data-learn', 'end');
  await card.getByRole('button', { name: 'Once more' }).click();
  await expect(card).toHaveAttribute('data-learn', 'tells');
  // What no screen offers is offered by the card, and the others play on when it has been refused.
  await page.goto(`${house.url}/try/trambahn/3-2`);
  await expect(card).toContainText('Your rival is playing.');
  for (const said of ['Refused', 'Rule 3.2']) {
    await page.locator('#main').focus();
    await page.keyboard.press('Enter');
    await expect(card.getByRole('heading')).toHaveText(said);
  }
  await expect(card).toContainText('Now do something that is allowed.');
  await expectAccessible(page);
  await page.goto(`${house.url}/try/pionniers/1-1`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(card).toHaveCount(0);
});

test('what a rule speaks of is in sight on a phone, and neither that nor the task lies under the card', async ({
  house,
  person,
}) => {
  const { page } = await person({ language: 'fr', phone: true });
  const card = page.locator('.learn-card');
  // A space has no name on the board: the map comes near and rings it, and there one may press.
  await page.goto(`${house.url}/try/union-pacific/5-6`);
  const ring = page.locator('.map-ring');
  await press(page, 'chip:7');
  const { x, y, width, height } = (await ring.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  await page.touchscreen.tap(x + width / 2, y + height / 2);
  await expect(card.getByRole('heading')).toHaveText('Refusé');
  await expect(card.locator('.learn-rule')).toContainText('5.6');
  await expect(ring).toHaveCount(0);
  // What lies behind a tab, and further down than the screen.
  await page.goto(`${house.url}/try/union-pacific/11-2`);
  await expect(page.locator('.learn-ring.look')).toBeAttached();
  await expect.poll(() => isUncovered(page, '[data-spot="hand:8"]')).toBe(true);
  await page.setViewportSize(SIZES.desk);
  await page.goto(`${house.url}/try/trambahn/5-2`);
  await expect(card).toBeVisible();
  for (const part of ['[data-asked]', '[data-lever]'])
    await expect.poll(() => isUncovered(page, part)).toBe(true);
});

/** On the screen, and no part of it under the card. */
const isUncovered = (page: Page, selector: string): Promise<boolean> =>
  page.evaluate((selector) => {
    const card = document.querySelector('.learn-card')?.getBoundingClientRect();
    const part = [...document.querySelectorAll(selector)].find((one) => one.checkVisibility());
    const box = part?.getBoundingClientRect();
    if (!card || !box || box.top < 0 || box.bottom > innerHeight) return false;
    const isBeside = box.right <= card.left || box.left >= card.right;
    return isBeside || box.bottom <= card.top || box.top >= card.bottom;
  }, selector);
