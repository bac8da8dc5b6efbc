import type { Locator, Page } from '@playwright/test';

/** How a lesson is gone through on the page: by pressing what it lights, as a finger would, or by the Enter key alone. */

export type By = 'hand' | 'keys';

/** A stop that is not reached within this will not be reached. */
export const SOON = { timeout: 10_000 };

/** Presses what is lit, in order, until the stop is done. */
export async function doWhatItAsks(
  page: Page,
  card: Locator,
  lit: readonly string[],
  by: By = 'hand',
): Promise<void> {
  const state = async (): Promise<string | null> =>
    (await card.count()) > 0
      ? `${await card.getAttribute('data-stop-at')} ${await card.getAttribute('data-learn')}`
      : null;
  const before = await state();
  // The first may be a tab that only a phone has, or that is open already.
  const [first = '', ...rest] = lit;
  const asked = rest.length > 0 && !(await spotAt(page, first).isVisible()) ? rest : lit;
  for (const spot of asked) {
    if ((await state()) !== before) return;
    await (by === 'keys' ? enter(page) : press(page, spot));
  }
  // A finger that met a map on its way is answered gently, and tries again.
  const isAnswered =
    (await card.count()) > 0 && (await card.getAttribute('data-learn')) === 'stops';
  if (by === 'hand' && isAnswered) for (const spot of rest) await press(page, spot);
}

/** Enter presses what is to be touched next; what came of it has been drawn. */
async function enter(page: Page): Promise<void> {
  await page.keyboard.press('Enter');
  await page.evaluate(
    () => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))),
  );
}

/** Pulls the lever on the card. */
export async function goOn(page: Page, by: By = 'hand'): Promise<void> {
  const lever = page.locator('.learn-go');
  await lever.waitFor(SOON);
  if (by === 'keys') await page.keyboard.press('Enter');
  else if (await hasTouch(page)) await lever.tap(SOON);
  else await lever.click(SOON);
}

const hasTouch = (page: Page): Promise<boolean> =>
  page.evaluate(() => navigator.maxTouchPoints > 0);

function spotAt(page: Page, spot: string): Locator {
  const named = ['spot', 'place', 'piece'].map((mark) => `[data-${mark}="${spot}"]`).join(', ');
  return page
    .locator(spot === 'lever' ? '[data-lever]' : named)
    .locator('visible=true')
    .first();
}

/**
 * At its middle, as a finger would, once it lies still: whatever lies over it is pressed instead, but never the card, once it has made
 * room.
 */
export async function press(page: Page, spot: string): Promise<void> {
  await spotAt(page, spot).waitFor(SOON);
  const found = await page.waitForFunction(
    (marked) => {
      const selector =
        marked === 'lever'
          ? '[data-lever]'
          : ['spot', 'place', 'piece'].map((mark) => `[data-${mark}="${marked}"]`).join(', ');
      const element = [...document.querySelectorAll(selector)].find((one) => {
        const { width, height } = one.getBoundingClientRect();
        return width > 0 && height > 0 && one.checkVisibility({ visibilityProperty: true });
      });
      if (!element) return undefined;
      const { x, y, width, height } = element.getBoundingClientRect();
      const at = { x: x + width / 2, y: y + height / 2 };
      const over = document.elementFromPoint(at.x, at.y);
      const { dataset } = document.documentElement;
      const aimed = `${marked} ${at.x} ${at.y}`;
      dataset.still = dataset.aimed === aimed ? `${Number(dataset.still) + 1}` : '0';
      dataset.aimed = aimed;
      // For some frames: a map that is about to move lies still for one or two.
      const isStill = Number(dataset.still) >= 5;
      return isStill && over && over.closest('.learn-card') === null ? at : undefined;
    },
    spot,
    SOON,
  );
  const at = (await found.jsonValue()) as { x: number; y: number };
  if (await hasTouch(page)) await page.touchscreen.tap(at.x, at.y);
  else await page.mouse.click(at.x, at.y);
}
