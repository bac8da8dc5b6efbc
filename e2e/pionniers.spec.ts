import { readFileSync } from 'node:fs';
import { answered, callOf, hasTurns, playOn, wishOf } from './pionniers-player.ts';
import { journalOf } from './player.ts';
import { becomeGuest, newSecret, storeTable } from './stored.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from './test.ts';

/** After entry 69 Inès, seat 2, stands on a river; a crate at 17 pushes Ada, seat 0, back onto another. */
const CHAIN = 'src/games/pionniers/rules/records/chain-of-push-backs.json';
const RIVER = 69;

test('on a phone, in French', async ({ house, person }) => {
  const { page } = await person({ language: 'fr', phone: true });
  await page.goto(`${house.url}/play/solo/pionniers`);
  await expect(page.locator('[data-do="lay"][data-ready="true"]')).toBeVisible({ timeout: 60_000 });
  await playOn(page, hasTurns(page, 16));
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
  await page.setViewportSize({ width: 844, height: 390 });
  await expectNoSidewaysScroll(page);
  await playOn(page, hasTurns(page, 22));
  await expectAccessible(page);
});

test('three on one device: no secrets, no curtain', async ({ house, person }) => {
  const { page } = await person();
  await page.goto(`${house.url}/play/here/pionniers?name=Ada&name=Lena&name=Noor`);
  await expect(page.locator('[data-do="lay"][data-ready="true"]')).toBeVisible({ timeout: 60_000 });
  await playOn(page, hasTurns(page, 12));
  await expect(page.locator('.table-curtain')).toHaveCount(0);
  // Everybody is named, and the plate stays for as long as the turn lasts.
  await expect(page.locator('[data-do][data-ready="true"]').first()).toBeVisible();
  const call = (await page.locator('.pio-call').innerText()).split(':')[0] ?? '';
  expect(['Ada', 'Lena', 'Noor']).toContain(call);
  await expect(page.locator('.table-holder')).toContainText(`${call}’s turn`);
  expect((await journalOf(page)).join(' ')).not.toMatch(/\byou/i);
});

test('a counter-strike out of turn arrives in the other browser', async ({ house, person }) => {
  const [strikes, struck, watches] = [
    await person(),
    await person({ language: 'fr' }),
    await person(),
  ];
  const secrets = { 2: newSecret(), 0: newSecret() };
  const table = await storeTable(house.dataDir, CHAIN, RIVER, secrets);
  await becomeGuest(strikes.context, secrets[2]);
  await becomeGuest(struck.context, secrets[0]);
  for (const { page } of [strikes, struck, watches]) await page.goto(`${house.url}/t/${table}`);

  // Inès stands on a river; Ada, whose turn it is not, waits.
  await expect(strikes.page.locator('[data-strike]')).toBeVisible();
  await expect(struck.page.locator('[data-asks="nothing"]')).toBeVisible();
  expect(await callOf(struck.page)).toBe('wait');
  await expect(watches.page.getByText('You are watching')).toBeVisible();
  await expect(watches.page.locator('[data-do]')).toHaveCount(0);

  await strikes.page.locator('[data-place="0:17"], [data-pick="0:17"]').first().click();
  await strikes.page.locator('[data-do="place-crate"]').click();

  // The crate lies right ahead of Ada's train: it backs onto a river, and she strikes at once.
  await expect(struck.page.locator('[data-strike]')).toBeVisible();
  await expect(strikes.page.locator('[data-strike]')).toBeHidden();
  // The sign over the map, the dock and the digest say at once why she is asked.
  const why = 'La dynamite d’Inès vous fait reculer sur la rivière';
  await expect(struck.page.locator('.pio-call')).toContainText(why);
  await expect(struck.page.locator('[data-strike] h3')).toContainText(`${why}, case 11`);
  await expect(struck.page.locator('.digest')).toContainText(/Inès.*(dynamite|caisse)/);
  await expectAccessible(struck.page);
  await struck.page.locator('[data-place="2:17"], [data-pick="2:17"]').first().click();
  await struck.page.locator('[data-do="place-crate"]').click();
  await expect(struck.page.locator('[data-strike]')).toBeHidden();
  for (const { page } of [strikes, watches]) {
    const told = page
      .locator('.table-log')
      .getByText(/Ada places a crate of dynamite at 17 on .* line 3/);
    await expect(told).toBeVisible();
    await expect(page.locator('[data-crate="2"]')).toBeAttached();
  }
});

