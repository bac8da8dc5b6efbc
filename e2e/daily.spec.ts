import { House } from './house.ts';
import { arrive, toThursday } from './journeys.ts';
import { becomeGuest, newSecret } from './stored.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from './test.ts';

test('two take the train of the day; whoever has arrived compares, and nobody before', async ({
  person,
}) => {
  const house = new House();
  await house.open();
  try {
    await toThursday(house);
    const mine = { secret: newSecret(), name: 'Noé' };
    const theirs = { secret: newSecret(), name: 'Camille' };
    const { page, context } = await person({ language: 'fr' });
    await becomeGuest(context, mine.secret);
    await page.goto(house.url);
    await page.getByRole('link', { name: 'Le train du jour' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Le train du jour');
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Monter Trambahn' }).click();
    await expect(page.locator('[data-lever]')).toBeVisible();
    await expect(page.getByRole('button', { name: /chef de gare/ })).toHaveCount(0);

    // Somebody else arrives: whoever is on the way hears that, and not who it is.
    await arrive(house, theirs, 'trambahn', 2);
    await page.goto(`${house.url}/daily`);
    const row = page.getByRole('row', { name: /Trambahn/ });
    await expect(row).toContainText('1 arrivé');
    await expect(row).toContainText('en route');
    await expect(page.getByRole('main')).not.toContainText('Camille');

    await arrive(house, mine, 'trambahn', 1);
    await row.getByRole('button', { name: 'Reprendre' }).click();
    const onwards = page.getByRole('dialog').getByRole('link', { name: 'Le train du jour' });
    await expect(async () => {
      // What happened at last may still be told on a sign, which covers the result.
      await page.locator('[data-sign]').click({ timeout: 500 }).catch(ignore);
      await page.getByRole('button', { name: 'Résultat' }).click({ timeout: 500 }).catch(ignore);
      await onwards.click({ timeout: 2000 });
    }).toPass();
    await expect(page.getByRole('heading', { name: 'Vous et Camille, même donne' })).toBeVisible();
    await expect(row).toContainText('sur 2');
    await expectAccessible(page);

    const { page: phone, context: other } = await person({ phone: true });
    await becomeGuest(other, theirs.secret);
    await phone.goto(`${house.url}/daily`);
    await expect(phone.locator('.daily-pair h2').first()).toContainText('same deal');
    await expectNoSidewaysScroll(phone);
    await expectAccessible(phone);
    await phone.getByRole('link', { name: 'The day before' }).click();
    await expect(phone.getByText('No train ran on this day.')).toBeVisible();

    await other.setOffline(true);
    await phone.getByRole('link', { name: 'Today’s trains' }).click();
    await expect(phone.getByText(/needs the network/)).toBeVisible();
  } finally {
    await house.close();
  }
});

const ignore = (): void => undefined;
