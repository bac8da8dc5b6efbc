import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { becomeGuest, newSecret, storeTable } from './stored.ts';
import { expect, expectAccessible, test } from './test.ts';

/** Les Pionniers on little room and under fingers; what is never to be cut off, and never to flash by. */

const CHAIN = 'src/games/pionniers/rules/records/chain-of-push-backs.json';
/** Inès, seat 2, stands on a river and three rivals have long lines. */
const RIVER = 69;
const FOUR = 'src/games/pionniers/rules/records/four-players.json';
/** Seat 2 is to lay or move. */
const CHOICE = 99;

const SIZES = [
  [1440, 900],
  [1280, 720],
  [390, 844],
  [375, 667],
  [844, 390],
] as const;

for (const [width, height] of SIZES) {
  test(`all buttons are whole at ${width} x ${height}`, async ({ house, person }) => {
    const { page, context } = await person({ language: 'fr', phone: width < 900 });
    await page.setViewportSize({ width, height });
    const secrets = { 2: newSecret() };
    await becomeGuest(context, secrets[2]);
    await page.goto(`${house.url}/t/${await storeTable(house.dataDir, CHAIN, RIVER, secrets)}`);
    await expectWhole(page, 'place-crate');
    await expectWhole(page, 'keep-crate');
    // What is asked about is to be seen on the map.
    const first = page.locator('[data-place]').first();
    await expect(first).toBeInViewport();
    await expectAccessible(page);
    // What is picked moves nothing: neither the buttons nor the map.
    const stands = () =>
      page.evaluate(() =>
        ['[data-do="keep-crate"]', '.pio-map', '.pio-dock', '.pio-targets'].map((part) => {
          const box = document.querySelector(part)?.getBoundingClientRect();
          return box && [box.x, box.y, box.width, box.height];
        }),
      );
    const before = await stands();
    await first.dispatchEvent('click');
    await expect(page.locator('[data-do="place-crate"][data-ready="true"]')).toBeVisible();
    expect(await stands()).toEqual(before);

    await page.goto(`${house.url}/t/${await storeTable(house.dataDir, FOUR, CHOICE, secrets)}`);
    await expectWhole(page, 'lay');
    await expectWhole(page, 'move');
    // What decides is in sight, and the page stands still.
    await expect(page.locator('.pio-odds')).toBeInViewport({ ratio: 1 });
    await expect(page.locator('.pio-lays')).toBeInViewport({ ratio: 1 });
    if (width < 900) await expect(page.locator('.pio-tools')).toBeInViewport({ ratio: 1 });
    const over = () => document.documentElement.scrollHeight - innerHeight;
    expect(await page.evaluate(over)).toBeLessThanOrEqual(0);
  });
}

async function expectWhole(page: Page, deed: string): Promise<void> {
  await expect(page.locator(`[data-do="${deed}"]`)).toBeInViewport({ ratio: 1 });
}

test('a Chance card is shown with motion off, until it is put away', async ({ house, person }) => {
  const { log } = JSON.parse(readFileSync(CHAIN, 'utf8')) as {
    log: { actor: number | 'chance'; action: { do: string; card?: number } }[];
  };
  const draw = log.findIndex(({ action }) => action.do === 'draw-card');
  const seat = Number(log[draw - 2]?.actor);
  const { page, context } = await person();
  const secrets = { [seat]: newSecret() };
  await becomeGuest(context, secrets[seat] as string);
  await page.goto(`${house.url}/t/${await storeTable(house.dataDir, CHAIN, draw - 2, secrets)}`);
  await page.locator('[data-do="move"]').click();
  const card = page.locator(`[data-card="${(log[draw]?.action.card ?? 0) + 1}"]`);
  await expect(card).toBeVisible();
  await expectAccessible(page);
  // The others play on; it stays, and does not stand in the way of the next choice.
  await expect(page.locator('[data-do="move"][data-ready="true"]')).toBeVisible();
  await expect(card).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(card).toBeHidden();
});

