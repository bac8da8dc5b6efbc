import {
  answered,
  buildFrom,
  callOf,
  city,
  lever,
  mode,
  pass,
  piece,
  playOn,
  pull,
  wayTo,
} from './railroad-tycoon-player.ts';
import { FOUR, keepPlain, sitDown } from './railroad-tycoon-seats.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from './test.ts';

const asked = { timeout: 60_000 };

test('alone against three, five turns from the first auction to the end', async ({
  house,
  person,
}) => {
  const { page } = await person();
  await page.goto(`${house.url}/play/setup/railroad-tycoon`);
  await page.getByRole('radio', { name: /^5 turns/ }).check();
  await page.locator('form button[type=submit]').click();
  await expect(page.locator('.rt-panel')).toBeVisible(asked);
  await expect(page.locator('.rt-companies tbody tr')).toHaveCount(4);
  await playOn(page);
  await expect(page.locator('.table-end')).toContainText('Where the points came from');
  await page.getByRole('button', { name: 'Check the chance' }).click();
  await expect(page.getByText(/all \d+ draws follow from the secret/)).toBeVisible();
  // What has just been played opens as a replay.
  await page.getByRole('link', { name: 'Watch the replay' }).click();
  await expect(page.locator('.rt-map')).toBeVisible(asked);
  await page.locator('.replay-slider').press('End');
  await expect(page.locator('.rt-call')).toHaveText('The game is over');
  await expect(page.locator('[data-lever]')).toHaveCount(0);
  await expectAccessible(page);
});

test('the last turn of a long game, on a phone, in French', async ({ house, person }) => {
  const ada = await person({ language: 'fr', phone: true });
  const { page } = ada;
  // Before the auction of the last turn: the cities are empty, nothing can be put off any more.
  await sitDown(house, { ...FOUR, upTo: 347 }, [ada], [0], { bot: 'apprentice' });
  await expect(page.locator('.rt-panel')).toBeVisible(asked);
  await playOn(page);
  await expect(page.locator('.table-end')).toBeVisible();
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
});

test('three on one device: money and tycoon are behind the curtain', async ({ house, person }) => {
  const { page } = await person();
  await keepPlain(page);
  await page.goto(`${house.url}/play/here/railroad-tycoon?name=Ada&name=Lena&name=Noor`);
  const reveal = page.getByRole('button', { name: /^I am / });
  const tycoons = new Map<string, string>();
  const next = async (): Promise<string> => {
    await expect(reveal).toBeVisible(asked);
    // Nothing of the table is behind the curtain: no company, no map, no journal.
    await expect(page.locator('.rt-desk, .rt-score, .table-log, [data-lever]')).toHaveCount(0);
    await reveal.click();
    await expect(reveal).toBeHidden();
    const me = page.locator('.rt-companies tr.you');
    const name = (await me.locator('.name').innerText()).replace(/\s*you$/, '');
    // One's own money, and nobody else's.
    await expect(me.locator('.cash')).toHaveCount(1);
    await expect(page.locator('.rt-companies .cash')).toHaveCount(1);
    const mine = await page.locator('.rt-tycoon p').innerText();
    const text = await page.content();
    for (const [other, secret] of tycoons) {
      if (other !== name) expect(text).not.toContain(secret);
    }
    tycoons.set(name, mine.replace(/:.*/s, ''));
    return name;
  };
  for (const name of ['Ada', 'Lena', 'Noor']) {
    expect(await next()).toBe(name);
    if (name === 'Ada') await expectAccessible(page);
    if (name === 'Lena') await pull(page);
    else await pass(page);
    // Loaded anew between two of them, it is still the next one's.
    if (name === 'Ada') await page.reload();
  }
  // Lena bid alone, and begins.
  expect(await next()).toBe('Lena');
  expect(new Set(tycoons.values()).size).toBe(3);
  await expect(page.locator('.rt-companies tr.you .first')).toBeVisible();
  await playOn(page, () => reveal.isVisible());
  expect(await next()).toBe('Noor');
  expect(await city(page, 'baltimore').getAttribute('aria-label')).toContain('links of Lena');
});

test('a tile is taken back; cubes that were drawn are not', async ({ house, person }) => {
  const jules = await person();
  const { page } = jules;
  // The next seat is a guest's who is not there: nobody acts meanwhile.
  await sitDown(house, { ...FOUR, upTo: 308 }, [jules], [3, 0]);
  await expect.poll(() => callOf(page), asked).toBe('act');
  await buildFrom(page, 'charlotte');
  await wayTo(page, 'raleigh').click();
  await expect(lever(page)).toHaveText(/^Build to /);
  await page.locator('.rt-panel [data-back]').click();
  await expect(lever(page)).toHaveText(/^Lay it and stop, \$/);
  await page.keyboard.press('Escape');
  await wayTo(page, 'raleigh').click();
  await pull(page);
  await expect(city(page, 'charlotte')).toHaveAttribute('aria-label', /your links: Raleigh/);
  await answered(page, () => page.keyboard.press('u'));
  await expect(city(page, 'charlotte')).toHaveAttribute('aria-label', /your unfinished link/);
  await answered(page, () => page.keyboard.press('u'));
  await expect(city(page, 'charlotte')).toHaveAttribute('aria-label', /no links/);
  await mode(page, 'urbanise').click();
  await piece(page, 'colour').first().click();
  await piece(page, 'to').first().click();
  await pull(page);
  await page.keyboard.press('u');
  await expect(page.getByText('Go back further?')).toBeVisible();
  await page.getByRole('button', { name: 'Leave it' }).click();
});
