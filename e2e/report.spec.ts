import { expect, expectAccessible, expectNoSidewaysScroll, test } from './test.ts';

/** A race in which luck turned much, and whose play-outs cost next to nothing. */
const RECORD = 'src/games/pionniers/rules/records/four-players.json';

test('a finished game is read, its stations are walked, and it is played on from one of them', async ({
  house,
  person,
}) => {
  const { page } = await person({ language: 'fr' });
  await page.goto(`${house.url}/replay`);
  await page.locator('input[type=file]').setInputFiles(RECORD);
  await page.getByRole('button', { name: 'Le bulletin de voyage' }).click();
  await expect(page.getByText(/^Lecture faite/)).toBeVisible({ timeout: 200_000 });
  const first = page.getByRole('button', { name: /^Gare 1 : / });
  await first.click();
  await expect(first).toHaveAttribute('aria-pressed', 'true');
  await expect(page.getByRole('row', { name: /^Inès/ }).first()).toBeVisible();
  await expectAccessible(page);
  // What was read is kept: it stands there at once.
  await page.getByRole('button', { name: 'Revoir', exact: true }).click();
  await page.getByRole('button', { name: 'Le bulletin de voyage' }).click();
  await expect(page.getByText(/^Lecture faite/)).toBeVisible();
  await page.getByRole('button', { name: 'Rejouer d’ici' }).click();
  await expect(page).toHaveURL(/\/play\/solo\/pionniers\/./);
  await expect(page.locator('.table-log')).toContainText(/Tour\s\d+/);
});

test('on a phone, in English, it can be stopped', async ({ house, person }) => {
  const { page } = await person({ phone: true });
  await page.goto(`${house.url}/replay`);
  await page
    .locator('input[type=file]')
    .setInputFiles('src/games/trambahn/rules/records/shared-win.json');
  await page.getByRole('button', { name: 'Journey report' }).tap();
  await page.getByText('The graph as a table').tap();
  await expect(page.getByRole('columnheader', { name: 'Move' })).toBeVisible();
  await page.getByRole('button', { name: 'Stop' }).tap();
  await expect(page.getByText('Reading stopped')).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
});
