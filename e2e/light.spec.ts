import { randomBytes } from 'node:crypto';
import type { Page, Request } from '@playwright/test';
import { allTitles } from '#games/catalogue.ts';
import { PROTOCOL } from '#protocol/parts.ts';
import { FIRST_PAGE, tableBudget } from './budgets.ts';
import { expect, test } from './test.ts';

const titles = await allTitles();

/** What is asked here is what comes, not how soon. */
const PATIENT = { timeout: 30_000 };

/**
 * How many requests follow one another before the first board shows. A page is let go on round by round: its document is
 * answered, then exactly the scripts and styles which that names, and of all else nothing but fonts and pictures, which
 * nobody waits for. If the board then shows, no chain was longer than document, scripts, and the data of the table (a
 * socket where it is on the server, the browser's own database where it is not). What was answered is also what
 * `scripts/bundle-budget.ts` weighs.
 */
class Rounds {
  readonly #page: Page;
  readonly #asked = new Map<string, Request>();
  readonly #second = Promise.withResolvers<void>();
  #named: readonly string[] = [];

  constructor(page: Page) {
    this.#page = page;
  }

  /** Opens a page up to the end of the second round, and returns the bytes of script and style that came. */
  async open(url: string): Promise<number> {
    await this.#page.route('**/*', async (route) => {
      const request = route.request();
      const { pathname } = new URL(request.url());
      const isCode = !/document|font|image|manifest/.test(request.resourceType());
      if (!isCode || pathname.endsWith('.svg')) return route.continue();
      this.#asked.set(pathname, request);
      // Scripts are asked for when what stands in the document can be looked at.
      if (/\.css$|\/dress-/.test(pathname)) return route.continue();
      await this.#second.promise;
      // What no document names stays unanswered.
      if (this.#named.includes(pathname)) await route.continue();
    });
    const document = await this.#page.goto(url, { waitUntil: 'commit' });
    this.#named = namedIn((await document?.text()) ?? '');
    await expect.poll(() => this.asked, PATIENT).toEqual(this.named);
    this.#second.resolve();
    const sizes = await Promise.all([...this.#asked.values()].map(bytesOf));
    return sizes.reduce((sum, bytes) => sum + bytes, 0);
  }

  /** Every script and style that the page has asked for so far. */
  get asked(): string[] {
    return [...this.#asked.keys()].toSorted();
  }

  get named(): string[] {
    return this.#named.toSorted();
  }
}

function namedIn(html: string): string[] {
  const tags = html.match(/<(?:script|link rel="(?:modulepreload|stylesheet)")[^>]*>/g) ?? [];
  return tags.flatMap((tag) => /\b(?:href|src)="([^"]+)"/.exec(tag)?.[1] ?? []);
}

async function bytesOf(request: Request): Promise<number> {
  const response = await request.response();
  expect(response?.headers()['content-encoding']).toBe('br');
  await response?.finished();
  return (await request.sizes()).responseBodySize;
}

/** A table on the server at which everybody sits. */
async function openTable(url: string, game: string): Promise<string> {
  const seats = [
    { kind: 'me', name: 'Ada' },
    { kind: 'bot', bot: 'random' },
  ];
  const secret = randomBytes(32).toString('hex');
  const answer = await fetch(`${url}/api/tables`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ v: PROTOCOL, game, options: {}, secret, seats }),
  });
  return `${url}/t/${((await answer.json()) as { id: string }).id}`;
}

/** What is there when a board is; of the largest a place upon it, which comes beside the map. */
const BOARDS: Readonly<Record<string, string>> = {
  trambahn: '.tram-termini',
  pionniers: '.pio',
  'union-pacific': '.up-desk',
  'railroad-tycoon': '.rt-desk [data-place^="city:"]',
};

test('the front page is its document and what that names', async ({ house, person }) => {
  const { page } = await person();
  const rounds = new Rounds(page);
  expect(await rounds.open(house.url)).toBeLessThan(FIRST_PAGE);
  await expect(page.getByRole('link', { name: /against the computer/i })).toBeVisible(PATIENT);
  expect(rounds.asked).toEqual(rounds.named);
});

for (const { game } of titles) {
  test(`a board of ${game.id} shows after document, scripts and data`, async ({
    house,
    person,
  }) => {
    for (const url of [`${house.url}/play/solo/${game.id}`, await openTable(house.url, game.id)]) {
      const { page } = await person();
      expect(await new Rounds(page).open(url)).toBeLessThan(tableBudget(game.id));
      await expect(page.locator(BOARDS[game.id] ?? '').first()).toBeVisible(PATIENT);
      await page.close();
    }
  });
}
