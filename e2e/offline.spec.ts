import { mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type { Page } from '@playwright/test';
import { games } from '../src/games/index.ts';
import { House } from './house.ts';
import { doWhatItAsks, goOn, press } from './lesson-hands.ts';
import { writeNextBuild } from './next-build.ts';
import { expectOver, journalOf, playOn, playTurns } from './player.ts';
import { PLAYERS } from './players.ts';
import { storeHere } from './stored-here.ts';
import { expect, test } from './test.ts';

/** The worker has the page's files once it is active and has taken over. */
async function keptFrom(page: Page, url: string): Promise<void> {
  await page.goto(url);
  await page.evaluate(() => navigator.serviceWorker.ready);
  await page.reload();
  await expect
    .poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null))
    .toBe(true);
}

test('a game with the network cut, through a closed browser tab', async ({ house, person }) => {
  const { page, context } = await person({ keeps: true });
  await keptFrom(page, house.url);
  await context.setOffline(true);

  // Both languages are kept, and the document comes in the one chosen.
  await page.goto(`${house.url}/about`);
  await page.getByRole('button', { name: 'FR' }).click();
  await page.goto(house.url);
  await expect(page.getByRole('link', { name: /contre l’ordinateur/i })).toBeVisible();
  await page.getByRole('button', { name: 'EN' }).click();
  await page.getByRole('link', { name: /against the computer/i }).click();
  await playOn(page, async () => (await journalOf(page)).length > 20);
  const before = await journalOf(page);
  await page.close();

  const back = await context.newPage();
  await back.goto(house.url);
  await back.locator('.my-tables a').first().click();
  await expect
    .poll(async () => (await journalOf(back)).length)
    .toBeGreaterThanOrEqual(before.length);
  await playOn(back, async () => (await journalOf(back)).length > before.length + 20);

  // A finished one: its poster, its report, and what is counted here.
  await storeHere(
    back,
    'src/games/trambahn/rules/records/shared-win.json',
    Number.POSITIVE_INFINITY,
  );
  await expectOver(back);
  await back.getByRole('button', { name: 'Keep the poster' }).click();
  await expect(back.getByRole('img', { name: /^A poster/ })).toBeVisible();
  await back.goto(`${house.url}/replay/${back.url().split('/').at(-1)}/report`);
  await back.getByRole('button', { name: 'Stop' }).click();
  await expect(back.getByText('Reading stopped')).toBeVisible();
  await back.goto(`${house.url}/people/me`);
  await expect(back.getByText('The house does not answer')).toBeVisible();
  const figures = back.getByRole('region', { name: 'On this device' });
  await expect(figures.getByRole('row', { name: /Trambahn/ })).toBeVisible();
});

