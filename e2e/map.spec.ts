import type { Locator, Page } from '@playwright/test';
import { city, lever, mode, piece } from './railroad-tycoon-player.ts';
import { FOUR, keepPlain, sitDown } from './railroad-tycoon-seats.ts';
import { becomeGuest, newSecret, storeTable } from './stored.ts';
import { expect, test } from './test.ts';

/** Each where a press on the map would count; `chosen`: what must not come of a press beside it. */
const MAPS = [
  {
    game: 'railroad-tycoon',
    upTo: 239,
    first: '[data-mode="build"]',
    chosen: '.rt-panel [data-back]',
  },
  {
    game: 'union-pacific',
    upTo: 203,
    first: '[data-piece^="track:"]',
    chosen: '[data-place][aria-pressed="true"]',
  },
  { game: 'pionniers', upTo: 147, first: undefined, chosen: '[data-place][aria-pressed="true"]' },
] as const;

for (const phone of [false, true]) {
  test(`what lies over a map keeps its clicks: ${phone ? 'phone' : 'desk'}`, async ({
    house,
    person,
  }) => {
    // On a phone it is the same layer, folded.
    for (const { game, upTo, first, chosen } of phone ? MAPS.slice(0, 1) : MAPS) {
      const { page, context } = await person({ phone });
      const secret = newSecret();
      await becomeGuest(context, secret);
      await keepPlain(page);
      const file = `src/games/${game}/rules/records/four-players.json`;
      const guests = Object.fromEntries(
        [0, 1, 2, 3].map((seat) => [seat, seat ? newSecret() : secret]),
      );
      await page.goto(`${house.url}/t/${await storeTable(house.dataDir, file, upTo, guests)}`);
      await expect(page.locator('[data-view], .map-tools-fold').first()).toBeVisible();
      if (first) await page.locator(first).first().click();
      if (phone) await unfolded(page);
      await expect(page.locator('[data-view="whole"]')).toBeVisible();
      for (const one of await page.locator('.map-over :is(button, input, [data-minimap])').all()) {
        if (await one.isVisible()) await pressOn(one);
      }
      await expect(page.locator(`.table-why, ${chosen}`)).toHaveCount(0);
      if (first) await expect(page.locator(first).first()).toHaveAttribute('aria-pressed', 'true');
    }
  });
}

/** What happened since lies over the tools until it is folded; it may open at any moment. */
function unfolded(page: Page): Promise<void> {
  return expect(async () => {
    const soon = { timeout: 2000 };
    const fold = page.locator('.digest-fold');
    if ((await fold.count()) > 0) await fold.click(soon);
    await page.locator('.map-tools-fold').click(soon);
  }).toPass();
}

test('the camera is mine: my network, what is lit, a film and back', async ({ house, person }) => {
  const ada = await person();
  const { page } = ada;
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await sitDown(house, { ...FOUR, upTo: 239 }, [ada], [0, 1, 2, 3]);
  await expect(mode(page, 'deliver')).toBeVisible();
  await expectInSight(page, city(page, 'toledo'));

  // A hand takes it away from all that is lit; what is chosen brings it back.
  await dragBy(page, -400, -300);
  await dragBy(page, -400, -300);
  await mode(page, 'deliver').click();
  await expectInSight(page, city(page, 'cleveland'));
  await piece(page, 'cube').first().click();
  await expect(lever(page)).toHaveAttribute('data-do', 'deliver');
  await page.locator('[data-view="closer"]').click();
  const [stood, layout] = [await atRest(page), await frameOf(page)];

  // The film goes to what a rival did, and comes back to where I had it, with what I held.
  const film = page.locator('.digest-film');
  await film.click();
  await expect.poll(() => viewOf(page)).not.toBe(stood);
  expect(await frameOf(page)).toEqual(layout);
  await expect(lever(page)).toHaveCount(0);
  await film.click();
  await expect.poll(() => viewOf(page)).toBe(stood);
  await expect(lever(page)).toHaveAttribute('data-do', 'deliver');

  // So does a line of the digest, with rings round what it is about.
  const line = page.locator('.digest-strip').last();
  await line.click();
  await expect(page.locator('.map-ring')).not.toHaveCount(0);
  await expectInSight(page, page.locator('.map-ring').first());
  await line.click();
  await expect(page.locator('.map-ring')).toHaveCount(0);
  await expect.poll(() => viewOf(page)).toBe(stood);

  // The focus moves the map by itself alone: nothing round it is ever scrolled.
  expect(await page.evaluate(scrolledByFocus)).toEqual([]);
});

