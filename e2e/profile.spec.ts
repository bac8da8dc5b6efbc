import { Sessions } from '#server/accounts/sessions.ts';
import { making } from '#server/accounts/tickets.ts';
import { valuesOf } from '#server/results/result.ts';
import { resultStatements } from '#server/results/statements.ts';
import { step } from '#server/sql/sql.ts';
import { openStore } from '#server/store/open-store.ts';
import { House } from './house.ts';
import { test as base, expect, expectAccessible, expectFits, type Person } from './test.ts';

type Holder = { name: string; mark: string; token: string };

/** Two holders who have played a dozen games by the clock, and a house that knows it. */
const test = base.extend<{ played: { house: House; holders: readonly [Holder, Holder] } }>({
  played: async ({ browserName: _ }, use) => {
    const house = new House();
    const holders = await putGames(house.dataDir);
    await house.open();
    await use({ house, holders });
    await house.close();
  },
});

const DEVICE = { kind: 'computer', browser: 'Chromium', system: 'Linux', way: 'passkey' } as const;
const GAMES = 12;
const DAY = 86_400_000;
const FIRST = Date.UTC(2026, 0, 1);

async function putGames(dataDir: string): Promise<readonly [Holder, Holder]> {
  const store = await openStore(dataDir);
  const sessions = new Sessions(store.sql, Date.now);
  const [camille, nour] = ['Camille', 'Nour'].map((name, i) => {
    const mark = `${i}`.repeat(64);
    const { token, step: begun } = sessions.begin(mark, DEVICE);
    return { name, mark, token, steps: [making(mark, name, FIRST, 'fr'), begun] };
  });
  if (!camille || !nour) throw new Error('there are two');
  const holders = [camille, nour] as const;
  const rows = Array.from({ length: GAMES }, (_, game) =>
    holders.map(({ mark, name }, seat) =>
      step(
        resultStatements.put,
        valuesOf({
          table: `table0000${100 + game}`,
          seat,
          game: 'trambahn',
          pace: 'live',
          seats: 2,
          people: 2,
          holder: mark,
          bot: undefined,
          name,
          place: (game + seat) % 3 === 0 ? 2 : 1,
          score: 90 - seat,
          resigned: false,
          replaced: false,
          rated: true,
          ended: 'rules',
          listed: true,
          entries: 40,
          at: FIRST + game * 20 * DAY,
        }),
      ),
    ),
  );
  await store.sql.write([...holders.flatMap(({ steps }) => steps), ...rows.flat()]);
  await store.close();
  return holders;
}

/** This browser has come in with that ticket. */
async function becomeHolder({ context }: Person, url: string, { token }: Holder): Promise<void> {
  await context.addCookies([{ name: 'rotonde', value: token, url }]);
}

test('somebody reads a log sheet, and its holder goes without a rating', async ({
  person,
  played: { house, holders },
}) => {
  const [camille, nour] = holders;
  const sheet = `${house.url}/people/${camille.mark}`;
  const reader = await person({ language: 'fr' });
  await becomeHolder(reader, house.url, nour);
  await reader.page.goto(sheet);
  const heading = (name: string) => reader.page.getByRole('heading', { name });
  await expect(heading('Camille')).toBeVisible();
  await expect(reader.page.getByRole('img', { name: /Cote à Trambahn/ })).toBeVisible();
  await expect(reader.page.getByRole('row', { name: /Nour\s*vous/ })).toBeVisible();
  await expect(heading('Selon la place')).toBeVisible();
  await expectFits(reader.page);

  const own = await person({ phone: true });
  await becomeHolder(own, house.url, camille);
  await own.page.goto(`${house.url}/people/me`);
  await expect(own.page.getByRole('button', { name: 'Share' })).toBeVisible();
  await expectFits(own.page);
  await own.page.getByRole('button', { name: 'Without a rating' }).press('Enter');
  await expect(own.page.getByRole('button', { name: 'With a rating' })).toBeVisible();
  await reader.page.reload();
  await expect(heading('Camille')).toBeVisible();
  await expect(heading('Profil de la cote')).toHaveCount(0);

  // Invited from her sheet to a table that is laid for it; she finds it in the hall.
  const { page } = reader;
  await page.getByRole('button', { name: 'Inviter Camille' }).click();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Dresser une nouvelle table' }).click();
  await page.getByRole('button', { name: 'Ouvrir la table' }).click();
  await page.getByRole('button', { name: 'Inviter Camille' }).click();
  await expect(page.getByText('invitation envoyée')).toBeVisible();
  await own.page.goto(`${house.url}/hall`);
  await expect(own.page.getByRole('link', { name: /^Accept/ })).toBeVisible();
  await page.goto(sheet);
  await page.getByRole('button', { name: 'Inviter Camille' }).click();
  await page.getByRole('button', { name: /^Trambahn/ }).click();
  await expect(page.getByText('Invitation envoyée')).toBeVisible();
});

test('a guest reads only their own', async ({ person, house }) => {
  const { page } = await person({ refused: true });
  await page.goto(`${house.url}/people/me`);
  await expect(page.getByRole('link', { name: 'Take a ticket' })).toBeVisible();
  await page.goto(`${house.url}/people/${'ab'.repeat(32)}`);
  await expect(page.getByRole('heading', { name: 'Nobody of that name' })).toBeVisible();
});
