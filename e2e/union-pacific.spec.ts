import { expect, expectAccessible, expectNoSidewaysScroll, test } from './test.ts';
import {
  aim,
  answered,
  callOf,
  choose,
  enter,
  hasTurns,
  holdings,
  keys,
  piece,
  playOn,
  pull,
  sitDown,
  tabTo,
} from './union-pacific-player.ts';

const asked = { timeout: 60_000 };

test('alone against three, from the opening to the end', async ({ house, person }) => {
  const { page } = await person();
  await page.goto(`${house.url}/play/solo/union-pacific`);
  await expect(page.locator('[data-lever]')).toBeVisible(asked);
  await expect(page.locator('.up-grid thead .who')).toHaveCount(4);
  await playOn(page, hasTurns(page, 40));
  await expectAccessible(page);
  await playOn(page);
  await expect(page.locator('.table-end')).toBeVisible();
  await expect(page.getByText('Money by dividend')).toBeVisible();
  await expect(page.getByText('Money turn by turn')).toBeVisible();
  await expect(page.getByText(/left in your hand/i)).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Check the chance' }).click();
  await expect(page.getByText(/all \d+ draws follow from the secret/)).toBeVisible();
});

test('on a phone, in French', async ({ house, person }) => {
  const ada = await person({ language: 'fr', phone: true });
  const { page } = ada;
  await page.goto(`${house.url}/play/solo/union-pacific`);
  await expect(page.locator('[data-lever]')).toBeVisible(asked);
  await expectAccessible(page);
  await playOn(page, hasTurns(page, 6));
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
  // What happened since lies over the tabs until it is folded; it may open at any moment.
  const fold = page.locator('.digest-fold');
  const toTab = (name: string): Promise<void> =>
    expect(async () => {
      const soon = { timeout: 2000 };
      if ((await fold.count()) > 0) await fold.click(soon);
      await page.getByRole('button', { name, exact: true }).click(soon);
    }).toPass();
  await toTab('Papiers');
  await expect(page.locator('.up-grid')).toBeVisible();
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
  await toTab('Plateau');
  await page.setViewportSize({ width: 844, height: 390 });
  await expectNoSidewaysScroll(page);
  await playOn(page, hasTurns(page, 10));
  await expectAccessible(page);
  // A full hand fits while others play: six kinds with the tracks, then more. Where it does not, keys can scroll it.
  for (const upTo of [24, 52]) {
    await page.setViewportSize({ width: 360, height: 640 });
    await sitDown(house, upTo, [ada], [1, 0], 'imaginary-player-wins');
    const sheet = page.locator('.up-sheet[data-asks="nothing"]:not([tabindex])');
    await expect(sheet.locator('.up-share')).toHaveCount(upTo === 24 ? 6 : 8);
    const hidden = await sheet.evaluate((box) => box.scrollHeight - box.clientHeight);
    expect(hidden).toBeLessThanOrEqual(1);
    await page.setViewportSize({ width: 640, height: 320 });
    await expect(page.locator('.up-sheet[tabindex="0"]')).toBeVisible();
    await expectAccessible(page);
  }
});

test('three on one device: the openings go round behind the curtain', async ({ house, person }) => {
  const { page } = await person();
  await page.goto(`${house.url}/play/here/union-pacific?name=Ada&name=Lena&name=Noor`);
  const reveal = page.getByRole('button', { name: /^I am / });
  const shown: string[] = [];
  const chosen: string[] = [];
  const next = async (): Promise<void> => {
    await expect(reveal).toBeVisible(asked);
    // Nothing of the table is behind the curtain: no hand, no map, no journal.
    await expect(page.locator('.up-desk, .up-grid, .table-log, [data-piece]')).toHaveCount(0);
    shown.push((await reveal.innerText()).replace(/\s+Enter$/, ''));
    await reveal.click();
    await expect(reveal).toBeHidden();
  };
  for (const name of ['Ada', 'Lena', 'Noor']) {
    await next();
    if (name === 'Ada') await expectAccessible(page);
    await expect(page.locator('.up-grid .who.me')).toHaveAttribute('title', name);
    await expect(page.locator('[data-piece^="hand:"]').first()).toBeVisible();
    // What the others have chosen is not to be seen.
    await expect(holdings(page)).toHaveCount(0);
    chosen.push(await choose(page));
    await pull(page);
    // Loaded anew between two of them, it is still the next one's.
    if (name === 'Ada') await page.reload();
  }
  await next();
  const told = page.locator('.table-log').getByText(/^Opening investments/);
  for (const share of chosen) await expect(told).toContainText(share);
  for (let turns = 0; turns < 3; turns++) {
    await playOn(page, async () => (await reveal.isVisible()) || (await callOf(page)) === 'over');
    await next();
  }
  const first = shown.slice(3, 6);
  expect(shown.slice(0, 3)).toEqual(['I am Ada', 'I am Lena', 'I am Noor']);
  expect(new Set(first).size).toBe(3);
  expect(shown[6]).toBe(first[0]);
});

