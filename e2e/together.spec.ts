import type { Page } from '@playwright/test';
import { titleOf } from '#games/catalogue.ts';
import type { Game, Kind } from '#kernel/game.ts';
import { AWAY_MS } from '#protocol/away.ts';
import { Guest } from './guest.ts';
import { becomeGuest, newSecret, storeTable } from './stored.ts';
import { expect, expectAccessible, expectFits, test } from './test.ts';

test.use({ kept: 'postgres' });

const RECORD = 'src/games/union-pacific/rules/records/four-players.json';
/** Jules is to act, then Ada. */
const JULES = 217;
const OVER = 525;

const notice = (page: Page) => page.locator('.absence');

test('somebody away is nudged, played for by vote, reads the report, takes the seat; a game is stopped by all', async ({
  house,
  person,
}) => {
  const secrets = [0, 1, 2, 3].map(newSecret) as [string, string, string, string];
  const table = await storeTable(house.place, RECORD, JULES, Object.fromEntries(secrets.entries()));
  const title = await titleOf('union-pacific');
  const jules = new Guest(house.url, table, secrets[3], title?.game as Game<Kind>);
  await jules.until(() => jules.isToMove);
  while (jules.isToMove)
    await jules.request({ t: 'act', after: jules.seq, actions: [jules.choices[0]] });
  jules.close();

  const basile = await person();
  const ines = await person({ language: 'fr', phone: true });
  await becomeGuest(basile.context, secrets[1]);
  await becomeGuest(ines.context, secrets[2]);
  for (const { page } of [basile, ines]) await page.goto(`${house.url}/t/${table}`);
  // At first there is only the badge.
  await expect(basile.page.getByRole('button', { name: 'Ada is not here' })).toBeVisible();
  await expect(notice(basile.page)).toHaveCount(0);

  await house.pass(AWAY_MS);
  for (const { page } of [basile, ines]) {
    await page.reload();
    await expect(notice(page)).toBeVisible();
  }
  await expectFits(ines.page);
  await expect(notice(basile.page)).toContainText('Ada has left the table');
  await notice(basile.page).getByRole('button', { name: 'Nudge' }).click();
  await expect(notice(ines.page)).toContainText('Basile lui a fait signe.');
  await notice(basile.page).getByRole('button', { name: 'Agree' }).click();
  await expect(notice(ines.page)).toContainText('1 sur 2');

  // Whoever waits folds it; the strip brings it back.
  await notice(ines.page).getByRole('button', { name: 'Attendre' }).click();
  await expect(notice(ines.page)).toHaveCount(0);
  await ines.page.getByRole('button', { name: 'Ada n’est pas là' }).click();
  await notice(ines.page).getByRole('button', { name: 'D’accord' }).click();
  await expect(notice(basile.page)).toHaveCount(0);
  await expect(basile.page.locator('.stand-in-mark').first()).toHaveText('by Octave');
  // She is not here, and nobody waits for her any more.
  await expect(basile.page.getByText('the game waits')).toHaveCount(0);

  const ada = await person({ language: 'fr' });
  await becomeGuest(ada.context, secrets[0]);
  await ada.page.goto(`${house.url}/t/${table}`);
  const report = ada.page.locator('.report');
  await expect(report.getByRole('heading')).toContainText('Bon retour, Ada');
  await expect(report.locator('.report-deeds li')).not.toHaveCount(0);
  await expect(report.locator('.report-figures')).toContainText('→');
  await expectFits(ada.page);
  await report.getByRole('button', { name: 'Me rasseoir' }).click();
  await expect(report).toHaveCount(0);
  await expect(basile.page.locator('.stand-in-mark')).toHaveCount(0);

  // It takes everybody who is there to stop the game, and whoever asks is asked first.
  await basile.page.getByRole('button', { name: 'Menu' }).click();
  await basile.page.getByRole('button', { name: 'Stop the game…' }).click();
  await basile.page.getByRole('button', { name: 'Ask the others' }).click();
  for (const { page } of [ines, ada]) {
    const asked = page.getByRole('alert').filter({ hasText: 'Basile propose d’arrêter la partie' });
    await asked.getByRole('button', { name: 'D’accord' }).click();
  }
  await expect(basile.page.getByRole('heading', { name: 'The game was stopped' })).toBeVisible();
  const stopped = ada.page.getByRole('heading', { name: 'La partie a été arrêtée' });
  await expect(stopped).toBeVisible();
  await expectAccessible(ada.page);
});

test('a rematch is offered, punched by everybody, and takes the watcher along', async ({
  house,
  person,
}) => {
  const [ada, bob, eve] = [
    await person({ language: 'fr' }),
    await person({ phone: true }),
    await person(),
  ];
  const [first, second] = [newSecret(), newSecret()];
  const table = await storeTable(house.place, RECORD, OVER, { 0: first, 1: second });
  await becomeGuest(ada.context, first);
  await becomeGuest(bob.context, second);
  for (const { page } of [ada, bob, eve]) await page.goto(`${house.url}/t/${table}`);
  await ada.page.getByRole('button', { name: 'Proposer une revanche' }).click();
  await expect(ada.page.getByRole('heading', { name: 'Nouvelle partie' })).toBeVisible();
  await expect(bob.page.getByRole('heading', { name: 'Ada offers another game' })).toBeVisible();
  await expect(eve.page.getByRole('heading', { name: 'They play again' })).toBeVisible();
  for (const { page } of [ada, eve]) await expectAccessible(page);
  await expectFits(bob.page);
  await bob.page.getByRole('button', { name: 'I’m in' }).click();
  await expect(eve.page.getByRole('button', { name: /^Leaving in/ })).toBeVisible();
  for (const { page } of [ada, bob, eve]) {
    await expect(page).not.toHaveURL(new RegExp(table));
    await expect(page.locator('.up-map, .lobby-seats').first()).toBeVisible();
  }
  expect(bob.page.url()).toBe(ada.page.url());
  expect(eve.page.url()).toBe(ada.page.url());
});
