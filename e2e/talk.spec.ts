import type { Locator, Page } from '@playwright/test';
import { keepPlain } from './railroad-tycoon-seats.ts';
import { becomeGuest, newSecret, storeTable } from './stored.ts';
import { expect, expectAccessible, expectFits, type Person, test } from './test.ts';

const RECORD = 'src/games/railroad-tycoon/rules/records/four-players.json';
const HER_TURN = 239;

type Box = Awaited<ReturnType<Locator['boundingBox']>>;

async function comeTo(url: string, { page, context }: Person, secret: string): Promise<Page> {
  await becomeGuest(context, secret);
  await keepPlain(page);
  await page.goto(url);
  await expect(page.locator('.talk-key')).toBeVisible();
  return page;
}

test('the telegraph: two players and somebody who watches, each in their language', async ({
  house,
  person,
}) => {
  const secrets = [newSecret(), newSecret()] as const;
  const table = await storeTable(house.dataDir, RECORD, HER_TURN, secrets);
  const url = `${house.url}/t/${table}`;
  const ada = await comeTo(url, await person({ language: 'fr' }), secrets[0]);
  const basile = await comeTo(url, await person({ phone: true }), secrets[1]);
  const eve = await comeTo(url, await person(), newSecret());

  // On a phone the bar has room for the scores of four between home and the key.
  const [home, key] = [basile.locator('.table-bar .home'), basile.locator('.talk-key')];
  const scores = basile.locator('.rt-score-line > span:not(.visually-hidden)');
  const right = (at: Box): number => (at?.x ?? 0) + (at?.width ?? 0);
  expect(right(await home.boundingBox())).toBeLessThan(
    (await scores.first().boundingBox())?.x ?? 0,
  );
  expect(right(await scores.last().boundingBox())).toBeLessThan((await key.boundingBox())?.x ?? 0);

  // Who watches writes on the platform, and reads both.
  await eve.keyboard.press('t');
  await expect(eve.getByText('You are watching.')).toBeVisible();
  await eve.getByLabel('Write on the platform…').fill('Buffalo, surely');
  await eve.keyboard.press('Enter');
  const platform = eve.getByRole('log', { name: 'Said on the platform' });
  await expect(platform.getByText('Buffalo, surely')).toBeVisible();

  // A phrase is read by each in their own language; it lies over the map's corner and is counted.
  await ada.getByRole('button', { name: /^Télégraphe/ }).click();
  const form = ada.getByRole('complementary', { name: 'Télégraphe' });
  await expect(form.getByText('Personne n’a encore rien dit.')).toBeVisible();
  const side = await form.boundingBox();
  const board = await ada.locator('.table-board').boundingBox();
  expect(side?.x).toBeGreaterThanOrEqual((board?.x ?? 0) + (board?.width ?? 0));
  await form.getByRole('button', { name: 'Un instant…' }).click();
  await form.getByLabel('Écrire à la table…').fill('<b>Il reste</b> Buffalo.');
  await ada.keyboard.press('Enter');
  await expect(basile.locator('.talk-strip')).toContainText('<b>Il reste</b> Buffalo.');
  await expect(form.getByText('<b>Il reste</b> Buffalo.')).toBeVisible();
  await expect(form.getByRole('log').getByText('Un instant…')).toBeVisible();
  await expectFits(ada);
  await basile.getByRole('button', { name: 'Telegraph (T), 2 unread' }).click();
  const sheet = basile.getByRole('dialog', { name: 'Telegraph' });
  const log = sheet.getByRole('log', { name: 'Said at the table' });
  await expect(log.getByText('One moment…')).toBeVisible();
  expect(((await sheet.boundingBox())?.height ?? 0) / 844).toBeCloseTo(0.74, 1);
  await expectAccessible(basile);

  // Nothing of the platform is there for a player.
  await sheet.getByRole('button', { name: 'On the platform' }).click();
  await expect(sheet.getByText('nobody prompts')).toBeVisible();
  await expect(basile.getByText('Buffalo, surely')).toHaveCount(0);
  await sheet.getByRole('button', { name: 'At the table' }).click();

  // Muted here, and reported to the house.
  await log
    .getByRole('button', { name: /^Ada ·/ })
    .last()
    .click();
  await log.getByRole('button', { name: 'Report this' }).click();
  await expect(log.getByText('Reported to whoever runs this house.')).toBeVisible();
  await log.getByRole('button', { name: 'Mute Ada' }).click();
  await expect(log.getByText('Ada, muted')).toHaveCount(2);
  await expect(log.getByText('One moment…')).toHaveCount(0);

  // Notes stay in a guest's browser.
  await sheet.getByRole('button', { name: 'Notes' }).click();
  await sheet.getByLabel('Your notes on this table').fill('watch Ada');
  await basile.keyboard.press('Escape');
  await expect(sheet).toBeHidden();
  await basile.reload();
  await basile.getByRole('button', { name: /^Telegraph/ }).click();
  await expect(log.getByText('Ada, muted')).toHaveCount(2);
  await sheet.getByRole('button', { name: 'Notes' }).click();
  await expect(sheet.getByLabel('Your notes on this table')).toHaveValue('watch Ada');

  await eve.getByRole('button', { name: 'At the table' }).click();
  await expect(eve.getByRole('log').getByText('One moment…')).toBeVisible();
});

