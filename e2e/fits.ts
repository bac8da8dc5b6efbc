import { expect, type Page } from '@playwright/test';
import { expectAccessible } from './accessible.ts';

type Language = 'en' | 'fr';

export const SIZES = { desk: { width: 1440, height: 900 }, phone: { width: 390, height: 844 } };

/** As somebody chooses it in another tab: what is open stays open. */
async function choose(page: Page, language: Language): Promise<void> {
  await page.evaluate((chosen) => {
    localStorage.setItem('rotonde.language', JSON.stringify(chosen));
    dispatchEvent(new StorageEvent('storage', { key: 'rotonde.language' }));
  }, language);
  await expect(page.locator('html')).toHaveAttribute('lang', language);
}

/** As a window is dragged, or a telephone turned; until it is drawn. */
async function resize(page: Page, size: { width: number; height: number }): Promise<void> {
  await page.setViewportSize(size);
  await page.evaluate(
    () => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))),
  );
}

/** The page never scrolls sideways. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const overhang = await page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return scrollWidth - clientWidth;
  });
  expect(overhang).toBeLessThanOrEqual(0);
}

/** In both languages, at a desk and on a phone: nothing scrolls sideways, and all is accessible. It is left as it was. */
export async function expectFits(page: Page): Promise<void> {
  const size = page.viewportSize() ?? SIZES.desk;
  const other = size.width > 800 ? SIZES.phone : SIZES.desk;
  const isFrench = (await page.locator('html').getAttribute('lang')) === 'fr';
  const [own, foreign]: [Language, Language] = isFrench ? ['fr', 'en'] : ['en', 'fr'];
  // Each step changes one of the two, and the last is where it began.
  const steps = [
    () => resize(page, other),
    () => choose(page, foreign),
    () => resize(page, size),
    () => choose(page, own),
  ];
  for (const step of steps) {
    await step();
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
  }
}
