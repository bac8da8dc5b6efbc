import { answersIn, Bob, nourLays, nourSignsUp, test, wordsIn } from './letters.ts';
import { expect, expectAccessible, expectFits } from './test.ts';

test.use({ kept: 'postgres' });

const HOUR = 3_600_000;
const pace = { kind: 'slow', moveMs: 24 * HOUR, reserveMs: 48 * HOUR };

/** What a French page puts before a currency or a colon. */
const NBSP = '\u00a0';
const money = (thousands: number): string => `${thousands}\u202f000${NBSP}$`;

test('a game over days: a letter for each turn, once, and the answers from it', async ({
  letters,
  person,
}) => {
  const { house, mail } = letters;
  const { page } = await person({ phone: true, language: 'fr' });
  await nourSignsUp(page, letters, 'fr');
  const table = await nourLays(page, 'railroad-tycoon', { pace });
  const bob = new Bob(house.url, table);
  await bob.sits();
  const least = (await bob.plays({ do: 'bid', amount: 1 })) ? 2 : 1;
  const first = (await mail.reach(2))[1]?.text;
  expect(wordsIn(first)).toContain(`il vous reste 3${NBSP}j`);
  const [bid = ''] = answersIn(first);

  // Nearly a day later she answers: a page asks, and nothing is played before she says so.
  await house.pass(20 * HOUR);
  await page.goto(`${house.url}${bid}`);
  const title = page.getByRole('heading', { level: 1 });
  await expect(title).toHaveText(`Offrir ${money(least)}\u202f?`);
  await expect(page.getByText('Il vous reste')).toBeVisible();
  await expectFits(page);
  await page.getByRole('button', { name: `Oui, offrir ${money(least)}` }).click();
  await expect(title).toHaveText(`${money(least)} offerts`);
  await expect(page.getByText('Annulable jusqu’au coup de Bob.')).toBeVisible();
  await expectAccessible(page);

  // So does Bob, and she is called again: what he did stands in the subject.
  bob.leaves();
  await house.pass(22 * HOUR);
  const later = new Bob(house.url, table, bob.secret);
  expect(await later.plays({ do: 'bid', amount: 9 })).toBe(true);
  const next = (await mail.reach(3))[2]?.text;
  expect(wordsIn(next)).toContain(`– Bob offre ${money(9)}`);
  await house.pass(10 * HOUR);
  const [, pass = ''] = answersIn(next);
  await page.goto(`${house.url}${pass}`);
  await expect(title).toHaveText('Passer\u202f?');
  await expect(page.getByText(`Bob offre ${money(9)}.`)).toBeVisible();
  await page.getByRole('button', { name: 'Oui, passer' }).click();
  await expect(title).toHaveText('Vous passez');

  // The old link says what has happened; the table shows it; nothing came twice.
  await page.goto(`${house.url}${bid}`);
  await expect(title).toHaveText(`${money(least)} offerts`);
  await expect(page.getByText('Ce bouton ne servira plus.')).toBeVisible();
  await page.getByRole('link', { name: 'Aller à la table' }).click();
  await expect(page.getByRole('heading', { name: 'Bob joue' })).toBeVisible();
  await expect(page.getByRole('button', { name: /^Bob 1er joueur pour 9/ })).toBeVisible();
  await expectFits(page);
  expect(mail.letters).toHaveLength(3);
  later.leaves();
});
