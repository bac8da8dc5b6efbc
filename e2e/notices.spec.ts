import { answersIn, Bob, nourLays, nourSignsUp, test } from './letters.ts';
import { expect, expectAccessible, expectFits } from './test.ts';

test('a notice is chosen by keys, comes as a letter, and is answered from it once', async ({
  letters,
  person,
}) => {
  const { house, mail } = letters;
  const { page } = await person({ phone: true });
  await nourSignsUp(page, letters, 'en');

  const box = page.getByRole('checkbox', { name: 'Game over: E-mail' });
  await box.focus();
  const kept = page.waitForResponse((one) => one.request().method() === 'POST');
  await page.keyboard.press('Space');
  expect((await kept).status()).toBe(200);
  await page.reload();
  await expect(box).toBeChecked();
  await expectFits(page);

  // A table at which Bob is, and Nour is not: when it is her turn, a letter goes.
  const table = await nourLays(page, 'pionniers');
  const bob = new Bob(house.url, table);
  await bob.sits();
  await bob.plays({ do: 'lay' });
  bob.leaves();
  const letters2 = await mail.reach(2);
  const [path = ''] = answersIn(letters2[1]?.text);
  await page.goto(`${house.url}${path}`);
  const title = page.getByRole('heading', { level: 1 });
  await expect(title).toHaveText('Throw to lay track?');
  await page.getByRole('button', { name: /Français|FR/ }).click();
  await expect(title).toHaveText('Lancer pour poser\u202f?');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Oui, lancer pour poser' }).click();
  // Dice have been thrown: it cannot be undone.
  await expect(page.getByText('Ce bouton ne servira plus.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Annuler' })).toHaveCount(0);

  // The old link says what has happened, and leads to the table.
  await page.goto(`${house.url}${path}`);
  await expect(title).toHaveText('Dés lancés pour poser');
  await expect(page.getByRole('link', { name: 'Aller à la table' })).toBeVisible();
  await expectFits(page);
});
