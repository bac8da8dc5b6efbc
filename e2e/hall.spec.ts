import type { Page } from '@playwright/test';
import { openStore } from '#server/store/open-store.ts';
import type { ServerStore } from '#server/store/server-store.ts';
import { markOf } from '#tables/tables.ts';
import { BOT, OPEN, paceCalled, putTable, person as sitter } from './hall-tables.ts';
import { House } from './house.ts';
import { placeIn } from './kept.ts';
import { shareHere } from './share-here.ts';
import { becomeGuest, newSecret } from './stored.ts';
import { test as base, expect, expectFits } from './test.ts';

const GAMES = ['trambahn', 'pionniers', 'union-pacific', 'railroad-tycoon'] as const;
const [PLENTY, RARE] = [GAMES.slice(0, 3), GAMES[3]];
const MANY = 500;

/** A house of its own, whose store a test fills before it opens. */
const test = base.extend<{
  filled: (fill: (store: ServerStore) => Promise<void>) => Promise<House>;
}>({
  filled: async ({ kept }, use) => {
    const houses: House[] = [];
    await use(async (fill) => {
      const house = new House(await placeIn(kept));
      houses.push(house);
      const store = await openStore(house.place);
      await fill(store);
      await store.close();
      await house.open();
      return house;
    });
    for (const house of houses) await house.close();
  },
});

test.use({ kept: 'postgres' });

const board = (page: Page) => page.locator('.hall-board');

/** Public tables that wait, and three of somebody's own. */
const manyTables = (me: string) => async (store: ServerStore) => {
  const other = 'b'.repeat(64);
  const [daily, live] = [paceCalled('daily'), paceCalled('live')];
  await Promise.all(
    Array.from({ length: MANY }, (_, i) =>
      putTable(store, {
        id: `open${`${i}`.padStart(8, '0')}`,
        // One of a kind was opened before all others.
        game: i === 0 ? RARE : (PLENTY[i % PLENTY.length] ?? RARE),
        host: other,
        beside: { access: 'public' },
        ...(i % 2 === 0 && daily ? { pace: daily } : live ? { pace: live } : {}),
        seats: [sitter('Solveig', other), OPEN],
        ageMs: (MANY - i) * 1000,
      }),
    ),
  );
  const mine = { host: me, seats: [sitter('Camille', me), sitter('Nour', other)] };
  const [yours, theirs] = [{ toAct: [0], ageMs: 3_600_000 }, { toAct: [1] }];
  const slow = daily ? { pace: daily } : {};
  await putTable(store, { ...mine, id: 'minelate000', game: GAMES[0], turn: yours });
  await putTable(store, { ...mine, ...slow, id: 'minesoon000', game: GAMES[2], turn: yours });
  await putTable(store, { ...mine, id: 'theirs00000', game: GAMES[3], turn: theirs });
};

test('500 tables: mine first, filters that never hide them, and what changes comes by itself', async ({
  filled,
  person,
}) => {
  const secret = newSecret();
  const house = await filled(manyTables(markOf(secret)));
  const { page, context } = await person({ language: 'fr' });
  await becomeGuest(context, secret);
  await page.goto(`${house.url}/hall`);
  await expect(page).toHaveTitle('(2) Le hall – Rotonde');
  const yours = board(page).getByRole('region', { name: 'À vous' });
  await expect(yours.locator('.hall-dep')).toHaveCount(2);
  await expect(yours.locator('.hall-dep').first()).toContainText('Union Pacific');
  await expect(yours.getByRole('link', { name: 'Jouer, Union Pacific' })).toHaveClass(/lever/);
  await expect(page.getByRole('navigation', { name: 'Pages' })).toContainText(
    '2 tables vous attendent',
  );
  const open = board(page).getByRole('region', { name: 'Tables ouvertes' });
  await expect(open.getByRole('heading')).toContainText('500');
  // The one of its game is the oldest of all: it is found, and counted by the same filter.
  await page.getByRole('radio', { name: 'Railroad Tycoon' }).check();
  await expect(open.locator('.hall-dep')).toHaveCount(1);
  await expect(open.getByRole('heading')).toContainText('1');
  await page.getByRole('radio', { name: 'Les Pionniers du Rail' }).check();
  await page.getByRole('radio', { name: 'Au long cours' }).check();
  await expect(open.getByRole('heading')).toContainText('83');
  await page.getByRole('radio', { name: 'Railroad Tycoon' }).check();
  await page.getByRole('radio', { name: 'En direct' }).check();
  await expect(board(page)).toContainText('Aucune table de ce genre');
  await expect(yours.locator('.hall-dep')).toHaveCount(2);
  await page.getByRole('radio', { name: 'Tous', exact: true }).check();
  await page.getByRole('radio', { name: 'Toutes' }).check();
  // Every kind of row is there; a hundred and fifty of one kind would only take axe longer.
  await expectFits(page);
  await open.getByRole('button', { name: '494 autres tables ouvertes' }).click();
  await expect(open.locator('.hall-dep')).toHaveCount(150);
  await open.getByRole('button', { name: 'sur 350 autres tables' }).click();
  await expect(open.locator('.hall-dep')).toHaveCount(300);

  // Somebody opens a table: it stands on the board, and they take their place on the platform.
  const guest = await person({ language: 'en', phone: true });
  await guest.page.goto(`${house.url}/play/setup/trambahn?way=online`);
  await guest.page.getByRole('radio', { name: /^Public/ }).check();
  await guest.page.getByRole('button', { name: 'Open the table' }).click();
  await expect(guest.page.getByRole('heading', { name: 'The table is laid' })).toBeVisible();
  await expect(open.getByRole('heading')).toContainText('501');

  // It is on top, and is joined; the game begins.
  await open.locator('.hall-dep').first().getByRole('link').click();
  await page.getByRole('button', { name: 'S’asseoir ici' }).click();
  await expect(guest.page.getByRole('heading', { name: 'Trambahn' })).toBeVisible();
  await guest.page.goto(`${house.url}/hall`);
  await expect(board(guest.page).locator('.hall-dep').first()).toContainText('Trambahn');
});

test('an empty hall offers the bots and a link that is made at once', async ({
  filled,
  person,
}) => {
  const over = {
    seats: [sitter('Zoé', 'c'.repeat(64)), BOT],
    beside: { access: 'public' as const },
  };
  const house = await filled((store) =>
    putTable(store, { ...over, id: 'over0000000', game: 'trambahn', over: true }),
  );
  const { page, context } = await person({ language: 'en' });
  await context.addInitScript(shareHere);
  await page.goto(`${house.url}/hall`);
  await expect(page.getByText('Nobody on the platform just now.')).toBeVisible();
  const bots = board(page).getByRole('region', { name: 'The bots invite themselves' });
  await expect(bots.getByRole('link', { name: /^Play/ })).toHaveCount(3);
  await expectFits(page);
  await page.getByText('Search the arrivals').click();
  await page.getByLabel('Who played?').fill('zoe');
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  await expect(page.getByText('1 game found')).toBeVisible();
  await page.getByRole('button', { name: 'Make the link' }).click();
  const link = page.getByLabel('Link of your table of Trambahn');
  await expect(link).toHaveValue(/\/t\/[a-z0-9]+$/);
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(page.locator('html')).toHaveAttribute(
    'data-shared',
    `Come and play Trambahn with me:, ${await link.inputValue()}, `,
  );
  await expect(board(page).getByRole('region', { name: 'Under way' })).toContainText('1 seat free');
});