test('a train where none may stand is answered with its rule', async ({ house, person }) => {
  const ada = await person();
  const { page } = ada;
  await sitDown(house, 203, [ada], [0]);
  await piece(page, 'track').click(asked);
  await piece(page, 'chip').click();
  await page.locator('.up-layer.trains > g').first().click({ force: true });
  const why = page.locator('.table-why');
  await expect(why).toContainText(/Rule 5\.\d/);
  await expect(why).toContainText(/cannot use|builds on|stands a train of/);
  await expectAccessible(page);
});

test('a share says what it is worth where it is taken', async ({ house, person }) => {
  const ada = await person();
  const { page } = ada;
  await page.setViewportSize({ width: 1366, height: 768 });
  await sitDown(house, 243, [ada], [0]);
  await expect(page.locator('[data-lever]')).toBeVisible(asked);
  // Every strip of what the others did, in sight.
  await expect(page.locator('.digest')).toContainText('EP&RG 11→12, takes MS');
  const worth = page.locator('.up-market .up-share .up-tag');
  await expect(worth).toHaveText(['stays +8', '+10', 'stays +8', '+3 → +5']);
  const sheet = page.locator('.up-prospectus');
  const kcc = page.locator('[data-piece="display:1"]');
  await kcc.hover();
  await expect(sheet).toHaveAttribute('data-sheet', '7');
  await page.locator('[data-piece="display:3"]').click();
  await page.mouse.move(4, 4);
  await expect(sheet.locator('.take .pays')).toHaveText('+5');
  await expect(sheet.locator('.pip')).toHaveCount(12);
  await expect(page.locator('.up-tip')).toContainText(
    /you pass .+, \+3 → \+5 at the next dividend/,
  );
  // A row keeps its company's sheet until it is put away; by keys as well.
  await page.locator('.up-grid button.name').first().focus();
  await page.keyboard.press('Enter');
  await expect(sheet).toHaveAttribute('data-sheet', '0');
  await expectAccessible(page);
  await page.locator('[data-close-panel]').click();
  await expect(sheet).toHaveAttribute('data-sheet', '2');
  for (const mark of ['.up-hit', '.up-stands', '.up-track-button', '.up-grid thead .left', '.dots'])
    await expect(page.locator(mark).first()).toHaveAttribute('data-hint', /\w+/);
  // On a phone hand and table are in view while one chooses.
  await page.setViewportSize({ width: 390, height: 844 });
  for (const seen of ['.up-in-hand', '[data-piece="display:up"]', '[data-lever]', '.up-asked'])
    await expect(page.locator(seen)).toBeInViewport({ ratio: 0.9 });
  await pull(page);
  // Union Pacific for itself is nothing that is offered.
  await expect(page.locator('[data-piece="hand:3"].lit')).toBeVisible();
  await expect(page.locator('[data-piece="hand:10"]:not(.lit)')).toBeVisible();
});

test('a train can be taken back until a share is drawn', async ({ house, person }) => {
  const ada = await person();
  const { page } = ada;
  await sitDown(house, 203, [ada], [0]);
  const trains = page.locator('.up-layer.trains > g');
  await expect(page.locator('[data-lever]')).toBeVisible(asked);
  const before = await trains.count();
  await aim(page);
  await pull(page);
  await expect(trains).toHaveCount(before + 1);
  await answered(page, () => page.keyboard.press('u'));
  await expect(trains).toHaveCount(before);
  await aim(page);
  await pull(page);
  await page.locator('[data-piece="display:pile"]').click();
  await pull(page);
  // A card has been seen: now it takes everybody’s consent.
  await page.keyboard.press('u');
  await expect(page.getByText('Go back further?')).toBeVisible();
  await page.getByRole('button', { name: 'Leave it' }).click();
  await expect(trains).toHaveCount(before + 1);
  expect(await callOf(page)).toBe('exchange');
});

test('whole turns by keyboard alone', async ({ house, person }) => {
  const { page } = await person();
  await page.goto(`${house.url}/play/solo/union-pacific`);
  await expect(page.locator('[data-lever]')).toBeVisible(asked);
  await keys(page, 'hand', 'Enter');
  await enter(page);
  for (let turn = 0; turn < 4; turn++) {
    await expect.poll(() => callOf(page), asked).toBe('act');
    if (turn % 2 === 0) {
      // From the card to the company, to the space; the space once more builds.
      await keys(page, 'track', 'Enter');
      await keys(page, 'chip', 'Enter');
      await expect(page.locator('[data-place]:focus')).toHaveCount(1);
      await page.keyboard.press(turn === 0 ? 'ArrowRight' : 'PageDown');
      await page.keyboard.press('Enter');
      await enter(page);
      await keys(page, 'display', 'ArrowRight', 'Enter');
      await enter(page);
      await expect(page.locator('[data-lever]:focus')).toHaveCount(1);
      await tabTo(page, '[data-piece^="hand:"]');
      await page.keyboard.press('Enter');
      await enter(page);
    } else {
      await page.keyboard.press('i');
      await keys(page, 'hand', 'Enter');
      await tabTo(page, '[data-lever]');
      await enter(page);
      await keys(page, 'track', 'Enter');
      await enter(page);
    }
  }
  const journal = page.locator('.table-log');
  for (const deed of ['build', 'take', 'exchange', 'lay out', 'discard']) {
    // A turn is one sentence.
    await expect(journal.getByText(new RegExp(`^You (.* )?${deed} `)).first()).toBeVisible();
  }
});
