import { answered, playOn } from './pionniers-player.ts';
import { newSecret, storeTable } from './stored.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from './test.ts';

/** A race in which luck turned much, and whose play-outs cost next to nothing. */
const RECORD = 'src/games/pionniers/rules/records/four-players.json';
const ENTRIES = 225;

test('the house reads a finished game for everybody, its stations are walked, and it is played on from', async ({
  house,
  person,
}) => {
  const people = [newSecret(), newSecret(), newSecret(), newSecret()];
  const table = await storeTable(
    house.dataDir,
    RECORD,
    ENTRIES,
    Object.fromEntries(people.entries()),
  );
  const { page } = await person({ language: 'fr' });
  await page.goto(`${house.url}/replay/${table}/report`);
  await page.getByRole('button', { name: 'Faire lire par la maison' }).click();
  await expect(page.getByRole('button', { name: 'Lire ici' })).toBeVisible();
  await expect(page.getByText(/^Lecture faite/)).toBeVisible({ timeout: 200_000 });
  // It is kept there: somebody else finds it at once.
  const { page: other } = await person();
  await other.goto(`${house.url}/replay/${table}/report`);
  await expect(other.getByText(/^Read: /)).toBeVisible();
  const first = page.getByRole('button', { name: /^Gare 1 : / });
  await first.click();
  await expect(first).toHaveAttribute('aria-pressed', 'true');
  await expect(page.getByRole('row', { name: /^Inès/ }).first()).toBeVisible();
  // Keys walk from station to station, wherever the focus is, and the board stands as it stood there.
  await expect(page.locator('.report-window svg').first()).toBeVisible();
  const stood = await page.getByText(/^La table après le coup/).textContent();
  const second = page.getByRole('button', { name: /^Gare 2 : / });
  await first.press('ArrowRight');
  await expect(second).toBeFocused();
  await expect(page.getByText(/^La table après le coup/)).not.toHaveText(stood ?? '');
  await page.getByRole('main').focus();
  await page.keyboard.press('ArrowLeft');
  await expect(first).toHaveAttribute('aria-pressed', 'true');
  // Any decision is weighed when it is asked about, and kept.
  const choices = page.getByRole('region', { name: /^Les choix d/ });
  await choices.getByRole('button').first().click();
  await expect(choices.getByText('Pesé', { exact: true })).toBeVisible();
  await expect(choices.getByRole('list', { name: 'Ce qui était possible' })).toContainText('joué');
  await expectAccessible(page);
  // What was read is kept here, too.
  await page.getByRole('button', { name: 'Revoir', exact: true }).click();
  await page.getByRole('button', { name: 'Le bulletin de voyage' }).click();
  await expect(page.getByText(/^Lecture faite/)).toBeVisible();
  await expect(choices.locator('li em')).toHaveCount(1);
  await page.getByRole('button', { name: 'Rejouer d’ici' }).click();
  await page.getByRole('button', { name: 'Partir' }).click();
  await expect(page).toHaveURL(/\/play\/solo\/pionniers\/./);
  await expect(page.locator('.table-log')).toContainText(/ligne\s\d/);
});

test('played on from its last decision, a game stands beside what came of it', async ({
  house,
  person,
}) => {
  const { page } = await person();
  await page.goto(`${house.url}/replay`);
  await page.locator('input[type=file]').setInputFiles(RECORD);
  await page.getByRole('button', { name: 'To the end' }).click();
  for (let back = 0; back < 2; back++) await page.getByRole('button', { name: 'One back' }).click();
  await page.getByRole('button', { name: 'Play on from here' }).click();
  // Whose seat, and against whom, is said before.
  const asked = page.getByRole('dialog', { name: 'Play on from here' });
  await expect(asked.getByRole('combobox', { name: 'You play' })).toContainText('(decides now)');
  await asked.getByRole('combobox', { name: 'The others are' }).selectOption('apprentice');
  await asked.getByRole('button', { name: 'Depart' }).click();
  await expect(page).toHaveURL(/\/play\/solo\/pionniers\/./);
  // The same choice meets the same throw: the game is over as it was.
  const move = page.locator('[data-do="move"][data-ready="true"]');
  await answered(page, () => move.click());
  await playOn(page);
  await page.getByRole('link', { name: 'Journey report' }).click();
  const compared = page.getByRole('region', { name: 'Twice from the same moment' });
  await expect(compared.getByRole('columnheader')).toHaveText(['that game', 'this one']);
  await expect(compared.getByRole('table').first().getByRole('row')).toHaveCount(5);
  // The same choice was made again: both are one line to the end.
  await expect(compared.getByRole('heading', { name: /^The same for/ })).toBeAttached();
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