test('two fingers come closer, one drags, a tap picks a lit space', async ({ house, person }) => {
  const { page, context } = await person({ phone: true });
  const secrets = { 2: newSecret() };
  await becomeGuest(context, secrets[2]);
  await page.goto(`${house.url}/t/${await storeTable(house.dataDir, CHAIN, RIVER, secrets)}`);
  await expect(page.locator('[data-strike]')).toBeVisible();
  const touch = await fingersOn(page);

  // A gesture that a busy browser took only in part is made again, from the whole map. It starts at a lit space, and leaves it in sight.
  await expect(async () => {
    await page.locator('.pio-map .map-surface').press('0');
    const { x, y } = await litSpace(page);
    const before = await viewOf(page);
    const apart = (by: number): Finger[] => [
      { x: x - by, y },
      { x: x + by, y },
    ];
    await touch([apart(20), apart(32), apart(40)]);
    expect((await viewOf(page)).k / before.k).toBeGreaterThan(1.5);
  }).toPass();

  await expect(async () => {
    const { x, y } = await litSpace(page);
    const by = x > 195 ? -40 : 40;
    const closer = await viewOf(page);
    await touch([[{ x, y }], [{ x: x + by / 2, y: y + 10 }], [{ x: x + by, y: y + 20 }]]);
    const dragged = await viewOf(page);
    expect(dragged.k).toBe(closer.k);
    expect(dragged.x - closer.x).toBeCloseTo(by, 0);
    expect(dragged.y - closer.y).toBeCloseTo(20, 0);
  }).toPass();
  await expect(page.locator('[data-place][aria-pressed="true"]')).toHaveCount(0);

  const lit = await litSpace(page);
  const place = page.locator(`[data-place="${lit.place}"]`);
  // On a busy machine the browser may take a tap for a long press, which picks nothing.
  await expect(async () => {
    if ((await place.getAttribute('aria-pressed')) === 'false') {
      await page.touchscreen.tap(lit.x, lit.y);
    }
    await expect(place).toHaveAttribute('aria-pressed', 'true', { timeout: 1000 });
  }).toPass();
  await expect(page.locator('[data-do="place-crate"][data-ready="true"]')).toBeVisible();
});

type Finger = { x: number; y: number };

/** A lit space that nothing covers, the nearest to the middle of the map. */
async function litSpace(page: Page): Promise<Finger & { place: string | undefined }> {
  const lit = await page.evaluate(() => {
    const map = document.querySelector('.pio-map')?.getBoundingClientRect();
    if (!map) return undefined;
    const [x, y] = [map.left + map.width / 2, map.top + map.height / 2];
    return [...document.querySelectorAll<HTMLElement>('[data-place]')]
      .map((place) => {
        const { left, top, width, height } = place.getBoundingClientRect();
        return { place, x: left + width / 2, y: top + height / 2 };
      })
      .filter((at) => at.y < map.bottom && document.elementFromPoint(at.x, at.y) === at.place)
      .map((at) => ({
        ...at,
        place: at.place.dataset['place'],
        far: Math.hypot(at.x - x, at.y - y),
      }))
      .sort((one, other) => one.far - other.far)[0];
  });
  if (!lit) throw new Error('no lit space in sight');
  return lit;
}

/** Puts fingers down, moves them from step to step, and lifts them. */
async function fingersOn(page: Page): Promise<(steps: readonly Finger[][]) => Promise<void>> {
  const session = await page.context().newCDPSession(page);
  return async ([first = [], ...steps]) => {
    const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: Finger[]) =>
      session.send('Input.dispatchTouchEvent', { type, touchPoints });
    await send('touchStart', first);
    for (const step of steps) await send('touchMove', step);
    await send('touchEnd', []);
  };
}

/** Where the board lies in the window of the map, and how large. */
async function viewOf(page: Page): Promise<{ x: number; y: number; k: number }> {
  return page.locator('.pio-world').evaluate((world) => {
    const { e: x, f: y, a: k } = new DOMMatrix(getComputedStyle(world).transform);
    return { x, y, k };
  });
}
