import { expect, type Page } from '@playwright/test';
import type { House } from './house.ts';
import { becomeGuest, newSecret, storeTable } from './stored.ts';
import type { Person } from './test.ts';

/** Somebody who plays Union Pacific through the page. */

/** What the page asks of its player just now: a phase of the game in which a seat decides. */
type Call = 'open' | 'swap' | 'act' | 'take' | 'exchange' | 'discard' | 'wait' | 'over';

export async function callOf(page: Page): Promise<Call> {
  return page.evaluate((): Call => {
    if (document.querySelector('.table-end')) return 'over';
    const sign = document.querySelector<HTMLElement>('[data-sign]');
    // What lies over the table is read first.
    sign?.click();
    if (sign) return 'wait';
    if (document.querySelector('dialog[open], .table-curtain')) return 'wait';
    if (!document.querySelector('[data-lever]')) return 'wait';
    return document.querySelector('.up-desk')?.getAttribute('data-phase') as Call;
  });
}

/** What changes on the page with every decision of one's own. */
const stand = (): string =>
  [
    document.querySelector('[data-turn]')?.getAttribute('data-turn'),
    document.querySelector('.up-desk')?.getAttribute('data-phase'),
    document.querySelector('[data-lever]') !== null,
    document.querySelector('.table-end, .table-curtain')?.className,
  ].join();

/** Does something and waits until the table has answered. */
export async function answered(page: Page, deed: () => Promise<void>): Promise<void> {
  const before = await page.evaluate(stand);
  await deed();
  await expect.poll(() => page.evaluate(stand), { intervals: [20] }).not.toBe(before);
}

export const lever = (page: Page) => page.locator('[data-lever][data-ready="true"]');
export const pull = (page: Page): Promise<void> => answered(page, () => lever(page).click());
/** What lies open before everybody, as the grid shows it. */
export const holdings = (page: Page) => page.locator('.up-grid tbody td b');
export const piece = (page: Page, kind: string) =>
  page.locator(`[data-piece^="${kind}:"]:not([aria-disabled])`).first();

/** Card, company, space: the first of each. */
export async function aim(page: Page): Promise<void> {
  await piece(page, 'track').click();
  await piece(page, 'chip').click();
  await expect(async () => {
    await pressSpace(page);
    await expect(lever(page)).toBeVisible({ timeout: 1000 });
  }).toPass();
}

/** A press with the pointer on a lit space that nothing covers, once the map has come to rest. */
async function pressSpace(page: Page): Promise<void> {
  let at = { x: 0, y: 0 };
  await expect
    .poll(async () => {
      const before = at;
      at = (await page.evaluate(openSpace)) ?? at;
      return at.x > 0 && at.x === before.x && at.y === before.y;
    })
    .toBe(true);
  await page.mouse.click(at.x, at.y);
}

function openSpace(): { x: number; y: number } | undefined {
  for (const place of document.querySelectorAll('[data-place]')) {
    const { x, y, width, height } = place.getBoundingClientRect();
    const at = { x: x + width / 2, y: y + height / 2 };
    if (document.elementFromPoint(at.x, at.y) === place) return at;
  }
  return undefined;
}

async function invest(page: Page): Promise<void> {
  const mode = page.locator('[data-do="mode"]');
  if (!(await piece(page, 'hand').isVisible())) await mode.click();
  await piece(page, 'hand').click();
}

/** One decision. Every third turn is an investment; shares come from the pile, where the dividends are. */
async function decide(page: Page, turn: number): Promise<Call> {
  const call = await callOf(page);
  switch (call) {
    case 'wait':
    case 'over':
      return call;
    case 'act':
      if ((await piece(page, 'track').count()) === 0 || !(await canBuild(page))) await invest(page);
      else if (turn % 3 === 2 && (await canInvest(page))) await invest(page);
      else await aim(page);
      break;
    case 'open':
      await piece(page, 'hand').click();
      break;
    case 'take':
      await takeable(page).click();
      break;
    case 'discard':
      await piece(page, 'track').click();
      break;
    case 'exchange':
    case 'swap':
  }
  await pull(page);
  return call;
}

/** Where the dividends are, while there is something. */
const takeable = (page: Page) =>
  page
    .locator('[data-piece="display:pile"]')
    .or(page.locator('[data-piece^="display:"]:not(:has(~ .up-pile))'))
    .first();

const canBuild = async (page: Page): Promise<boolean> =>
  (await page.locator('.up-track-button.lit, .up-track-button.on').count()) > 0;

const canInvest = async (page: Page): Promise<boolean> =>
  (await page.locator('[data-do="mode"]').count()) > 0;

/** Plays on until the game is over, or `until` says so. Stops with an error when nothing happens any more. */
export async function playOn(page: Page, until?: () => Promise<boolean>): Promise<void> {
  for (let turn = 0, idle = 0; idle < 2000; ) {
    if (until && (await until())) return;
    const call = await decide(page, turn);
    if (call === 'over') return;
    if (call === 'wait') {
      idle++;
      await page.waitForTimeout(50);
    } else {
      idle = 0;
      if (call === 'act') turn++;
    }
  }
  throw new Error(`nobody moves any more: ${await page.locator('main').innerText()}`);
}

/** Has the game come so far? */
export function hasTurns(page: Page, turns: number): () => Promise<boolean> {
  return async () =>
    Number(await page.locator('[data-turn]').first().getAttribute('data-turn')) >= turns;
}

/** With the focus on a piece of this kind, where it comes by itself or with Tab. */
export async function keys(page: Page, kind: string, ...pressed: readonly string[]): Promise<void> {
  await tabTo(page, `[data-piece^="${kind}:"]:not([aria-disabled])`);
  for (const key of pressed) await page.keyboard.press(key);
}

export const enter = (page: Page): Promise<void> =>
  answered(page, () => page.keyboard.press('Enter'));

/** Presses Tab until what has the focus is one of these. */
export async function tabTo(page: Page, selector: string): Promise<void> {
  const there = () =>
    page.evaluate((wanted) => document.activeElement?.matches(wanted) === true, selector);
  for (let presses = 0; presses < 60; presses++) {
    if (await there()) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`the keyboard does not reach ${selector}`);
}

/** Picks the first share of the hand, and tells which. */
export async function choose(page: Page): Promise<string> {
  const card = piece(page, 'hand');
  const [name = ''] = (await card.locator('.visually-hidden').innerText()).split(',');
  await card.click();
  return name;
}

/** They come to the table of a recorded game after so many entries: the first to these seats, the others to watch. */
export async function sitDown(
  { url, dataDir }: House,
  upTo: number,
  people: readonly Person[],
  seats: readonly number[],
  record = 'four-players',
): Promise<void> {
  const secrets = seats.map((seat) => [seat, newSecret()] as const);
  const file = `src/games/union-pacific/rules/records/${record}.json`;
  const table = await storeTable(dataDir, file, upTo, Object.fromEntries(secrets), 'random');
  for (const [i, { page, context }] of people.entries()) {
    const secret = secrets[i]?.[1];
    if (secret !== undefined) await becomeGuest(context, secret);
    await page.goto(`${url}/t/${table}`);
  }
}
