import { type BrowserContext, test as base, expect, type Page } from '@playwright/test';
import { seedOf, seedPages } from './chance.ts';
import { House } from './house.ts';

export { expectAccessible } from './accessible.ts';
export { expect };

type Language = 'en' | 'fr';

/** Somebody with a browser of their own. */
export type Person = { page: Page; context: BrowserContext };

/**
 * `keeps`: the browser keeps the house for when there is no network, which costs it some work at every visit. `refused`: something
 * is refused by HTTP, which the browser itself notes.
 */
type Manner = { language?: Language; phone?: boolean; keeps?: boolean; refused?: boolean };

type Fixtures = {
  /** Whatever the server draws in this test follows from its seed. */
  chance: undefined;
  /** A browser of their own for each person, whose console must stay clean. */
  person: (options?: Manner) => Promise<Person>;
};

const SIZES = { desk: { width: 1440, height: 900 }, phone: { width: 390, height: 844 } };

export const test = base.extend<Fixtures, { house: House }>({
  house: [
    async ({ browserName: _ }, use) => {
      const house = new House();
      await house.open();
      await use(house);
      await house.close();
    },
    { scope: 'worker' },
  ],

  chance: [
    async ({ house }, use, testInfo) => {
      await house.reseed(seedOf(testInfo));
      await use(undefined);
    },
    { auto: true },
  ],

  person: async ({ browser }, use, testInfo) => {
    const contexts: BrowserContext[] = [];
    const troubles: string[] = [];
    await use(async ({ language = 'en', phone = false, keeps = false, refused = false } = {}) => {
      const context = await browser.newContext({
        locale: language === 'en' ? 'en-GB' : 'fr-FR',
        viewport: phone ? SIZES.phone : SIZES.desk,
        hasTouch: phone,
        // Animations are tried in a test of their own; elsewhere they only cost time.
        reducedMotion: 'reduce',
      });
      contexts.push(context);
      await seedPages(context, `${seedOf(testInfo)}\n${contexts.length}`);
      await context.addInitScript(waitForNothing);
      if (!keeps) await context.addInitScript(keepNothing);
      context.on('console', (message) => {
        if (
          refused &&
          /responded with a status of 4\d\d|Refused to apply style/.test(message.text())
        )
          return;
        if (message.type() === 'error' || message.type() === 'warning') {
          troubles.push(message.text());
        }
      });
      context.on('weberror', (error) => troubles.push(String(error.error())));
      return { page: await context.newPage(), context };
    });
    for (const context of contexts) await context.close();
    // What the browser itself says while the server is away or the network cut is no fault of the page.
    const ours = troubles.filter(
      (trouble) =>
        !/ERR_INTERNET_DISCONNECTED|ERR_CONNECTION_REFUSED|WebSocket connection/.test(trouble),
    );
    expect(ours, 'the console stays clean').toEqual([]);
  },
});

/** Results stay to be read even where nothing moves: a test that is about something else does not wait for them. */
function waitForNothing(): void {
  if (location.protocol !== 'http:' || localStorage.getItem('rotonde.pace') !== null) return;
  const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
  if (still) localStorage.setItem('rotonde.pace', '"none"');
  // Nobody here plays for the first time, but where that is what a test is about.
  if (localStorage.getItem('rotonde.first-games') === null)
    localStorage.setItem('rotonde.first-games', '"off"');
}

/** No service worker comes. */
function keepNothing(): void {
  if ('serviceWorker' in navigator)
    navigator.serviceWorker.register = () => new Promise(() => undefined);
}

/** The page never scrolls sideways. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const overhang = await page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return scrollWidth - clientWidth;
  });
  expect(overhang).toBeLessThanOrEqual(0);
}
