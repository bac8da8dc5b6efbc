import { expect, type Page } from '@playwright/test';

/** Somebody who plays Trambahn through the page: picks up what is lit and puts it where it is lit. */

const lever = '[data-lever]';
const litCard = '.tram-piece.lit[data-piece^="hand:"]';
const litTram = '.tram-piece.lit[data-piece^="display:"]';

/** What the page asks of its player just now. */
type Call = 'lay' | 'end' | 'wait' | 'over';

export async function callOf(page: Page): Promise<Call> {
  return page.evaluate(
    ([lever, lit]) => {
      if (document.querySelector('.table-end')) return 'over';
      const sign = document.querySelector<HTMLElement>('[data-sign]');
      // What lies over the table is read first.
      sign?.click();
      if (sign) return 'wait';
      if (document.querySelector('dialog[open], .table-curtain')) return 'wait';
      if (document.querySelector(`${lever}[data-ready="true"]`)) return 'end';
      return document.querySelector(lit) ? 'lay' : 'wait';
    },
    [lever, litCard] as const,
  );
}

/** What changes on the page with every entry. */
const stand = (): string =>
  [
    document.querySelector('[aria-current="step"]')?.textContent,
    document.querySelector('h1 ~ small')?.textContent,
    document.querySelector('[data-lever]')?.textContent,
    document.querySelector('[data-place="money"]')?.getAttribute('aria-label'),
    document.querySelectorAll('[data-piece^="hand:"]').length,
    document.querySelectorAll('[data-place^="column:"]').length,
    document.querySelectorAll('.table-log li li').length,
    document.querySelector('.tram-warn')?.textContent,
    document.querySelector('.table-end, .table-curtain')?.className,
  ].join();

/** Does something and waits until the table has answered. */
export async function answered(page: Page, deed: () => Promise<void>): Promise<void> {
  const before = await page.evaluate(stand);
  await deed();
  await expect.poll(() => page.evaluate(stand), { intervals: [20] }).not.toBe(before);
}

/** Lays the first card that may be laid, at the first place that takes it. */
export async function layCard(page: Page, place = '[data-place].lit'): Promise<void> {
  await answered(page, async () => {
    await page.locator(litCard).first().click();
    await page.locator(place).first().click();
  });
}

/**
 * One decision. Now and then it starts a column and buys a tram for it, so that a game holds a bit of everything.
 * Returns what was asked.
 */
export async function decide(page: Page, bold: boolean): Promise<Call> {
  const call = await callOf(page);
  if (call === 'lay') await layCard(page);
  if (call === 'end') {
    const tram = page.locator(litTram).first();
    if (await tram.isVisible()) await answered(page, () => buy(page));
    else if (bold && (await canStart(page))) await layCard(page, '[data-place="new"].lit');
    else await answered(page, () => page.locator(lever).click());
  }
  return call;
}

async function buy(page: Page): Promise<void> {
  await page.locator(litTram).first().click();
  // With one column waiting it is bought at once; with several the column must be named.
  const column = page.locator('[data-place^="column:"].lit').first();
  if (await column.isVisible()) await column.click();
}

/** In the stations step, with money for a tram and no column waiting for one. */
async function canStart(page: Page): Promise<boolean> {
  return page.evaluate(() => {
    const step = document.querySelector('[aria-current="step"]')?.textContent ?? '';
    const money = document.querySelector('[data-place="money"]')?.getAttribute('aria-label') ?? '';
    const marks = Number(money.replace(/\D/g, ''));
    const waiting = document.querySelector('.tram-mine .tram-tramless') !== null;
    return step === 'Stations' && marks >= 5000 && !waiting;
  });
}

/** Plays on until the game is over, or `until` says so. Stops with an error when nothing happens any more. */
export async function playOn(page: Page, until?: () => Promise<boolean>): Promise<void> {
  for (let decisions = 0, idle = 0; idle < 2000; ) {
    if (until && (await until())) return;
    const call = await decide(page, decisions % 3 === 0);
    if (call === 'over') return;
    if (call === 'wait') {
      idle++;
      await page.waitForTimeout(50);
    } else {
      idle = 0;
      decisions++;
    }
  }
  throw new Error(`nobody moves any more: ${await page.locator('main').innerText()}`);
}

/** Lets whoever is to move move, for so many turns or to the end. */
export async function playTurns(pages: readonly [Page, Page], turns: number): Promise<void> {
  const [first] = pages;
  const turnOf = async () => Number(/\d+/.exec(await first.locator('h1 ~ small').innerText())?.[0]);
  const start = await turnOf();
  for (let idle = 0; idle < 2000; idle++) {
    for (const page of pages) {
      // What lies over the table is read first.
      if ((await callOf(page)) === 'over') return;
      if ((await turnOf()) >= start + turns) return;
      const mine = page.locator('.tram-piece.lit, [data-lever][data-ready="true"]');
      if ((await mine.count()) === 0) continue;
      idle = 0;
      await playOn(page, async () => (await mine.count()) === 0);
    }
    await first.waitForTimeout(30);
  }
  throw new Error('nobody is to move');
}

/** The journal, newest first, as its reader sees it. */
export async function journalOf(page: Page): Promise<string[]> {
  // What has not been laid out yet has no inner text.
  return page.locator('.table-log li li').allTextContents();
}

/** The result is open; before it comes, the signs are read, by whoever only watches too. */
export async function expectOver(page: Page): Promise<void> {
  await expect.poll(() => callOf(page)).toBe('over');
  await expect(page.locator('.table-end')).toBeVisible();
}
