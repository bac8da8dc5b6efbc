import type { Page } from '@playwright/test';
import type { House } from './house.ts';
import { keepPlain } from './railroad-tycoon-seats.ts';
import { becomeGuest, newSecret, storeTable } from './stored.ts';
import { expect, expectAccessible, type Person, test } from './test.ts';

/** Who hears the table, goes by keys, or asks what a mark is. `npm run transcripts` writes what a whole turn sounds like. */

const asked = { timeout: 60_000 };
const spoken = (page: Page) => page.locator('[data-spoken]');
const note = (page: Page) => page.locator('.hint-note');

test('by ear and by keys: the task first, the board as one stop, previews that are said', async ({
  house,
  person,
}) => {
  const ada = await person();
  const { page } = ada;
  await sitDown(house, ada, 'union-pacific', 203);
  const board = page.locator('[data-stop]');
  // The first heading of the table is what is asked; no list of cities stands before the choice.
  await expect(page.locator('main :is(h1, h2, h3)').first()).toHaveText(/^Your turn: build/);
  await expect(page.locator('[data-inside]')).toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'Papers' })).toBeAttached();

  await board.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('list', { name: 'Cities' })).toBeAttached();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(board).toBeFocused();
  await expect(page.locator('[data-inside]')).toHaveCount(0);

  await page.locator('[data-piece^="track:"]').first().focus();
  await page.keyboard.press('Enter');
  await expect(spoken(page)).toContainText(/With the dotted card: \d+ spaces/);
  await page.keyboard.press('s');
  await expect(page.locator('.toast')).toHaveText(/^Your turn: build or invest\. .+/);

  // A refusal ends with the next choice that can be made.
  await page.locator('[data-piece^="chip:"]:not([aria-disabled])').first().click();
  // What was read is of that moment too.
  await expect(page.locator('.toast')).toHaveCount(0);
  await page.locator('.up-layer.trains > g').first().click({ force: true });
  await expect(page.locator('.table-why')).toBeVisible();
  await page.locator('[data-piece^="chip:"]:not([aria-disabled])').nth(1).click();
  await expect(page.locator('.table-why')).toHaveCount(0);
});

test('a mark says what it is, by pointer and by key, and opens its rule', async ({
  house,
  person,
}) => {
  const ada = await person();
  const { page } = ada;
  await sitDown(house, ada, 'railroad-tycoon', 239);
  await putMark(page);
  const mark = page.locator('[data-hint="A river."]');
  await mark.hover();
  await expect(note(page)).toHaveText(/A river\.Rule 4\.2/);
  await expect(spoken(page)).toContainText('A river.');
  await page.keyboard.press('Escape');
  await expect(note(page)).toHaveCount(0);
  // In the board it is walked to; the board keeps the focus.
  await page.locator('[data-stop]').focus();
  await page.keyboard.press('h');
  await expect(note(page)).toBeVisible();
  await expect(page.locator('[data-stop]')).toBeFocused();
  await note(page).getByRole('button').click();
  await expect(page.locator('.table-rules')).toBeVisible();
  await expect(note(page)).toHaveCount(0);

  // The menu has the keys of this game, and one pace that the browser remembers.
  await page.getByRole('button', { name: 'Menu' }).click();
  await expect(page.locator('.table-keys')).toContainText('upgrade your locomotive');
  await page.getByRole('radio', { name: 'slow' }).check();
  await page.reload();
  await page.getByRole('button', { name: 'Menu' }).click(asked);
  await expect(page.getByRole('radio', { name: 'slow' })).toBeChecked();
});

test('a finger asks by a tap that does nothing else', async ({ house, person }) => {
  const ada = await person({ phone: true });
  const { page } = ada;
  await sitDown(house, ada, 'railroad-tycoon', 239);
  await putMark(page);
  await page.locator('[data-hint="A river."]').tap();
  await expect(note(page)).toContainText('A river.');
  await page.locator('.table-score').tap();
  await expect(note(page)).toHaveCount(0);
});

/** A mark of a drawing, in the middle of the board and above all that lies there. */
async function putMark(page: Page): Promise<void> {
  await expect(page.locator('[data-spoken]')).toBeAttached();
  await page.locator('[data-stop]').evaluate((board) => {
    const { left, top, width, height } = board.getBoundingClientRect();
    board.insertAdjacentHTML(
      'beforeend',
      '<svg width="40" height="40"><circle cx="20" cy="20" r="20" data-hint="A river." data-hint-rule="4.2" /></svg>',
    );
    const drawing = board.lastElementChild as SVGElement;
    Object.assign(drawing.style, { position: 'fixed', zIndex: '9' });
    drawing.style.left = `${left + width / 2}px`;
    drawing.style.top = `${top + height / 2}px`;
  });
}

/** Comes to the first seat of a recorded game of four after so many entries. */
async function sitDown(
  { url, dataDir }: House,
  { page, context }: Person,
  game: string,
  upTo: number,
): Promise<void> {
  const secret = newSecret();
  const file = `src/games/${game}/rules/records/four-players.json`;
  const table = await storeTable(dataDir, file, upTo, { 0: secret }, 'random');
  await becomeGuest(context, secret);
  await keepPlain(page);
  await page.goto(`${url}/t/${table}`);
  await expect(page.locator('[data-task]')).toContainText('Your turn', asked);
  await expect(page.locator('[data-spoken]')).toBeAttached();
}
