import { becomeGuest, newSecret, storeTable } from './stored.ts';
import { expect, expectFits, test } from './test.ts';

/** Others are to act at both. */
const TABLES = [
  { game: 'trambahn', record: 'reshuffle', entries: 150, seats: 2 },
  { game: 'pionniers', record: 'four-players', entries: 150, seats: 4 },
] as const;

test('a standing order is given from the menu, stands over the board, and is taken back', async ({
  house,
  person,
}) => {
  const secret = newSecret();
  const { page, context } = await person({ language: 'fr', phone: true });
  await becomeGuest(context, secret);
  for (const { game, record, entries, seats } of TABLES) {
    const guests = [secret, ...Array.from({ length: seats - 1 }, newSecret)];
    const file = `src/games/${game}/rules/records/${record}.json`;
    const table = await storeTable(
      house.dataDir,
      file,
      entries,
      Object.fromEntries(guests.entries()),
    );
    await page.goto(`${house.url}/t/${table}`);
    await page.getByRole('button', { name: 'Menu' }).click();
    const menu = page.getByRole('dialog');
    await menu.getByRole('button', { name: 'Donner cet ordre' }).first().click();
    await page.keyboard.press('Escape');
    const line = page.locator('.table-banners').getByText(/^Ordre/);
    await expect(line).toBeVisible();
    await expectFits(page);
    // It is the table's: whoever comes again finds it.
    await page.reload();
    await expect(line).toBeVisible();
    await page.getByRole('button', { name: 'Retirer' }).click();
    await expect(line).toHaveCount(0);
  }
});
