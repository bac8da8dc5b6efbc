import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from './test.ts';

const SETUP = '/play/setup/pionniers';

/** The words this page is found by. */
const WORDS = {
  en: { title: 'Set up the table', kinds: ['Computer', 'Here', 'By link'], own: 'Your layout' },
  fr: { title: 'Dresser la table', kinds: ['Ordinateur', 'Ici', 'Par lien'], own: 'Votre tracé' },
} as const;

const seats = (page: Page) => page.locator('.setup-seats > li');
const kind = (page: Page, seat: number, name: string) =>
  seats(page).nth(seat).getByRole('radio', { name, exact: true });
const count = (page: Page, players: number) =>
  page.getByRole('radio', { name: new RegExp(`^${players} (players|joueurs)$`) });
const start = (page: Page) => page.locator('form button[type=submit]');

for (const language of ['en', 'fr'] as const) {
  for (const phone of [false, true]) {
    test(`a table is laid, ${language}, ${phone ? 'phone' : 'desk'}`, async ({ house, person }) => {
      const { page } = await person({ language, phone });
      const { title, kinds, own } = WORDS[language];
      for (const way of ['solo', 'here', 'online']) {
        await page.goto(`${house.url}${SETUP}?way=${way}`);
        await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
        await expectAccessible(page);
        await expectNoSidewaysScroll(page);
      }
      await page.goto(`${house.url}/rules/pionniers`);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expectAccessible(page);
      await expectNoSidewaysScroll(page);
      await page.goto(`${house.url}/play/here/pionniers`);
      await count(page, 4).check();
      await expect(seats(page)).toHaveCount(4);
      await kind(page, 2, kinds[0]).check();
      await kind(page, 3, kinds[1]).check();
      await page.getByRole('radio', { name: own }).check();
      await expectAccessible(page);
      await expectNoSidewaysScroll(page);
      // A file that is no board is refused in the reader's language, and nothing is opened without one.
      const file = page.locator('input[type=file]');
      const bad = {
        name: 'a.json',
        mimeType: 'application/json',
        buffer: Buffer.from('{"name":1}'),
      };
      await file.setInputFiles(bad);
      await expect(page.locator('.setup-file .refusal')).toContainText(
        language === 'fr' ? 'n’a pas la forme' : 'has not the form',
      );
      await expectAccessible(page);
      await expectNoSidewaysScroll(page);
      await start(page).click();
      await expect(page.getByRole('alert')).not.toBeEmpty();
      await file.setInputFiles({ ...bad, buffer: Buffer.from('{') });
      await expect(page.locator('.setup-file .refusal')).toContainText('JSON');
      await file.setInputFiles({ ...bad, buffer: Buffer.alloc(70_000, ' ') });
      await expect(page.locator('.setup-file .refusal')).toContainText('64');
      await expect(page).toHaveURL(/\/play\/here\/pionniers$/);
    });
  }
}

test('alone against three, in one click', async ({ house, person }) => {
  const { page } = await person();
  await page.goto(house.url);
  await page.getByRole('radio', { name: 'Les Pionniers du Rail' }).check();
  await expectAccessible(page);
  await page.getByRole('link', { name: /against the computer/i }).click();
  await expect(page).toHaveURL(/\/play\/solo\/pionniers\/[0-9a-f]+$/);
  await expect(page.getByRole('heading', { name: 'Les Pionniers du Rail' })).toBeVisible();
});

test('a friend by link, one’s own board, a bot put on a seat and taken off', async ({
  house,
  person,
}) => {
  const ada = await person();
  const lena = await person({ language: 'fr', phone: true });
  await ada.page.goto(house.url);
  await ada.page.getByRole('radio', { name: 'Les Pionniers du Rail' }).check();
  await ada.page.getByRole('link', { name: /with a link/i }).click();
  await count(ada.page, 4).check();
  await kind(ada.page, 3, 'Computer').check();
  await ada.page.getByRole('radio', { name: 'Your layout' }).check();
  const download = ada.page.waitForEvent('download');
  await ada.page.getByRole('button', { name: /example/ }).click();
  const text = readFileSync(await (await download).path(), 'utf8');
  const board = Buffer.from(text.replace('"name": "level"', '"name": "Grand Prairie"'));
  await ada.page
    .locator('input[type=file]')
    .setInputFiles({ name: 'prairie.json', mimeType: 'application/json', buffer: board });
  await expect(ada.page.getByText('“Grand Prairie” is in order.')).toBeVisible();
  await start(ada.page).click();

  await expect(ada.page.getByText('The table is laid')).toBeVisible();
  await expect(ada.page.getByText('Grand Prairie')).toBeVisible();
  await expectAccessible(ada.page);
  await ada.page
    .getByRole('button', { name: 'Seat the computer: Colin, passenger, plays at random' })
    .first()
    .click();
  await ada.page.getByRole('button', { name: 'Free the seat: Colin' }).click();
  await expect(ada.page.getByText('Open seat')).toHaveCount(2);

  await lena.page.goto(ada.page.url());
  await expect(lena.page.getByText('Grand Prairie')).toBeVisible();
  await expectAccessible(lena.page);
  await expectNoSidewaysScroll(lena.page);
  await lena.page
    .getByRole('button', { name: /s’asseoir ici/i })
    .first()
    .click();
  await expect(lena.page.getByText('Place libre')).toHaveCount(1);
  const last = ada.page.getByRole('button', {
    name: 'Seat the computer: Colin, passenger, plays at random',
  });
  await expect(last).toHaveCount(1);
  await last.click();
  for (const { page } of [ada, lena]) {
    await expect(page.getByText(/The table is laid|La table est mise/)).toBeHidden();
    await expect(page.getByRole('main')).toContainText(/Buffalo Creek/);
  }
});

test('three at one device: no curtain, a word on whose turn it is', async ({ house, person }) => {
  const { page } = await person();
  await page.goto(`${house.url}${SETUP}?way=here`);
  await count(page, 3).check();
  await seats(page).nth(0).getByRole('textbox').fill('Ada');
  await seats(page).nth(1).getByRole('textbox').fill('Bob');
  await seats(page).nth(2).getByRole('textbox').fill('Cy');
  await start(page).click();
  await expect(page).toHaveURL(/\/play\/here\/pionniers\/[0-9a-f]+$/);
  await expect(page.locator('.table-passed')).toContainText(/(Ada|Bob|Cy)’s turn$/);
  await expect(page.locator('.table-curtain')).toHaveCount(0);

  // The next time it is laid as it was.
  await page.goto(`${house.url}${SETUP}?way=here`);
  await expect(seats(page)).toHaveCount(3);
  await expect(seats(page).nth(2).getByRole('textbox')).toHaveValue('Cy');
  await page.getByRole('button', { name: 'The usual settings' }).click();
  await expect(seats(page)).toHaveCount(2);
});

test('by keyboard alone', async ({ house, person }) => {
  const { page } = await person();
  await page.goto(house.url + SETUP);
  await count(page, 4).focus();
  await page.keyboard.press('ArrowLeft');
  await expect(seats(page)).toHaveCount(3);
  await kind(page, 1, 'Computer').focus();
  await page.keyboard.press('ArrowRight');
  await expect(kind(page, 1, 'Here')).toBeChecked();
  await page.keyboard.press('Tab');
  await page.keyboard.type('Bob');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/play\/here\/pionniers\/[0-9a-f]+$/);
});
