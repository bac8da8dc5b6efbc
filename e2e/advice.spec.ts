import type { Page } from '@playwright/test';
import { expectOver, layCard } from './player.ts';
import { entriesHere, storeHere } from './stored-here.ts';
import { expect, expectAccessible, test } from './test.ts';

const WON = 'src/games/trambahn/rules/records/shared-win.json';

test('the stationmaster is asked, read and followed; he is at no table of two people', async ({
  house,
  person,
}) => {
  // Whoever is no guest yet has no log sheet in the house: that is refused.
  const { page } = await person({ refused: true });
  await page.goto(`${house.url}/play/solo/trambahn`);
  const ask = page.getByRole('button', { name: 'Ask the stationmaster (C)' });
  const card = page.getByRole('region', { name: 'The stationmaster advises' });
  const choices = card.getByRole('listitem');
  await expect(ask).toBeVisible();
  await expect(page.locator('[data-piece^="hand:"].lit').first()).toBeVisible();
  await page.locator('#main').focus();
  await page.keyboard.press('c');
  await expect(ask).toHaveAttribute('aria-pressed', 'true');
  await expect(card).toHaveAttribute('data-state', 'shown');
  await expect(choices.first()).toContainText('chance, give or take');
  await expect(page.getByRole('status').getByText('The stationmaster advises')).toBeAttached();
  expect(await choices.count()).toBeLessThanOrEqual(3);
  await expect(page.locator('.advice-mark')).not.toHaveCount(0);
  await expect(page.getByText('the game stays out of the record').first()).toBeVisible();
  await expectAccessible(page);
  // Arrows go along the choices; Escape puts them away, and nothing has been played.
  const first = choices.first().getByRole('button');
  await first.focus();
  await page.keyboard.press('ArrowUp');
  await expect(choices.last().getByRole('button')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(card).toHaveCount(0);
  // Whoever moves has done with the advice.
  await ask.click();
  await expect(card).toBeVisible();
  await layCard(page);
  await expect(card).toHaveCount(0);
  // Over a reload the journal still says that it was asked.
  await page.reload();
  await expect(page.locator('.advised-note')).toBeVisible();
  // Over, it is in no figures of this device; another game is, in which nobody was asked.
  const figures = page.getByRole('region', { name: 'On this device' });
  const own = `${house.url}/people/me`;
  await storeHere(page, WON, Number.POSITIVE_INFINITY);
  await expectOver(page);
  await page.goto(own);
  await expect(figures.getByText('No finished game in this browser counts here yet')).toBeVisible();
  await page.goto(`${house.url}/play/solo/trambahn`);
  await expect(ask).toBeVisible();
  await storeHere(page, WON, Number.POSITIVE_INFINITY);
  await expectOver(page);
  await page.goto(own);
  await expect(figures.getByRole('row', { name: /Trambahn/ })).toBeVisible();

  await page.goto(`${house.url}/play/here/trambahn`);
  const names = page.getByRole('textbox');
  await names.nth(0).fill('Ada');
  await names.nth(1).fill('Lena');
  await page.locator('form button[type=submit]').click();
  await page.getByRole('button', { name: /^I am / }).click();
  await expect(page.locator('[data-lever]')).toBeVisible();
  await expect(ask).toHaveCount(0);
});

const READY = '[data-lever][data-ready="true"]';

/** Where one of four is to decide, and what tells that the choice is set up. */
const SET_UP = [
  { game: 'trambahn', ready: '[data-place].lit' },
  { game: 'pionniers', upTo: 21, ready: READY },
  { game: 'union-pacific', upTo: 8, ready: READY },
  // Its dispatcher thinks for long.
  { game: 'railroad-tycoon', upTo: 16, ready: READY, bot: 'dispatcher' },
] as const;

async function setUpFirst(page: Page, ready: string): Promise<void> {
  const ask = page.getByRole('button', { name: 'Ask the stationmaster (C)' });
  const card = page.getByRole('region', { name: 'The stationmaster advises' });
  await ask.click();
  await expect(card).toHaveAttribute('data-state', 'shown');
  await expect(card.getByText(/^±/).first()).toBeVisible();
  await expect(page.locator(ready)).toHaveCount(0);
  const before = await entriesHere(page);
  await card.getByRole('button', { name: 'Set up no. 1' }).click();
  await expect(page.locator(ready).first()).toBeVisible();
  expect(await entriesHere(page), 'nothing is sent').toBe(before);
}

test('a choice is set up in every game, and not played; a computer that thinks for long shows how far it is', async ({
  house,
  person,
}) => {
  const { page } = await person();
  for (const { game, ready, ...at } of SET_UP) {
    const bot = 'bot' in at ? `?bot=${at.bot}` : '';
    await page.goto(`${house.url}/play/solo/${game}${bot}`);
    const ask = page.getByRole('button', { name: 'Ask the stationmaster (C)' });
    await expect(ask).toBeVisible();
    if ('upTo' in at) {
      const file = `src/games/${game}/rules/records/four-players.json`;
      await storeHere(page, file, at.upTo);
    }
    await expect(page.locator('.advice-ask:not([aria-disabled="true"])')).toBeVisible();
    await setUpFirst(page, ready);
  }
  await page.locator(READY).click();
  await expect(page.locator('.thinking-mark > i').first()).toBeVisible();
});