test('a replay keeps zoom, layout and drawing, and follows again when asked', async ({
  house,
  person,
}) => {
  const { page } = await person();
  await keepPlain(page);
  const file = 'src/games/railroad-tycoon/rules/records/four-players.json';
  const guests = Object.fromEntries([0, 1, 2, 3].map((seat) => [seat, newSecret()]));
  await page.goto(`${house.url}/replay/${await storeTable(house.dataDir, file, 366, guests)}`);
  const slider = page.getByRole('slider');
  await slider.fill('200');
  await page.locator('.map-world').evaluate((world) => world.setAttribute('data-same', ''));
  await page.locator('[data-view="closer"]').click();
  const [stood, layout] = [await viewOf(page), await frameOf(page)];
  const stepTo = async (at: number) => {
    await page.getByRole('button', { name: 'One on' }).click();
    await expect(slider).toHaveValue(`${at}`);
  };
  for (let at = 201; at < 205; at++) await stepTo(at);
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  await expect.poll(() => slider.inputValue().then(Number)).toBeGreaterThan(206);
  await page.getByRole('button', { name: 'Pause' }).click();
  expect(await viewOf(page)).toBe(stood);
  expect(await frameOf(page)).toEqual(layout);

  // The whole map, and once more: it goes along with the game again.
  await page.locator('[data-view="whole"]').click();
  const whole = await viewOf(page);
  await page.locator('[data-view="whole"]').click();
  await expect.poll(() => viewOf(page)).not.toBe(whole);
  await expect(page.locator('.map-world[data-same]')).toBeVisible();
});

/** What has been scrolled once every place of the map has had the focus. */
function scrolledByFocus(): string[] {
  for (const place of document.querySelectorAll<HTMLElement>('.map-frame [data-place]')) {
    place.focus();
  }
  const boxes = document.querySelectorAll('.map-frame, .map-frame *, .table-board, .table-screen');
  return [...boxes]
    .filter(({ scrollTop, scrollLeft }) => scrollTop !== 0 || scrollLeft !== 0)
    .map(({ className }) => `${className}`);
}

/** By the mouse and not by the page: whatever lies under the pointer gets it. */
async function pressOn(one: Locator): Promise<void> {
  const box = await one.boundingBox();
  if (!box) throw new Error('nothing to press');
  await one.page().mouse.click(box.x + box.width / 2, box.y + box.height / 2);
}

const viewOf = (page: Page): Promise<string> =>
  page.locator('.map-world').evaluate((world) => world.style.transform);

/** Where the map stands once it has come to rest. */
async function atRest(page: Page): Promise<string> {
  let at = await viewOf(page);
  await expect
    .poll(async () => {
      const before = at;
      at = await viewOf(page);
      return at === before;
    })
    .toBe(true);
  return at;
}

const frameOf = (page: Page) => page.locator('.map-frame').boundingBox();

async function expectInSight(page: Page, place: Locator): Promise<void> {
  const frame = await frameOf(page);
  if (!frame) throw new Error('no map');
  await expect
    .poll(async () => {
      const box = await place.boundingBox();
      if (!box) return false;
      const [x, y] = [box.x + box.width / 2 - frame.x, box.y + box.height / 2 - frame.y];
      return x > 0 && y > 0 && x < frame.width && y < frame.height;
    })
    .toBe(true);
}

async function dragBy(page: Page, dx: number, dy: number): Promise<void> {
  const frame = await frameOf(page);
  if (!frame) throw new Error('no map');
  const [x, y] = [frame.x + frame.width * 0.7, frame.y + frame.height * 0.6];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + dx / 2, y + dy / 2);
  await page.mouse.move(x + dx, y + dy);
  await page.mouse.up();
}
