import type { Page } from '@playwright/test';
import type { Event } from '#games/union-pacific/rules/model.ts';
import { layTable } from './lay-table.ts';
import { type Heard, listenTo } from './socket-tap.ts';
import { expect, expectAccessible, test } from './test.ts';
import {
  aim,
  callOf,
  choose,
  holdings,
  lever,
  playOn,
  pull,
  sitDown,
} from './union-pacific-player.ts';
import { secretsIn } from './union-pacific-socket-tap.ts';

const asked = { timeout: 60_000 };

test('three browsers and a watcher choose their openings at once', async ({ house, person }) => {
  const [ada, lena, noor, watcher] = [
    await person(),
    await person({ language: 'fr' }),
    await person(),
    await person(),
  ];
  const heard = new Map<Page, Heard<Event>[]>();
  for (const { page } of [ada, lena, noor, watcher]) heard.set(page, listenTo(page));
  await layTable(ada.page, house, 'union-pacific');
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

  for (let turn = 0; turn < 2; turn++) {
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
  await planTrain(waits.page);
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
  // Who goes on is done with it: it does not come back after the next deed.
  await pull(takes.page);
  await expect(takes.page.locator('.up-panel.dividend')).toHaveCount(0);
});

/** Who waits builds in pencil: it looks like pencil, and is rubbed out again. */
async function planTrain(page: Page): Promise<void> {
  await page.locator('.table-draft').click();
  await expect(page.locator('.up-call')).toHaveText('In pencil: build or invest');
  await aim(page);
  await pull(page);
  await expect(page.locator('.up-call')).toHaveText('In pencil: take a share');
  await expect(page.locator('.up-pencil')).toHaveText('1');
  await expect(page.locator('.up-stands.pencil')).toHaveCount(1);
  await page.getByRole('button', { name: 'Erase', exact: true }).click();
  await expect(page.locator('.up-pencil')).toHaveCount(0);
  await page.locator('.table-draft').click();
}
