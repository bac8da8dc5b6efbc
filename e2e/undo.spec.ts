import { titleOf } from '#games/catalogue.ts';
import type { Game, Kind } from '#kernel/game.ts';
import { Guest } from './guest.ts';
import { becomeGuest, newSecret, storeTable } from './stored.ts';
import { expect, expectAccessible, expectFits, test } from './test.ts';

test.use({ kept: 'postgres' });

const RECORD = 'src/games/railroad-tycoon/rules/records/four-players.json';
/** Inès has passed, Jules has bid 2; Ada is to answer, then Basile. */
const AUCTION = 230;

test('undo in three zones: one’s own at once, past another by one tap, past chance by everybody’s', async ({
  house,
  person,
}) => {
  // A computer sits for Inès: it agrees to whatever it is asked.
  const secrets = { 0: newSecret(), 1: newSecret(), 3: newSecret() };
  const table = await storeTable(house.place, RECORD, AUCTION, secrets);
  const { game } = (await titleOf('railroad-tycoon')) as { game: Game<Kind> };
  const atTable = (secret: string) => new Guest(house.url, table, secret, game);
  const guests = { 0: atTable(secrets[0]), 1: atTable(secrets[1]) };
  const acts = async (seat: 0 | 1, action: unknown): Promise<void> => {
    const guest = guests[seat];
    await guest.until(() => guest.isToMove);
    await guest.request({ t: 'act', after: guest.seq, actions: [action] });
  };
  const ada = await person();
  const basile = await person({ language: 'fr', phone: true });
  const jules = await person({ language: 'fr' });
  await becomeGuest(ada.context, secrets[0]);
  await becomeGuest(basile.context, secrets[1]);
  await becomeGuest(jules.context, secrets[3]);
  const everybody = [ada.page, basile.page, jules.page];
  for (const page of everybody) {
    await page.goto(`${house.url}/t/${table}`);
    await expect(page.locator('.rt-map')).toBeVisible();
  }
  const banner = '.table-banner';

  // Nothing but Ada's own bid lies between: at once, and nobody is asked.
  await acts(0, { do: 'bid', amount: 3 });
  await expect(ada.page.locator('.rt-bids .best')).toContainText(/3\D000/);
  await ada.page.keyboard.press('u');
  await expect(ada.page.locator('.rt-bids .best')).toContainText(/2\D000/);
  await expect(basile.page.locator(banner)).toHaveCount(0);

  // Basile has bid over it: he alone is asked, by one tap.
  await acts(0, { do: 'bid', amount: 3 });
  await acts(1, { do: 'bid', amount: 4 });
  await expect(ada.page.locator('.rt-bids .best')).toContainText(/4\D000/);
  await ada.page.keyboard.press('u');
  const dialog = ada.page.getByRole('dialog');
  await expect(dialog).toContainText('Basile must agree; nobody else need be asked.');
  await expectFits(ada.page);
  await dialog.getByRole('button', { name: 'Ask' }).click();
  const asked = basile.page.locator(banner);
  await expect(asked).toContainText('Ada aimerait annuler son dernier coup.');
  await expect(asked.locator('.undo-learnt')).toHaveCount(0);
  await expectFits(basile.page);
  await expect(jules.page.getByRole('button', { name: 'D’accord' })).toHaveCount(0);
  await asked.getByRole('button', { name: 'D’accord' }).tap();
  for (const page of [ada.page, jules.page])
    await expect(page.locator('.rt-bids .best')).toContainText(/2\D000/);

  // Chance has settled the auction: everybody else is asked, and told what has come to light.
  await acts(0, { do: 'pass' });
  await acts(1, { do: 'pass' });
  await expect(ada.page.locator('.rt-bids')).toHaveCount(0);
  await ada.page.keyboard.press('u');
  await expect(dialog.locator('.undo-learnt li')).not.toHaveCount(0);
  await dialog.getByRole('button', { name: 'Ask' }).click();
  for (const page of [basile.page, jules.page]) {
    await expect(page.locator(banner).locator('.undo-learnt li')).not.toHaveCount(0);
    await expect(page.locator(banner)).toContainText('Ce qui avait été tiré sera tiré de nouveau.');
  }
  await expectAccessible(jules.page);
  await jules.page.getByRole('button', { name: 'D’accord' }).click();
  await basile.page.getByRole('button', { name: 'D’accord' }).tap();
  await expect(ada.page.locator('.rt-bids .best')).toContainText(/2\D000/);
  for (const guest of Object.values(guests)) guest.close();
});
