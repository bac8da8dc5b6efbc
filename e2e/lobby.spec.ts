import type { Page } from '@playwright/test';
import { shareHere } from './share-here.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from './test.ts';

const seats = (page: Page) => page.locator('.lobby-seats ol > li');

test('a table that waits: its host rules over the seats, everybody else over their own', async ({
  house,
  person,
}) => {
  const ada = await person();
  const lena = await person({ language: 'fr', phone: true });
  const eve = await person({ phone: true });
  await ada.context.addInitScript(shareHere);
  await ada.page.goto(`${house.url}/play/setup/union-pacific?way=online`);
  await ada.page.getByRole('radio', { name: '4 players' }).check({ force: true });
  await ada.page.getByLabel('You', { exact: true }).fill('Ada');
  await ada.page.getByRole('button', { name: 'Open the table' }).click();
  await expect(seats(ada.page).nth(0)).toContainText('you · host');
  const address = ada.page.url();
  for (const { page } of [lena, eve]) await page.goto(address);

  // Sent by what the device sends with, where there is such a thing; whoever closes its sheet has not failed.
  await ada.page.getByRole('button', { name: 'Send…' }).click();
  const sent = ada.page.locator('html');
  const message = 'Come and play Union Pacific with me:';
  await expect(sent).toHaveAttribute('data-shared', `${message}, ${address}, `);
  await sent.evaluate((html) => html.setAttribute('data-shared', 'AbortError'));
  await ada.page.getByRole('button', { name: 'Send…' }).click();
  await expect(sent).toHaveAttribute('data-shared', 'refused');
  await expect(ada.page.getByRole('alert')).toHaveCount(0);
  await expect(lena.page.getByLabel('Votre nom')).toBeVisible();
  await expect(lena.page.getByRole('button', { name: 'Envoyer' })).toHaveCount(0);

  // A name that is another's, or a bot's, is refused where it is typed, and no seat is taken.
  await expect(eve.page.getByRole('button', { name: 'Sit here' })).toHaveCount(3);
  for (const name of ['АDА', 'Apprenti 2']) {
    await eve.page.getByLabel('Your name').fill(name);
    await eve.page.getByRole('button', { name: 'Sit here' }).first().click();
    await expect(eve.page.getByRole('alert')).toContainText('looks like it');
  }
  await expectAccessible(eve.page);
  await eve.page.getByLabel('Your name').fill('Eve');
  await expect(eve.page.getByRole('alert')).toHaveCount(0);
  await eve.page.getByRole('button', { name: 'Sit here' }).first().click();
  await expect(seats(eve.page).nth(1)).toContainText('you');
  await lena.page.getByLabel('Votre nom').fill('Léna');
  await lena.page.getByRole('button', { name: 'S’asseoir ici' }).first().click();
  await expect(seats(lena.page).nth(2)).toContainText('vous');

  // Who is not the host has one thing to press on all the seats: to leave their own.
  await expect(seats(eve.page).getByRole('button')).toHaveText(['Leave my seat']);
  await expect(eve.page.getByRole('button', { name: 'Delete the table' })).toHaveCount(0);
  for (const { page } of [ada, lena, eve]) {
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
  }

  await seats(ada.page).nth(1).getByRole('button', { name: 'Free the seat: Eve' }).click();
  await expect(eve.page.getByText('Your seat is free again.')).toBeVisible();
  await expect(eve.page.getByRole('button', { name: 'Sit here' })).toHaveCount(2);

  await ada.page.getByRole('button', { name: 'Hand over the table to Léna' }).click();
  await expect(ada.page.getByRole('dialog')).toContainText('Hand over the table to Léna?');
  await expectAccessible(ada.page);
  await ada.page.getByRole('dialog').getByRole('button', { name: 'Hand over the table' }).click();
  await expect(seats(lena.page).nth(2)).toContainText('vous · hôte');
  await expect(seats(ada.page).getByRole('button')).toHaveText(['Leave my seat']);
  await lena.page
    .getByRole('button', { name: 'Asseoir l’ordinateur : Léon, apprenti' })
    .first()
    .click();
  await expect(seats(ada.page).nth(1)).toContainText('Leonapprentice');
  // A new name reaches the table that waits.
  const front = await ada.context.newPage();
  await front.goto(`${house.url}/account`);
  await front.getByRole('button', { name: 'Change name' }).click();
  await front.getByRole('dialog').getByLabel('Name').fill('Adeline');
  await front.getByRole('dialog').getByRole('button', { name: 'Keep this name' }).click();
  await front.close();
  await expect(seats(lena.page).nth(0)).toContainText('Adeline');
  await expectNoSidewaysScroll(lena.page);

  await lena.page.getByRole('button', { name: 'Supprimer la table' }).click();
  await expectAccessible(lena.page);
  await lena.page.getByRole('dialog').getByRole('button', { name: 'Annuler' }).click();
  await expect(seats(ada.page)).toHaveCount(4);
  await lena.page.getByRole('button', { name: 'Supprimer la table' }).click();
  await lena.page.getByRole('dialog').getByRole('button', { name: 'Supprimer la table' }).click();
  await expect(
    lena.page.getByRole('heading', { name: 'Cette table a été supprimée' }),
  ).toBeVisible();
  for (const { page } of [ada, eve]) {
    await expect(page.getByRole('heading', { name: 'This table has been deleted' })).toBeVisible();
    await expectAccessible(page);
  }
  // Nobody keeps a ticket to it.
  for (const { page } of [ada, lena, eve]) {
    await page.locator('a[href="/"]').first().click();
    await expect(page.locator('.my-tables .slot').first()).toBeVisible();
    await expect(page.locator(`a[href="${new URL(address).pathname}"]`)).toHaveCount(0);
  }
});

test('names that could be taken for each other are refused on one device too', async ({
  house,
  person,
}) => {
  const { page } = await person({ language: 'fr' });
  await page.goto(`${house.url}/play/here/trambahn`);
  const [first, second] = [page.getByRole('textbox').nth(0), page.getByRole('textbox').nth(1)];
  await first.fill('Ada');
  await second.fill('ada');
  const start = page.locator('form button[type=submit]');
  await start.click();
  await expect(page.getByRole('alert')).toContainText('ressemble');
  await expectAccessible(page);
  await second.fill('Driver');
  await start.click();
  await expect(page.getByRole('alert')).toContainText('ressemble');
  await second.fill('Léna');
  await start.click();
  await expect(page.getByRole('button', { name: 'Je suis Ada' })).toBeVisible();

  await page.goto(`${house.url}/play/setup/pionniers?way=here`);
  await page.getByLabel('Vous', { exact: true }).fill('Ada');
  await page.getByLabel('Place 2, Nom').fill('АDА');
  await start.click();
  await expect(page.locator('.setup-seats li').nth(1).getByRole('alert')).toBeVisible();
  await expectAccessible(page);
});
