import type { Locator, Page } from '@playwright/test';
import {
  answered,
  atRest,
  buildFrom,
  callOf,
  city,
  foldSheet,
  lever,
  mode,
  type Point,
  piece,
  playOn,
  pull,
  tabTo,
  untilAct,
  wayTo,
} from './railroad-tycoon-player.ts';
import { FOUR, sitDown } from './railroad-tycoon-seats.ts';
import { refuseOnce } from './refuse-once.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from './test.ts';

const asked = { timeout: 60_000 };
const why = (page: Page) => page.locator('.table-why');

test('track and a delivery by keyboard alone', async ({ house, person }) => {
  const jules = await person();
  const { page } = jules;
  await sitDown(house, { ...FOUR, upTo: 308 }, [jules], [3], { bot: 'apprentice' });
  await expect.poll(() => callOf(page), asked).toBe('act');
  await expect(page.locator('[data-find]')).toBeVisible();
  // The menu names the keys of this board.
  await page.getByRole('button', { name: 'Menu' }).click();
  await expect(page.locator('.table-keys')).toContainText('find a city');
  await page.keyboard.press('Escape');
  await expect(page.locator('.table-keys')).toBeHidden();
  await page.keyboard.press('b');
  await expect(page.locator('[data-place^="city:"][data-last]')).toBeFocused();
  // A city is found by its first letters, and is where the keys are then.
  await page.keyboard.press('f');
  await expect(page.locator('[data-find]')).toBeFocused();
  await page.keyboard.type('char');
  await expect(page.getByRole('option')).toHaveText(['Charleston', 'Charlotte']);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(city(page, 'charlotte')).toBeFocused();
  await expect(city(page, 'charlotte')).toHaveAccessibleName(/^Charlotte, grey, .*no links/);
  await page.keyboard.press('Enter');
  // Tile by tile: each has the focus when it may come next.
  await tabTo(page, '[data-place^="tile:"]');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await expect(page.locator('.rt-panel h2')).toContainText('Charlotte');
  await expect(lever(page)).toHaveAttribute('data-do', 'lay-track');
  await page.keyboard.press('Escape');
  await expect(lever(page)).toHaveCount(0);
  // Or to a city: it offers the cheapest way, and pressed again it builds.
  await page.keyboard.press('f');
  await page.keyboard.type('ralei');
  await page.keyboard.press('Enter');
  await expect(city(page, 'raleigh')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(lever(page)).toHaveText(/^Build to Raleigh, \$\d+,000/);
  await answered(page, () => page.keyboard.press('Enter'));
  await expect(page.locator('.table-log')).toContainText('You link Charlotte and Raleigh');
  await playOn(page, untilAct);

  await expect(piece(page, 'cube')).not.toHaveCount(0);
  await page.keyboard.press('d');
  await tabTo(page, '[data-piece^="cube:"]');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await tabTo(page, '[data-route]');
  await page.keyboard.press('End');
  await page.keyboard.press('Enter');
  await tabTo(page, '[data-lever][data-do="deliver"]');
  await answered(page, () => page.keyboard.press('Enter'));
  await expect(page.locator('.table-log')).toContainText('You deliver');
});

test('track and a delivery by touch, on a phone', async ({ house, person }) => {
  const jules = await person({ phone: true });
  const { page } = jules;
  await sitDown(house, { ...FOUR, upTo: 308 }, [jules], [3], { bot: 'apprentice' });
  await expect.poll(() => callOf(page), asked).toBe('act');
  // The turn and the action are in sight whatever one does.
  await expect(page.getByText(/^Turn \d+ · /)).toBeInViewport();
  await expect(page.locator('.table-bar .now', { hasText: /action/ })).toBeInViewport();
  await mode(page, 'build').tap();
  await tapOn(page, '[data-place^="city:"]');
  await expect(page.locator('[data-place^="tile:"]').first()).toBeAttached();
  await tapOn(page, '[data-place^="tile:"]');
  await expect(lever(page)).toHaveAttribute('data-do', 'lay-track');
  await expectNoSidewaysScroll(page);
  await foldSheet(page);
  await answered(page, () => lever(page).tap());
  await playOn(page, untilAct);
  await expect(page.locator('.rt-phone-sheet')).toHaveAttribute('data-folded', 'false');
  await mode(page, 'deliver').tap();
  await piece(page, 'cube').first().tap();
  await expect(page.locator('[data-route][aria-pressed="true"]')).toBeVisible();
  await answered(page, () => lever(page).tap());
});

test('what the rules forbid is answered at the place, with its rule', async ({ house, person }) => {
  const jules = await person();
  const { page } = jules;
  await sitDown(house, { ...FOUR, upTo: 308 }, [jules], [3]);
  await expect.poll(() => callOf(page), asked).toBe('act');
  // It looks shut, and says why.
  await mode(page, 'west').click({ force: true });
  await expect(why(page)).toContainText(/Rule 14\.\d/);
  await page.keyboard.press('Escape');
  await buildFrom(page, 'washington');
  await expect(page.locator('[data-place^="tile:"]').first()).toBeAttached();
  // Over the sea; and next to the city, where rails lie already.
  const refused = [
    [3, 0, /Track lies only in whole hexes of land.*Rule 6\.2/s],
    [0, -1, /no room beside .*Rule 8\.1/s],
  ] as const;
  for (const [columns, rows, answer] of refused) {
    const { x, y } = await hexFrom(page, 'washington', columns, rows);
    await page.mouse.click(x, y);
    await expect(why(page)).toContainText(answer);
    await expectBeside(page, x, y);
    await page.keyboard.press('Escape');
    await expect(why(page)).toHaveCount(0);
  }
});

test('a build that the table refuses stays on the map, with the reason beside it', async ({
  house,
  person,
}) => {
  const jules = await person();
  const { page } = jules;
  await refuseOnce(page);
  await sitDown(house, { ...FOUR, upTo: 308 }, [jules], [3]);
  await expect.poll(() => callOf(page), asked).toBe('act');
  await buildFrom(page, 'charlotte');
  // Pointing compares: the row opens to its bill, its track lies on the map, and the list stays.
  const ways = page.locator('.rt-ways > li');
  const all = await ways.count();
  await expect(page.locator('.rt-ghosts')).toHaveCount(1);
  await wayTo(page, 'raleigh').hover();
  await expect(page.locator('.rt-ways > [data-open="true"] .rt-bill')).toContainText('To pay');
  await expect(page.locator('.rt-preview .rt-plan-band')).toHaveCount(2);
  await page.locator('[data-sort="price"]').click();
  await wayTo(page, 'raleigh').click();
  await expect(ways).toHaveCount(all);
  await expect(lever(page)).toHaveText(/^Build to Raleigh, \$\d+,000/);
  const planned = page.locator('.rt-proposal:not(.rt-preview) .rt-plan-band');
  await expect(planned).toHaveCount(2);
  await lever(page).click();
  await expect(why(page)).toContainText('It could not be written down just now. Try again.');
  await expect(planned).toHaveCount(2);
  await expect(lever(page)).toHaveText(/^Build to Raleigh, \$\d+,000/);
  // Pulled again, it is built as it was planned.
  await page.keyboard.press('Escape');
  await pull(page);
  await expect(page.locator('.table-log')).toContainText('You link Charlotte and Raleigh');
});

for (const language of ['en', 'fr'] as const) {
  for (const phone of [false, true]) {
    test(`auction, building, delivering, end: ${language}, ${phone ? 'phone' : 'desk'}`, async ({
      house,
      person,
    }) => {
      const somebody = await person({ language, phone });
      const { page } = somebody;
      const clean = async (): Promise<void> => {
        await expectAccessible(page);
        await expectNoSidewaysScroll(page);
      };
      // The others have passed: who bids begins.
      await sitDown(house, { record: 'two-have-the-line', upTo: 61 }, [somebody], [2]);
      await expect(lever(page)).toHaveAttribute('data-do', 'bid', asked);
      await clean();
      await pull(page);
      await playOn(page, untilAct);
      await buildFrom(page, 'washington');
      await piece(page, 'to').first().click();
      await expect(lever(page)).toHaveAttribute('data-do', 'lay-track');
      await clean();
      await mode(page, 'deliver').click();
      await piece(page, 'cube').first().click();
      await expect(lever(page)).toHaveAttribute('data-do', 'deliver');
      await clean();

      // Over, on a map of one's own.
      await sitDown(house, { record: 'small-country', upTo: 115 }, [somebody], [0]);
      await expect(page.locator('.table-end')).toBeVisible(asked);
      await clean();
    });
  }
}

/** A tap on the first of these that the map shows and nothing covers. */
async function tapOn(page: Page, selector: string): Promise<void> {
  const { x, y } = await atRest(() =>
    page.evaluate((wanted) => {
      for (const place of document.querySelectorAll(wanted)) {
        const { x: left, y: top, width, height } = place.getBoundingClientRect();
        const at = { x: left + width / 2, y: top + height / 2 };
        if (document.elementFromPoint(at.x, at.y)?.closest('.rt-world')) return at;
      }
      return { x: Number.NaN, y: Number.NaN };
    }, selector),
  );
  await page.touchscreen.tap(x, y);
}

/** The middle of a hex so many columns and rows from a city. */
async function hexFrom(page: Page, from: string, columns: number, rows: number): Promise<Point> {
  const middle = async (id: string): Promise<Point> => {
    const { x, y, width, height } = await boxOf(city(page, id));
    return { x: x + width / 2, y: y + height / 2 };
  };
  const at = await atRest(() => middle(from));
  // Baltimore lies two rows above Washington in the same column.
  const row = ((await middle('washington')).y - (await middle('baltimore')).y) / 2;
  return { x: at.x + (columns + (rows % 2) / 2) * row * (2 / Math.sqrt(3)), y: at.y + rows * row };
}

/** The answer's edge is near the place. */
async function expectBeside(page: Page, x: number, y: number): Promise<void> {
  const box = await boxOf(why(page));
  const dx = Math.max(box.x - x, 0, x - box.x - box.width);
  const dy = Math.max(box.y - y, 0, y - box.y - box.height);
  expect(Math.hypot(dx, dy)).toBeLessThan(80);
}

async function boxOf(
  place: Locator,
): Promise<NonNullable<Awaited<ReturnType<Locator['boundingBox']>>>> {
  const box = await place.boundingBox();
  if (!box) throw new Error('it is not drawn');
  return box;
}
