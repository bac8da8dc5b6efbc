import { callOf, hasTurns, playOn } from './pionniers-player.ts';
import { becomeGuest, newSecret, storeTable } from './stored.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from './test.ts';

test('alone against three, from the front page to the end', async ({ house, person }) => {
  const { page } = await person();
  await page.goto(`${house.url}/play/solo/pionniers`);
  await expect(page.locator('[data-do="lay"][data-ready="true"]')).toBeVisible({ timeout: 20_000 });
  await playOn(page, hasTurns(page, 40));
  await expectAccessible(page);
  await playOn(page);
  await expect(page.locator('.tbl-end')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Check the chance' }).click();
  await expect(page.getByText(/all \d+ draws follow from the secret/)).toBeVisible();
});

test('on a phone, in French', async ({ house, person }) => {
  const { page } = await person({ language: 'fr', phone: true });
  await page.goto(`${house.url}/play/solo/pionniers`);
  await expect(page.locator('[data-do="lay"][data-ready="true"]')).toBeVisible({ timeout: 20_000 });
  await playOn(page, hasTurns(page, 50));
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
  await page.setViewportSize({ width: 844, height: 390 });
  await expectNoSidewaysScroll(page);
  await playOn(page, hasTurns(page, 58));
  await expectAccessible(page);
});

test('three on one device: no secrets, no curtain', async ({ house, person }) => {
  const { page } = await person();
  await page.goto(`${house.url}/play/here/pionniers?name=Ada&name=Lena&name=Noor`);
  await expect(page.locator('[data-do="lay"][data-ready="true"]')).toBeVisible({ timeout: 20_000 });
  await expect(page.locator('.tbl-curtain')).toHaveCount(0);
  await playOn(page);
  await expect(page.locator('.tbl-end')).toBeVisible();
});

test('a counter-strike out of turn arrives in the other browser', async ({ house, person }) => {
  const [strikes, struck, watches] = [
    await person(),
    await person({ language: 'fr' }),
    await person(),
  ];
  const secrets = { 2: newSecret(), 0: newSecret() };
  const file = 'src/games/pionniers/records/chain-of-push-backs.json';
  const table = await storeTable(house.dataDir, file, 69, secrets);
  await becomeGuest(strikes.context, secrets[2]);
  await becomeGuest(struck.context, secrets[0]);
  for (const { page } of [strikes, struck, watches]) await page.goto(`${house.url}/t/${table}`);

  // Inès stands on a river; Ada, whose turn it is not, waits.
  await expect(strikes.page.locator('[data-strike]')).toBeVisible();
  await expect(struck.page.locator('[data-asks="nothing"]')).toBeVisible();
  expect(await callOf(struck.page)).toBe('wait');

  await strikes.page.locator('[data-place="0:17"], [data-pick="0:17"]').first().click();
  await strikes.page.locator('[data-do="place-crate"]').click();

  // The crate lies right ahead of Ada's train: it backs onto a river, and she strikes at once.
  await expect(struck.page.locator('[data-strike]')).toBeVisible();
  await expect(strikes.page.locator('[data-strike]')).toBeHidden();
  await expectAccessible(struck.page);
  await struck.page.locator('[data-place="2:17"], [data-pick="2:17"]').first().click();
  await struck.page.locator('[data-do="place-crate"]').click();
  await expect(struck.page.locator('[data-strike]')).toBeHidden();
  for (const { page } of [strikes, watches]) {
    await expect(page.getByText(/Ada puts dynamite on .* line 3, at 17/).first()).toBeVisible();
  }
});

test('a crate where none may lie is answered with its rule', async ({ house, person }) => {
  const { page, context } = await person();
  const secrets = { 2: newSecret() };
  const file = 'src/games/pionniers/records/chain-of-push-backs.json';
  const table = await storeTable(house.dataDir, file, 69, secrets);
  await becomeGuest(context, secrets[2]);
  await page.goto(`${house.url}/t/${table}`);
  await expect(page.locator('[data-strike]')).toBeVisible();
  // A press on the other choices of a turn: it is not their moment.
  const box = await page.locator('.pio-map, [class*="pio-map"]').first().boundingBox();
  if (!box) throw new Error('no map');
  await page.mouse.click(box.x + box.width * 0.85, box.y + box.height * 0.3);
  await expect(page.getByText(/Rule 6\.\d/)).toBeVisible();
});

test('a whole game by keyboard alone', async ({ house, person }) => {
  test.setTimeout(120_000);
  const { page } = await person();
  await page.goto(`${house.url}/play/solo/pionniers`);
  await expect(page.locator('[data-do="lay"][data-ready="true"]')).toBeVisible({ timeout: 20_000 });
  for (let turn = 0, idle = 0; idle < 200; ) {
    const call = await callOf(page);
    if (call === 'over') break;
    if (call === 'wait') {
      idle++;
      await page.waitForTimeout(50);
      continue;
    }
    idle = 0;
    if (call === 'choose') await page.keyboard.press(turn % 2 === 0 ? 'l' : 'm');
    else {
      await page.keyboard.press('ArrowRight');
      await page.keyboard.press('Enter');
    }
    turn++;
    await page.waitForTimeout(60);
  }
  await expect(page.locator('.tbl-end')).toBeVisible();
});