test('a crate where none may lie is answered with its rule', async ({ house, person }) => {
  const { page, context } = await person();
  const secrets = { 2: newSecret() };
  await becomeGuest(context, secrets[2]);
  await page.goto(`${house.url}/t/${await storeTable(house.dataDir, CHAIN, RIVER, secrets)}`);
  await expect(page.locator('[data-strike]')).toBeVisible();
  // On a rival's line, where no track lies yet.
  const box = await page.locator('.pio-map').boundingBox();
  if (!box) throw new Error('no map');
  await page.mouse.click(box.x + box.width * 0.85, box.y + box.height * 0.3);
  await expect(page.getByText(/Rule 6\.\d/)).toBeVisible();

  // Every mark says what it is, and can be pointed at: its sign and its space.
  const said = await page.evaluate(() =>
    [...document.querySelectorAll('.pio-marks [data-hint]')].map((mark) => {
      const { x, y, width, height } = mark.getBoundingClientRect();
      const middle = document.elementFromPoint(x + width / 2, y + height / 2);
      return { hint: mark.getAttribute('data-hint'), hit: middle?.closest('[data-hint]') === mark };
    }),
  );
  expect(said).toHaveLength(4 * 26);
  expect(said.filter(({ hit }) => hit).length).toBeGreaterThan(60);
  expect(said.map(({ hint }) => hint)).toContain(
    'Ambush, space 27: bandits hold the train that stops here, and its locomotive goes to the garrison.',
  );
  await expect(page.locator('.pio-train').first().locator('..')).toHaveAttribute(
    'data-hint',
    /train on line 1: space \d+, track to \d+/,
  );
  // What is asked is the first thing of the table, under a heading.
  await expect(page.locator('main :is(h2, h3)').first()).toHaveText('Your turn: place a crate?');
});

test('alone against three, a whole game by keyboard alone', async ({ house, person }) => {
  const { page } = await person();
  await page.goto(`${house.url}/play/solo/pionniers`);
  await expect(page.locator('[data-do="lay"][data-ready="true"]')).toBeVisible({ timeout: 60_000 });
  const isLate = hasTurns(page, 40);
  for (let turn = 0, idle = 0, seen = false; idle < 4000; ) {
    const call = await callOf(page);
    if (call === 'over') break;
    if (!seen && (await isLate())) {
      await expectAccessible(page);
      seen = true;
    }
    if (call === 'wait') {
      idle++;
      await page.waitForTimeout(25);
      continue;
    }
    idle = 0;
    const wish = call === 'choose' ? await wishOf(page, turn++) : undefined;
    await answered(page, async () => {
      if (wish) return page.keyboard.press(wish === 'lay' ? 'l' : 'm');
      await page.keyboard.press('ArrowRight');
      await expect(page.locator('[data-do="place-crate"][data-ready="true"]')).toBeVisible();
      await page.keyboard.press('Enter');
    });
  }
  await expect(page.locator('.table-end')).toBeVisible();
  // The result does not open over a sign that is still to be read.
  await expect(page.locator('[data-sign]')).toHaveCount(0);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Check the chance' }).press('Enter');
  await expect(page.getByText(/all \d+ draws follow from the secret/)).toBeVisible();
});

test('a throw is not taken back without asking', async ({ house, person }) => {
  const { page } = await person();
  await page.goto(`${house.url}/play/solo/pionniers`);
  await playOn(page, hasTurns(page, 6));
  await expect(page.locator('[data-do][data-ready="true"]').first()).toBeVisible();
  const before = await journalOf(page);
  await page.keyboard.press('u');
  await expect(page.getByRole('dialog')).toContainText(/back/i);
  expect(await journalOf(page)).toEqual(before);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page.locator('[data-do][data-ready="true"]').first()).toBeVisible();
  expect(await journalOf(page)).toEqual(before);
});

test('a finished game is watched from its file', async ({ house, person }) => {
  const { page } = await person();
  const { entries } = JSON.parse(readFileSync(CHAIN, 'utf8')) as { entries: number };
  await page.goto(`${house.url}/replay`);
  await page.locator('input[type=file]').setInputFiles(CHAIN);
  await expect(page.getByText(`Checked: ${entries} entries`)).toBeVisible();
  await expect(page.locator('.pio-map')).toBeVisible();
  await page.getByRole('button', { name: 'One on' }).click();
  await page
    .getByRole('slider', { name: /entry|position|game/i })
    .first()
    .press('End');
  await expect(page.locator('.pio-call')).toContainText('Buffalo Creek');
  await expect(page.locator('[data-do]')).toHaveCount(0);
  await expectAccessible(page);
});
