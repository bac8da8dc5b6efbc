import { type BrowserContext, test as base, expect, type Page } from '@playwright/test';
import { seedOf, seedPages } from './chance.ts';
import { SIZES } from './fits.ts';
import { House } from './house.ts';
import { type Kept, placeIn } from './kept.ts';

export { expectAccessible } from './accessible.ts';
export { expectFits, expectNoSidewaysScroll } from './fits.ts';
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
  /** What the house of this test is kept in: of a spec, by `test.use`. */
  kept: Kept;
  /** Shared with other tests. Whatever it draws in this one follows from its seed. */
  house: House;
  /** A browser of their own for each person, whose console must stay clean. */
  person: (options?: Manner) => Promise<Person>;
};

export const test = base.extend<Fixtures, { houses: (kept: Kept) => Promise<House> }>({
  kept: ['sqlite', { option: true }],

  houses: [
    async ({ browserName: _ }, use) => {
      const opened = new Map<Kept, House>();
      await use(async (kept) => {
        const there = opened.get(kept);
        if (there) return there;
        const house = new House(await placeIn(kept));
        opened.set(kept, house);
        await house.open();
        return house;
      });
      for (const house of opened.values()) await house.close();
    },
    { scope: 'worker' },
  ],

  house: async ({ houses, kept }, use, testInfo) => {
    const house = await houses(kept);
    await house.reseed(seedOf(testInfo));
    await use(house);
  },

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
