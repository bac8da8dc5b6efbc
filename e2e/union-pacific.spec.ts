import type { Page } from '@playwright/test';
import type { Event } from '#games/union-pacific/rules/model.ts';
import type { House } from './house.ts';
import { type Heard, listenTo } from './socket-tap.ts';
import { becomeGuest, newSecret, storeTable } from './stored.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, type Person, test } from './test.ts';
import {
  aim,
  answered,
  callOf,
  enter,
  hasTurns,
  holdings,
  keys,
  lever,
  piece,
  playOn,
  pull,
  tabTo,
} from './union-pacific-player.ts';
import { secretsIn } from './union-pacific-socket-tap.ts';

const asked = { timeout: 60_000 };

test('alone against three, from the opening to the end', async ({ house, person }) => {
  const { page } = await person();
  await page.goto(`${house.url}/play/solo/union-pacific`);
  await expect(page.locator('[data-lever]')).toBeVisible(asked);
  await expect(page.locator('.up-grid thead .who')).toHaveCount(4);
  await playOn(page, hasTurns(page, 40));
  await expectAccessible(page);
  await playOn(page);
  await expect(page.locator('.table-end')).toBeVisible();
  await expect(page.getByText('Money by dividend')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Check the chance' }).click();
  await expect(page.getByText(/all \d+ draws follow from the secret/)).toBeVisible();
});

test('on a phone, in French', async ({ house, person }) => {
  const { page } = await person({ language: 'fr', phone: true });
  await page.goto(`${house.url}/play/solo/union-pacific`);
  await expect(page.locator('[data-lever]')).toBeVisible(asked);
  await expectAccessible(page);
  await playOn(page, hasTurns(page, 14));
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Papiers' }).click();
  await expect(page.locator('.up-grid')).toBeVisible();
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Plateau', exact: true }).click();
  await page.setViewportSize({ width: 844, height: 390 });
  await expectNoSidewaysScroll(page);
  await playOn(page, hasTurns(page, 24));
  await expectAccessible(page);
});

test('three on one device: the openings go round behind the curtain', async ({ house, person }) => {
  const { page } = await person();
  await page.goto(`${house.url}/play/here/union-pacific?name=Ada&name=Lena&name=Noor`);
  const reveal = page.getByRole('button', { name: /^I am / });
  const shown: string[] = [];
  const chosen: string[] = [];
  const next = async (): Promise<void> => {
    await expect(reveal).toBeVisible(asked);
    // Nothing of the table is behind the curtain: no hand, no map, no journal.
    await expect(page.locator('.up-desk, .up-grid, .table-log, [data-piece]')).toHaveCount(0);
    shown.push((await reveal.innerText()).replace(/\s+Enter$/, ''));
    await reveal.click();
    await expect(reveal).toBeHidden();
  };
  for (const name of ['Ada', 'Lena', 'Noor']) {
    await next();
    if (name === 'Ada') await expectAccessible(page);
    await expect(page.locator('.up-grid .who.me')).toHaveAttribute('title', name);
    await expect(page.locator('[data-piece^="hand:"]').first()).toBeVisible();
    // What the others have chosen is not to be seen.
    await expect(holdings(page)).toHaveCount(0);
    chosen.push(await choose(page));
    await pull(page);
    // Loaded anew between two of them, it is still the next one's.
    if (name === 'Ada') await page.reload();
  }
  await next();
  const told = page.locator('.table-log').getByText(/^Opening investments/);
  for (const share of chosen) await expect(told).toContainText(share);
  for (let turns = 0; turns < 3; turns++) {
    await playOn(page, async () => (await reveal.isVisible()) || (await callOf(page)) === 'over');
    await next();
  }
  const first = shown.slice(3, 6);
  expect(shown.slice(0, 3)).toEqual(['I am Ada', 'I am Lena', 'I am Noor']);
  expect(new Set(first).size).toBe(3);
  expect(shown[6]).toBe(first[0]);
});

test('three browsers and a watcher choose their openings at once', async ({ house, person }) => {
  const [ada, lena, noor, watcher] = [
    await person(),
    await person({ language: 'fr' }),
    await person(),
    await person(),
  ];
  const heard = new Map<Page, Heard<Event>[]>();
  for (const { page } of [ada, lena, noor, watcher]) heard.set(page, listenTo(page));
  await layTable(ada.page, house);
  for (const { page } of [lena, noor]) {
    await page.goto(ada.page.url());
    const sit = page.getByRole('button', { name: /asseoir ici|sit here/i });
    await sit.first().click();
  }
  await watcher.page.goto(ada.page.url());
  const players = [ada.page, lena.page, noor.page] as const;
  for (const page of players) await expect(page.locator('[data-lever]')).toBeVisible(asked);

  const chosen: string[] = [];
  for (const page of players) chosen.push(await choose(page));
  await pull(ada.page);
  for (const page of [lena.page, noor.page, watcher.page]) {
    const journal = page.locator('.table-log');
    await expect(journal.getByText(/ (has chosen|a choisi) (an|un) /)).toBeVisible();
    await expect(holdings(page)).toHaveCount(0);
  }
  // Loaded anew in the middle: the choice is made, and still nobody's but hers.
  await ada.page.reload();
  await expect(ada.page.getByText(/Nobody sees it before all have chosen/)).toBeVisible(asked);
  await expect(ada.page.locator('[data-lever]')).toHaveCount(0);
  // It is final: to take it back, the others would have to agree.
  await ada.page.keyboard.press('u');
  await expect(ada.page.getByText('Go back further?')).toBeVisible();
  await ada.page.keyboard.press('Escape');
  for (const page of heard.keys()) expect(secretsIn(heard.get(page) ?? [])).toEqual([]);

  await Promise.all([pull(lena.page), pull(noor.page)]);
  for (const page of [...players, watcher.page]) {
    await expect(holdings(page)).toHaveCount(3, asked);
    const told = page.locator('.table-log').getByText(/^(Opening invest|Investissements init)/);
    for (const share of chosen) await expect(told).toContainText(share);
  }
  await expect(watcher.page.getByText('You are watching')).toBeVisible();
  await expect(watcher.page.locator('[data-piece]')).toHaveCount(0);
  await expectAccessible(watcher.page);
  // Each has been sent what is theirs alone; who watches, no hand at all.
  for (const page of heard.keys()) expect(secretsIn(heard.get(page) ?? [])).toEqual([]);
  expect((heard.get(watcher.page) ?? []).filter(({ own }) => own != null)).toEqual([]);

  for (let turn = 0; turn < 6; turn++) {
    for (const page of players) {
      await playOn(page, async () => (await callOf(page)) === 'wait');
    }
  }
});

test('a dividend, in three browsers', async ({ house, person }) => {
  const [takes, waits, watches] = [
    await person({ language: 'fr', phone: true }),
    await person(),
    await person(),
  ];
  // Jules, before he draws the first dividend from the pile.
  await sitDown(house, 86, [takes, waits, watches], [3, 0]);
  await expect(waits.page.locator('.up-desk')).toBeVisible();
  await expect(watches.page.locator('.up-desk')).toBeVisible();
  await takes.page.locator('[data-piece="display:pile"]').click(asked);
  await pull(takes.page);
  for (const { page } of [takes, waits]) {
    const panel = page.locator('.up-panel.dividend');
    await expect(panel.locator('tfoot td')).toHaveText(['', '+6', '+10', '+3', '+11']);
    await expectAccessible(page);
  }
  const money = watches.page.locator('.up-grid .money td').filter({ hasText: /\d/ });
  await expect(money).toHaveText(['6', '10', '3', '11']);
  await expect(watches.page.locator('[data-piece]')).toHaveCount(0);
  // It hides nothing that is to be decided, not even on a phone.
  await expect(lever(takes.page)).toHaveAttribute('data-do', 'end-turn');
  await lever(takes.page).click({ trial: true });
  await takes.page.locator('[data-piece^="hand:"]').last().click({ trial: true });
  await takes.page.keyboard.press('Escape');
  await expect(takes.page.locator('.up-panel.dividend')).toHaveCount(0);
});

test('a train where none may stand is answered with its rule', async ({ house, person }) => {
  const ada = await person();
  const { page } = ada;
  await sitDown(house, 203, [ada], [0]);
  await piece(page, 'track').click(asked);
  await piece(page, 'chip').click();
  await page.locator('.up-layer.trains > g').first().click({ force: true });
  const why = page.locator('.table-why');
  await expect(why).toContainText(/Rule 5\.\d/);
  await expect(why).toContainText(/cannot use|builds on|stands a train of/);
  await expectAccessible(page);
});

test('a train can be taken back until a share is drawn', async ({ house, person }) => {
  const ada = await person();
  const { page } = ada;
  await sitDown(house, 203, [ada], [0]);
  const trains = page.locator('.up-layer.trains > g');
  await expect(page.locator('[data-lever]')).toBeVisible(asked);
  const before = await trains.count();
  await aim(page);
  await pull(page);
  await expect(trains).toHaveCount(before + 1);
  await answered(page, () => page.keyboard.press('u'));
  await expect(trains).toHaveCount(before);
  await aim(page);
  await pull(page);
  await page.locator('[data-piece="display:pile"]').click();
  await pull(page);
  // A card has been seen: now it takes everybody’s consent.
  await page.keyboard.press('u');
  await expect(page.getByText('Go back further?')).toBeVisible();
  await page.getByRole('button', { name: 'Leave it' }).click();
  await expect(trains).toHaveCount(before + 1);
  expect(await callOf(page)).toBe('exchange');
});

test('whole turns by keyboard alone', async ({ house, person }) => {
  const { page } = await person();
  await page.goto(`${house.url}/play/solo/union-pacific`);
  await expect(page.locator('[data-lever]')).toBeVisible(asked);
  await keys(page, 'hand', 'Enter');
  await enter(page);
  for (let turn = 0; turn < 4; turn++) {
    await expect.poll(() => callOf(page), asked).toBe('act');
    if (turn % 2 === 0) {
      // From the card to the company, to the space; the space once more builds.
      await keys(page, 'track', 'Enter');
      await keys(page, 'chip', 'Enter');
      await expect(page.locator('[data-place]:focus')).toHaveCount(1);
      await page.keyboard.press(turn === 0 ? 'ArrowRight' : 'PageDown');
      await page.keyboard.press('Enter');
      await enter(page);
      await keys(page, 'display', 'ArrowRight', 'Enter');
      await enter(page);
      await expect(page.locator('[data-lever]:focus')).toHaveCount(1);
      await tabTo(page, '[data-piece^="hand:"]');
      await page.keyboard.press('Enter');
      await enter(page);
    } else {
      await page.keyboard.press('i');
      await keys(page, 'hand', 'Enter');
      await tabTo(page, '[data-lever]');
      await enter(page);
      await keys(page, 'track', 'Enter');
      await enter(page);
    }
  }
  const journal = page.locator('.table-log');
  for (const deed of ['build', 'take', 'exchange', 'lay out', 'discard']) {
    await expect(journal.getByText(new RegExp(`^You ${deed}`)).first()).toBeVisible();
  }
});

/** Picks the first share of the hand, and tells which. */
async function choose(page: Page): Promise<string> {
  const card = piece(page, 'hand');
  const [name = ''] = (await card.locator('.visually-hidden').innerText()).split(',');
  await card.click();
  return name;
}

/** A table for three, two of whom come by its link. */
async function layTable(page: Page, { url }: House): Promise<void> {
  await page.goto(`${url}/play/setup/union-pacific?way=online`);
  await page.getByRole('radio', { name: '3 players' }).check();
  for (const seat of [1, 2]) {
    const row = page.locator('.setup-seats > li').nth(seat);
    await row.getByRole('radio', { name: 'By link', exact: true }).check();
  }
  await page.locator('form button[type=submit]').click();
  await expect(page.getByText('The table is laid')).toBeVisible();
}

/** They come to the table of the ordinary game after so many entries: the first to these seats, the others to watch. */
async function sitDown(
  { url, dataDir }: House,
  upTo: number,
  people: readonly Person[],
  seats: readonly number[],
): Promise<void> {
  const secrets = seats.map((seat) => [seat, newSecret()] as const);
  const file = 'src/games/union-pacific/rules/records/four-players.json';
  const table = await storeTable(dataDir, file, upTo, Object.fromEntries(secrets), 'random');
  for (const [i, { page, context }] of people.entries()) {
    const secret = secrets[i]?.[1];
    if (secret !== undefined) await becomeGuest(context, secret);
    await page.goto(`${url}/t/${table}`);
  }
}
