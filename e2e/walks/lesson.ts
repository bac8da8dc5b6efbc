import type { Kind } from '../../src/kernel/game.ts';
import type { Lesson } from '../../src/kernel/lesson.ts';
import { doWhatItAsks } from '../lesson-hands.ts';
import { SHOWN, type Walker } from './walker.ts';

/** Through a lesson by doing what it asks, with a picture of each stop, and of what was earned there. */
export async function throughLesson(
  { page, shot }: Walker,
  url: string,
  { stops }: Lesson<Kind>,
): Promise<void> {
  await page.goto(url);
  const card = page.locator('.learn-card');
  const stands = (at: number, mood: string): Promise<void> =>
    page.locator(`.learn-card[data-stop-at="${at + 1}"][data-learn="${mood}"]`).waitFor(SHOWN);
  for (const [at, stop] of stops.entries()) {
    await stands(at, 'tells');
    await page.locator('.learn-ring').first().waitFor({ state: 'attached' });
    await shot(`stop-${at + 1}`);
    await doWhatItAsks(page, card, stop.lit);
    if (stop.earned) {
      await stands(at, 'glad');
      await shot(`stop-${at + 1}-earned`);
    }
    if (stop.earned || stop.awaits.is === 'next') await page.locator('.learn-go').click(SHOWN);
  }
  await page.locator('.learn-card[data-learn="end"]').waitFor(SHOWN);
  await shot('end');
  await page.locator('.learn-go').click(SHOWN);
  await page.waitForURL(/\/play\/solo\//);
  await page.locator('.table-screen').waitFor();
  await shot('played-on');
}
