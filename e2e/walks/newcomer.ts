import type { Page } from '@playwright/test';
import type { Kind } from '../../src/kernel/game.ts';
import type { Lesson } from '../../src/kernel/lesson.ts';
import { doWhatItAsks } from '../lesson-hands.ts';
import { PLAYERS } from '../players.ts';
import { SHOWN, type Walker } from './walker.ts';

/**
 * From the front page to the end of a first game without reading a rule: the door, the lesson, the game that it leads to. A picture
 * of each page, of each word of a first game, of the first thing that is pressed too soon, of whatever comes over the table (scorings, above all), every so many
 * entries, and of the end.
 */
export async function newcomer(
  { page, shot }: Walker,
  url: string,
  game: string,
  { stops }: Lesson<Kind>,
): Promise<void> {
  await page.goto(url);
  await shot('front');
  await page.locator(`a[href="/games/${game}"]`).first().click();
  const learn = page.locator(`a[href^="/learn/${game}"]`).first();
  await learn.waitFor();
  await shot('door');
  await learn.click();
  const card = page.locator('.learn-card');
  await card.waitFor();
  await shot('lesson');
  for (const [at, stop] of stops.entries()) {
    await page.locator(`.learn-card[data-stop-at="${at + 1}"][data-learn="tells"]`).waitFor(SHOWN);
    await doWhatItAsks(page, card, stop.lit);
    if (stop.earned || stop.awaits.is === 'next') await page.locator('.learn-go').click(SHOWN);
  }
  await page.locator('.learn-card[data-learn="end"]').waitFor(SHOWN);
  await shot('lesson-done');
  await page.locator('.learn-go').click(SHOWN);
  await page.waitForURL(/\/play\/solo\//);
  await page.locator('.table-screen').waitFor();
  await shot('first-game');
  const heard = new Set<string>();
  const shown = new Set<string>();
  let next = EVERY;
  let isRefused = false;
  const until = async (): Promise<boolean> => {
    const word = page.locator('.first-game');
    const text = (await word.count()) > 0 ? await word.innerText() : '';
    if (text !== '' && !heard.has(text)) {
      heard.add(text);
      await shot(`word-${heard.size}`);
    }
    if (!isRefused && (await pressTooSoon(page))) {
      isRefused = true;
      await shot('refused');
      await page.keyboard.press('Escape');
    }
    const sign = page.locator('[data-sign]').first();
    const over = (await sign.count()) > 0 ? await page.locator('main').innerText() : '';
    if (over !== '' && !shown.has(over)) {
      shown.add(over);
      await shot(`shown-${shown.size}`);
    }
    const entries = await page.evaluate(entriesHere);
    if (entries >= next) {
      next = entries + EVERY;
      await shot(`entry-${entries}`);
    }
    return false;
  };
  const missed = await patiently(page, () => PLAYERS[game]?.(page, until));
  await page.locator('.table-end').waitFor();
  await shot('over');
  // As a browser does that can install the house.
  await page.evaluate(() => dispatchEvent(new Event('beforeinstallprompt', { cancelable: true })));
  await page.locator('.table-install').scrollIntoViewIfNeeded();
  await shot('install');
  console.log(
    `${game}: ${heard.size} words of a first game, ${shown.size} signs, ${missed.length} presses that came to nothing`,
  );
  for (const one of missed) console.log(`  ${one}`);
}

/** What cannot be done yet can be pressed all the same, and answers. False: there is nothing of the kind on the board. */
async function pressTooSoon(page: Page): Promise<boolean> {
  const unready = page.locator('#main [data-ready="false"]').first();
  const box = (await unready.count()) > 0 ? await unready.boundingBox() : null;
  if (!box) return false;
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  const hasTouch = await page.evaluate(() => navigator.maxTouchPoints > 0);
  await (hasTouch ? page.touchscreen.tap(x, y) : page.mouse.click(x, y));
  const answer = page.locator('.table-why, [role="note"]:popover-open').first();
  return answer.waitFor({ timeout: 2_000 }).then(
    () => true,
    () => false,
  );
}

/** So many entries lie between two pictures. */
const EVERY = 25;

/** Runs in the page: how many entries this browser keeps, which has one table. A phone draws its journal only when that is open. */
async function entriesHere(): Promise<number> {
  const done = <T>(request: IDBRequest<T>) =>
    new Promise<T>((resolve, reject) => {
      request.addEventListener('success', () => resolve(request.result));
      request.addEventListener('error', () => reject(request.error));
    });
  const database = await done(indexedDB.open('rotonde'));
  const count = await done(database.transaction('lines').objectStore('lines').count());
  database.close();
  return count;
}

/** What came over the table while something was pressed is put away, and the game goes on. Gives what was pressed in vain. */
async function patiently(page: Page, play: () => Promise<void> | undefined): Promise<string[]> {
  page.setDefaultTimeout(5_000);
  const missed: string[] = [];
  for (let tries = 0; tries < 50; tries += 1) {
    try {
      await play();
      return missed;
    } catch (error) {
      if (!`${error}`.includes('Timeout')) throw error;
      missed.push(`${error}`.split('\n').slice(0, 4).join(' '));
      await page.evaluate(() => document.querySelector<HTMLElement>('[data-sign]')?.click());
    }
  }
  return missed;
}