/** One lesson to its end, and on into the game under way that it leads to. */
async function lessonDone(page: Page, url: string): Promise<void> {
  const game = games.find(({ id }) => id === 'pionniers');
  const [lesson] = (await game?.load.lessons?.()) ?? [];
  const stops = lesson?.stops ?? [];
  const card = page.locator('.learn-card');
  await page.goto(`${url}/learn/pionniers/1`);
  for (const [at, stop] of stops.entries()) {
    await expect(card).toHaveAttribute('data-stop-at', `${at + 1}`);
    await expect(card).toHaveAttribute('data-learn', 'tells');
    await doWhatItAsks(page, card, stop.lit, 'keys');
    if (stop.earned) await goOn(page, 'keys');
  }
  await expect(card).toHaveAttribute('data-learn', 'end');
  await goOn(page, 'keys');
  await expect(page).toHaveURL(/\/play\/solo\/pionniers\//);
}

test('offline one learns and plays all four games; what needs the network says so', async ({
  house,
  person,
}) => {
  const { page, context } = await person({ keeps: true });
  await keptFrom(page, house.url);
  await context.setOffline(true);
  for (const { id, name } of games) {
    await page.goto(`${house.url}/games/${id}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name.en);
    await page.goto(`${house.url}/rules/${id}`);
    await expect(page.locator('.rulebook')).toContainText('1.1');
    await page.goto(`${house.url}/learn/${id}/1`);
    await expect(page.locator('.learn-card')).toHaveAttribute('data-learn', 'tells');
    await page.goto(`${house.url}/play/solo/${id}`);
    await PLAYERS[id]?.(page, async () => (await journalOf(page)).length > 5);
    await page.goto(`${house.url}/crew/${id}`);
    await expect(page.getByRole('listitem').filter({ hasText: 'Margot' })).toBeVisible();
  }
  await lessonDone(page, house.url);
  // What a rule refuses is tried.
  await page.goto(`${house.url}/try/trambahn/5-2`);
  const card = page.locator('.learn-card');
  await press(page, 'hand:3');
  await press(page, 'col:0:0');
  await expect(card.getByRole('heading')).toHaveText('Refused');
  await page.goto(`${house.url}/hall`);
  await expect(page.getByText('The station does not answer')).toBeVisible();
  await page.goto(`${house.url}/account`);
  await expect(page.getByText('Are you online?')).toBeVisible();
  await page.goto(`${house.url}/play/setup/trambahn?way=online`);
  await page.getByRole('button', { name: 'Open the table' }).click();
  await expect(page.getByText('The station does not answer')).toBeVisible();
  await page.goto(`${house.url}/t/zzzzzzzzzzzzzzzz`);
  await expect(page.getByText('The line is down')).toBeVisible();
});

/** Which build shows this page, and how often the page has been loaded since it was first asked. */
const shown = (page: Page): Promise<{ next: boolean; anew: boolean }> =>
  page.evaluate(() => {
    const anew = document.documentElement.dataset.seen === undefined;
    document.documentElement.dataset.seen = 'yes';
    const script = document.querySelector<HTMLScriptElement>('script[type="module"]');
    return { next: script?.src.includes('/next-') === true, anew };
  });

const expectNext = (page: Page): Promise<void> =>
  expect(page.locator('script[type="module"][src*="/next-"]')).toBeAttached();

/** The rules beside the board are fetched when they are asked for. */
async function expectRules(page: Page): Promise<void> {
  await page.keyboard.press('r');
  await expect(page.locator('.rulebook')).toBeVisible();
  await page.keyboard.press('Escape');
}

test('a new build breaks no game in progress, here or on the server', async ({ person }) => {
  const folder = mkdtempSync(join(tmpdir(), 'rotonde-builds-'));
  const client = join(folder, 'client');
  symlinkSync(resolve('dist'), client);
  const house = new House({ WEB_DIR: client }, 0, 'e2e/push-house.ts');
  await house.open();
  try {
    const ada = await person({ keeps: true });
    const bob = await person({ phone: true, refused: true });
    const here = ada.page;
    await here.goto(`${house.url}/play/solo/trambahn`);
    await playOn(here, async () => (await journalOf(here)).length > 5);
    await here.evaluate(() => navigator.serviceWorker.ready);
    await here.reload();
    const there = await ada.context.newPage();
    await there.goto(house.url);
    await there.getByRole('link', { name: /with a link/i }).click();
    await there.getByRole('button', { name: 'Open the table' }).click();
    await expect(there.getByText('The table is laid')).toBeVisible();
    await bob.page.goto(there.url());
    await bob.page
      .getByRole('button', { name: /sit|seat/i })
      .first()
      .click();
    await expect(there.locator('[data-lever]')).toBeVisible();
    // Nobody has asked a bot anything yet.
    const cleo = (await person({ refused: true })).page;
    await cleo.goto(`${house.url}/play/solo/trambahn`);
    await expect(cleo.locator('.tram-piece.lit').first()).toBeVisible();
    expect(cleo.workers()).toEqual([]);
    for (const page of [here, there, bob.page, cleo])
      expect(await shown(page)).toEqual({ next: false, anew: true });

    writeNextBuild(join(folder, 'next'));
    await house.kill();
    rmSync(client);
    symlinkSync(join(folder, 'next'), client);
    await house.open();
    await here.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update());
    const offered = (page: Page) => page.getByText('A new version of Rotonde is ready');
    for (const page of [here, there]) await expect(offered(page)).toBeVisible();

    // While it waits, and when it has taken over in another tab, all goes on, with parts that nobody had fetched.
    const goOn = async (): Promise<void> => {
      const { length } = await journalOf(here);
      await playOn(here, async () => (await journalOf(here)).length > length + 3);
      await playTurns([there, bob.page], 1);
    };
    await goOn();
    const front = await ada.context.newPage();
    await front.goto(house.url);
    await front.getByRole('button', { name: 'Reload' }).click();
    await expectNext(front);
    await goOn();
    for (const page of [here, there]) await expectRules(page);
    for (const page of [here, there, bob.page])
      expect(await shown(page)).toEqual({ next: false, anew: false });

    // Where nothing is kept the old build is gone: that is said, and the game goes on.
    await bob.page.keyboard.press('r');
    await expect(offered(bob.page)).toBeVisible();
    await bob.page.keyboard.press('Escape');
    await goOn();
    expect(await shown(bob.page)).toEqual({ next: false, anew: false });
    await bob.page.getByRole('button', { name: 'Reload' }).click();
    await expectNext(bob.page);
    // A bot that cannot be had any more comes with the new build, and the game goes on from where it stood.
    await playOn(cleo, async () => offered(cleo).isVisible());
    const stood = await journalOf(cleo);
    await cleo.getByRole('button', { name: 'Reload' }).click();
    await expectNext(cleo);
    await playOn(cleo, async () => (await journalOf(cleo)).length > stood.length + 3);
    const before = await journalOf(here);
    await here.reload();
    await expect.poll(async () => (await journalOf(here)).length).toBe(before.length);
    await there.reload();
    await expectNext(there);
    await goOn();
    await expectRules(bob.page);
  } finally {
    await house.close();
    rmSync(folder, { recursive: true });
  }
});
