import { expect, type Page } from '@playwright/test';

/** Somebody who plays Les Pionniers through the page. */

/** What the page asks of its player just now. */
type Call = 'choose' | 'strike' | 'wait' | 'over';

export async function callOf(page: Page): Promise<Call> {
  return page.evaluate(() => {
    if (document.querySelector('.table-end')) return 'over';
    const sign = document.querySelector<HTMLElement>('[data-sign]');
    // What lies over the table is read first.
    sign?.click();
    if (sign) return 'wait';
    // What was decided is still on its way, or something lies over the table.
    if (document.querySelector('[aria-busy="true"], dialog[open]')) return 'wait';
    if (document.querySelector('[data-strike]')) return 'strike';
    return document.querySelector('[data-do][data-ready="true"]') ? 'choose' : 'wait';
  });
}

/** What changes on the page with every entry. */
const stand = (): string =>
  [
    document.querySelector('[data-turn]')?.getAttribute('data-turn'),
    document.querySelector('[data-phase]')?.getAttribute('data-phase'),
    document.querySelector('[data-asks]')?.textContent,
    document.querySelectorAll('.table-log li li').length,
    document.querySelector('.table-end')?.className,
  ].join();

/** Does something and waits until the table has answered. */
export async function answered(page: Page, deed: () => Promise<void>): Promise<void> {
  const before = await page.evaluate(stand);
  await deed();
  await expect.poll(() => page.evaluate(stand), { intervals: [20] }).not.toBe(before);
}

/** Picks the first place for a crate: from the list, or where there is none on the map. */
async function pickFirst(page: Page): Promise<void> {
  const listed = page.locator('[data-pick]').first();
  // A card may lie over the map just now.
  if ((await listed.count()) > 0) await listed.click();
  else await page.locator('[data-place]').first().dispatchEvent('click');
}

/** Of laying and moving the one that is wished for in this turn, if it may be done. */
export async function wishOf(page: Page, turn: number): Promise<'lay' | 'move'> {
  const wish = turn % 2 === 0 ? 'lay' : 'move';
  const may = await page.locator(`[data-do="${wish}"][data-ready="true"]`).count();
  return may > 0 ? wish : wish === 'lay' ? 'move' : 'lay';
}

/** One decision: track for every second turn, and dynamite wherever it can lie. */
async function decide(page: Page, turn: number): Promise<Call> {
  const call = await callOf(page);
  if (call === 'strike') {
    await pickFirst(page);
    await answered(page, () => page.locator('[data-do="place-crate"]').click());
  }
  if (call === 'choose') {
    const wish = await wishOf(page, turn);
    await answered(page, () => page.locator(`[data-do="${wish}"]`).click());
  }
  return call;
}

/** Plays on until the game is over, or `until` says so. Stops with an error when nothing happens any more. */
export async function playOn(page: Page, until?: () => Promise<boolean>): Promise<void> {
  for (let turn = 0, idle = 0; idle < 4000; ) {
    if (until && (await until())) return;
    const call = await decide(page, turn);
    if (call === 'over') return;
    if (call === 'wait') {
      idle++;
      await page.waitForTimeout(25);
    } else {
      idle = 0;
      turn++;
    }
  }
  throw new Error(`nobody moves any more: ${await page.locator('main').innerText()}`);
}

/** Has the game come so far? */
export function hasTurns(page: Page, turns: number): () => Promise<boolean> {
  return async () => Number(await page.locator('[data-turn]').getAttribute('data-turn')) >= turns;
}