test('a table that waits has the telegraph too; its host closes and opens it; what was said is still there in the game, which one resigns', async ({
  house,
  person,
}) => {
  const ada = (await person({ language: 'fr' })).page;
  const lena = (await person({ phone: true })).page;
  const eve = (await person()).page;
  await ada.goto(`${house.url}/play/setup/trambahn?way=online`);
  await ada.getByLabel('Vous', { exact: true }).fill('Ada');
  await ada.getByRole('button', { name: 'Ouvrir la table' }).click();
  const form = ada.getByRole('complementary', { name: 'Télégraphe' });
  await form.getByRole('button', { name: 'Quand vous voulez !' }).click();
  for (const page of [lena, eve]) await page.goto(ada.url());
  await expectAccessible(ada);

  // Who has not sat down writes on the platform, and reads the table.
  const standing = eve.getByRole('complementary', { name: 'Telegraph' });
  await expect(standing.getByText('Whoever sits down writes at the table')).toBeVisible();
  await standing.getByLabel('Write on the platform…').fill('Who is Ada?');
  await eve.keyboard.press('Enter');
  await expect(standing.getByText('Who is Ada?')).toBeVisible();
  await lena.getByRole('button', { name: 'Telegraph (T), 2 unread' }).click();
  const sheet = lena.getByRole('dialog', { name: 'Telegraph' });
  await expect(sheet.getByText('Who is Ada?')).toBeVisible();
  await form.getByRole('button', { name: 'Fermer le télégraphe' }).click();
  for (const closed of [sheet, standing])
    await expect(closed.getByText('The host has closed the telegraph.')).toBeVisible();
  await expect(sheet.getByRole('textbox')).toHaveCount(0);
  await expectAccessible(lena);
  await form.getByRole('button', { name: 'Le rouvrir' }).click();
  await expect(sheet.getByRole('textbox')).toBeVisible();
  await sheet.getByRole('button', { name: 'Close' }).click();

  // Who sits down is at the table from then on, when the game begins and when the page is opened anew.
  await lena.getByLabel('Your name').fill('Léna');
  await lena.getByRole('button', { name: 'Sit here' }).click();
  for (const page of [lena, ada]) await expect(page.locator('.table-board')).toBeVisible();
  await lena.getByRole('button', { name: /^Telegraph/ }).click();
  await expect(sheet.getByRole('log').getByText('Ready when you are!')).toBeVisible();
  await expect(sheet.getByText('Ada ·')).toBeVisible();
  await sheet.getByRole('button', { name: 'On the platform' }).click();
  await expect(lena.getByText('Who is Ada?')).toHaveCount(0);
  await ada.reload();
  await ada.getByRole('button', { name: /^Télégraphe/ }).click();
  await expect(form.getByRole('log').getByText('Quand vous voulez !')).toBeVisible();

  // Of two players the one who resigns is told what that does, and ends the game.
  await ada.getByRole('button', { name: 'Menu' }).click();
  await ada.getByRole('button', { name: 'Abandonner…' }).click();
  await expect(ada.getByRole('alert')).toContainText('l’autre joueur l’emporte');
  await ada.getByRole('button', { name: 'Abandonner', exact: true }).click();
  await expect(ada.getByText('Ada a abandonné. Léna gagne la partie.')).toBeVisible();
  await expect(lena.getByText('Ada resigned. Léna wins the game.')).toBeVisible();
  await expectFits(lena);
});
