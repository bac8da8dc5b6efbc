import { expect, type Page } from '@playwright/test';
import { EASTERN_US } from '#games/railroad-tycoon/rules/data/map.ts';

/** Somebody who plays Railroad Tycoon through the page. */

/** What the page asks of its player just now: a phase of the game in which a seat decides. */
type Call = 'auction' | 'act' | 'build' | 'industry' | 'growth' | 'wait' | 'over';

export async function callOf(page: Page): Promise<Call> {
  return page.evaluate((): Call => {
    if (document.querySelector('.table-end')) return 'over';
    const sign = document.querySelector<HTMLElement>('[data-sign]');
    // What lies over the table is read first.
    sign?.click();
    if (sign) return 'wait';
    // A gesture may be several actions, of which some are still on their way.
    if (document.querySelector('[aria-busy="true"], dialog[open], .table-curtain')) return 'wait';
    if (!document.querySelector('.rt-panel.yours')) return 'wait';
    return document.querySelector('.rt-desk')?.getAttribute('data-phase') as Call;
  });
}

/** What changes on the page with every decision of one's own; nothing while one is on its way. */
const stand = (): string | undefined => {
  if (document.querySelector('[aria-busy="true"]')) return undefined;
  return [
    document.querySelector('h1 ~ small')?.textContent,
    document.querySelector('[aria-current="step"]')?.textContent,
    document.querySelector('.rt-desk')?.getAttribute('data-phase'),
    document.querySelector('.rt-panel.yours') !== null,
    document.querySelector('.rt-top')?.textContent,
    document.querySelector('.rt-bids')?.textContent,
    document.querySelector('.table-end, .table-curtain')?.className,
  ].join();
};

/** Does something and waits until the table has answered. */
export async function answered(page: Page, deed: () => Promise<void>): Promise<void> {
  const before = await page.evaluate(stand);
  await deed();
  await expect
    .poll(
      async () => {
        const now = await page.evaluate(stand);
        return now !== undefined && now !== before;
      },
      { intervals: [20] },
    )
    .toBe(true);
}

export const lever = (page: Page) => page.locator('[data-lever][data-ready="true"]');
export const pull = (page: Page): Promise<void> => answered(page, () => lever(page).click());
export const pass = (page: Page): Promise<void> =>
  answered(page, () => page.locator('[data-pass]').click());
export const mode = (page: Page, name: string) => page.locator(`[data-mode="${name}"]`);
/** A choice in the lit panel: a cube, a city, a colour. */
export const piece = (page: Page, kind: string) =>
  page.locator(`.rt-panel [data-piece^="${kind}:"]`);

const numberOf = (id: string): number => EASTERN_US.cities.findIndex((one) => one.id === id);

/** The button of a city on the map: for keys, and for who does not see the map. */
export const city = (page: Page, id: string) => page.locator(`[data-place="city:${numberOf(id)}"]`);

/** The same as it is heard: the map is closed to the ear until somebody goes into it. */
export async function heardCity(page: Page, id: string) {
  await page.locator('.rt-map [data-stop]').press('Enter');
  return city(page, id);
}

/** The way to a city that the panel offers. */
export const wayTo = (page: Page, id: string) =>
  page.locator(`.rt-panel [data-piece="to:${numberOf(id)}"]`);

/** One of these is the start, as soon as something can be reached from there. */
const STARTS = ['baltimore', 'philadelphia', 'new-york', 'washington', 'new-haven', 'boston'];

/** Begins to build from a city, as keys do. */
export async function buildFrom(page: Page, id: string): Promise<void> {
  const build = mode(page, 'build');
  if ((await build.getAttribute('aria-pressed')) === 'false') await build.click();
  await city(page, id).press('Enter');
}

/** A touch of the map has folded nothing away; folded by its grip, the sheet still says what the lever costs. */
export async function foldSheet(page: Page): Promise<void> {
  await expect(page.locator('.rt-phone-sheet')).toHaveAttribute('data-folded', 'false');
  await page.locator('.rt-grip > button').tap();
  await expect(page.locator('.rt-bill')).toBeHidden();
  await expect(lever(page)).toHaveText(/\$\d+,000/);
}

/** The cheapest link from the first city that has one. False: there is none. */
async function aim(page: Page): Promise<boolean> {
  for (const start of STARTS) {
    await buildFrom(page, start);
    await expect(page.locator('.rt-panel [data-back], .table-why').first()).toBeVisible();
    const way = piece(page, 'to').first();
    if ((await way.count()) > 0) {
      await way.click();
      return true;
    }
    // Back to where nothing is chosen.
    await page.keyboard.press('Escape');
  }
  return false;
}

/** One action: a delivery if there is one, else track, every third time a better engine. */
async function act(page: Page, turn: number): Promise<void> {
  const cube = piece(page, 'cube').first();
  if ((await cube.count()) > 0) return cube.click();
  if (turn % 3 === 2) return mode(page, 'upgrade').click();
  if (await aim(page)) return;
  await page.keyboard.press('Escape');
  await mode(page, 'decline').click();
}

/** One decision. */
async function decide(page: Page, call: Call, turn: number): Promise<void> {
  switch (call) {
    case 'auction':
      return pass(page);
    case 'act':
      await act(page, turn);
      break;
    case 'industry':
      await piece(page, 'colour').first().click();
      await piece(page, 'to').first().click();
      break;
    case 'growth':
      await piece(page, 'to').first().click();
      break;
    default:
  }
  await pull(page);
}

/** Plays on until the game is over, or something is asked for that is not for this player to answer. */
export async function playOn(
  page: Page,
  until?: (call: Call) => boolean | Promise<boolean>,
): Promise<void> {
  for (let turn = 0, idle = 0; idle < 4000; ) {
    const call = await callOf(page);
    if (call === 'over' || (until && (await until(call)))) return;
    if (call === 'wait') {
      idle++;
      // What the others did is skipped.
      await page.keyboard.press('x');
      await page.waitForTimeout(25);
    } else {
      await decide(page, call, turn);
      idle = 0;
      if (call === 'act') turn++;
    }
  }
  throw new Error(`nobody moves any more: ${await page.locator('main').innerText()}`);
}

/** Until it is one's own turn to act. */
export const untilAct = (call: Call): boolean => call === 'act';

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

export type Point = { x: number; y: number };

/** Where something is once the map has come to rest. */
export async function atRest(where: () => Promise<Point>): Promise<Point> {
  let at = await where();
  await expect
    .poll(async () => {
      const before = at;
      at = await where();
      return at.x === before.x && at.y === before.y;
    })
    .toBe(true);
  return at;
}
