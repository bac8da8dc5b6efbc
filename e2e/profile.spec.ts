import { valuesOf } from '#server/results/result.ts';
import { resultStatements } from '#server/results/statements.ts';
import { step } from '#server/sql/sql.ts';
import { openStore } from '#server/store/open-store.ts';
import { Browser } from '#server/tests/browser.ts';
import { markOf } from '#tables/tables.ts';
import { House } from './house.ts';
import {
  test as base,
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  type Person,
} from './test.ts';

/** Two holders who have played a dozen games by the clock, the last of which is lost, and a house that knows it. */
const test = base.extend<{ played: { house: House; holders: readonly [Browser, Browser] } }>({
  played: async ({ browserName: _ }, use) => {
    const house = new House();
    await house.open();
    const holders = [new Browser(house.url, 'Camille'), new Browser(house.url, 'Nour')] as const;
    for (const holder of holders) await holder.makePasskey();
    await house.kill();
    await putGames(house.dataDir, holders);
    await house.open();
    await use({ house, holders });
    await house.close();
  },
});

const GAMES = 12;
const DAY = 86_400_000;

async function putGames(dataDir: string, holders: readonly Browser[]): Promise<void> {
  const store = await openStore(dataDir);
  const rows = Array.from({ length: GAMES }, (_, game) =>
    holders.map((holder, seat) =>
      valuesOf({
        table: `table0000${100 + game}`,
        seat,
        game: 'trambahn',
        pace: 'live',
        seats: 2,
        people: 2,
        holder: markOf(holder.secret),
        bot: undefined,
        name: holder.name,
        place: (game + seat) % 3 === 0 ? 2 : 1,
        score: 90 - seat,
        resigned: false,
        replaced: false,
        rated: true,
        ended: 'rules',
        listed: true,
        entries: 40,
        at: Date.UTC(2026, 0, 1) + game * 20 * DAY,
      }),
    ),
  ).flat();
  await store.sql.write(rows.map((values) => step(resultStatements.put, values)));
  await store.close();
}

/** This browser has come in with that ticket. */
async function becomeHolder({ context }: Person, { address, cookie = '' }: Browser): Promise<void> {
  const [name = '', value = ''] = cookie.split('=');
  await context.addCookies([{ name, value, url: address }]);
}

test('somebody reads a log sheet, and its holder goes without a rating', async ({
  person,
  played: { house, holders },
}) => {
  const [camille, nour] = holders;
  const sheet = `${house.url}/people/${markOf(camille.secret)}`;
  const reader = await person({ language: 'fr' });
  await becomeHolder(reader, nour);
  await reader.page.goto(sheet);
  const heading = (name: string) => reader.page.getByRole('heading', { name });
  await expect(heading('Camille')).toBeVisible();
  await expect(reader.page.getByRole('img', { name: /Cote à Trambahn/ })).toBeVisible();
  await expect(reader.page.getByRole('row', { name: /Nour\s*vous/ })).toBeVisible();
  await expect(heading('Selon la place')).toBeVisible();
  await expectAccessible(reader.page);

  const own = await person({ phone: true });
  await becomeHolder(own, camille);
  await own.page.goto(`${house.url}/people/me`);
  await expect(own.page.getByRole('button', { name: 'Share' })).toBeVisible();
  await expectNoSidewaysScroll(own.page);
  await expectAccessible(own.page);
  await own.page.getByRole('button', { name: 'Without a rating' }).press('Enter');
  await expect(own.page.getByRole('button', { name: 'With a rating' })).toBeVisible();
  await reader.page.reload();
  await expect(heading('Camille')).toBeVisible();
  await expect(heading('Profil de la cote')).toHaveCount(0);
});

test('a guest reads only their own', async ({ person, house }) => {
  const { page } = await person({ refused: true });
  await page.goto(`${house.url}/people/me`);
  await expect(page.getByRole('link', { name: 'Take a ticket' })).toBeVisible();
  await page.goto(`${house.url}/people/${'ab'.repeat(32)}`);
  await expect(page.getByRole('heading', { name: 'Nobody of that name' })).toBeVisible();
});
