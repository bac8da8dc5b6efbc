import type { Page } from '@playwright/test';
import type { Event } from '#games/railroad-tycoon/rules/model.ts';
import { layTable } from './lay-table.ts';
import {
  buildFrom,
  callOf,
  heardCity,
  lever,
  mode,
  pass,
  pull,
  wayTo,
} from './railroad-tycoon-player.ts';
import { FOUR, keepPlain, sitDown } from './railroad-tycoon-seats.ts';
import { secretsIn } from './railroad-tycoon-socket-tap.ts';
import { type Heard, listenTo } from './socket-tap.ts';
import { expect, expectAccessible, expectFits, expectNoSidewaysScroll, test } from './test.ts';

const asked = { timeout: 60_000 };
const journal = (page: Page) => page.locator('.table-log');

test('three browsers and a watcher: the auction, and the first track', async ({
  house,
  person,
}) => {
  const [ada, lena, noor, watcher] = [
    await person(),
    await person({ language: 'fr' }),
    await person(),
    await person(),
  ];
  const heard = new Map<Page, Heard<Event>[]>();
  for (const { page } of [ada, lena, noor, watcher]) {
    heard.set(page, listenTo(page));
    await keepPlain(page);
  }
  await layTable(ada.page, house, 'railroad-tycoon');
  for (const { page } of [lena, noor]) {
    await page.goto(ada.page.url());
    await page
      .getByRole('button', { name: /asseoir ici|sit here/i })
      .first()
      .click();
  }
  await watcher.page.goto(ada.page.url());
  const everybody = [ada.page, lena.page, noor.page, watcher.page];
  /** Whoever is there sees who leads, and with what. */
  const leads = async (seat: number, sum: RegExp): Promise<void> => {
    for (const page of everybody) {
      const best = page.locator('.rt-bids li').nth(seat).and(page.locator('.best'));
      await expect(best).toContainText(sum, asked);
    }
  };

  // Ada offers 1, and orders the table to go on to 3.
  await expect.poll(() => callOf(ada.page), asked).toBe('auction');
  for (let step = 0; step < 3; step++) {
    await ada.page.locator('[data-step="limit:more"]').click();
  }
  await expect(ada.page.locator('[data-stepper="limit"] output')).toHaveText('$3,000');
  await pull(ada.page);
  await leads(0, /1\D000/);
  await expect(ada.page.getByText('Standing order: Bid up to $3,000')).toBeVisible();
  // Loaded anew, it is still hers to answer.
  await lena.page.reload();
  await expect.poll(() => callOf(lena.page), asked).toBe('auction');
  await expect(lever(lena.page)).toHaveText(/2\D000/);
  await pull(lena.page);
  await leads(1, /2\D000/);
  await expect.poll(() => callOf(noor.page), asked).toBe('auction');
  // Ada goes. Nobody has pressed anything: the table bids for her, and nobody but her has been told why.
  const table = ada.page.url();
  await ada.page.goto('about:blank');
  await pass(noor.page);
  await expect(noor.page.locator('.rt-bids .best')).toContainText(/3\D000/, asked);
  await expect(lena.page.locator('.orders-line')).toHaveCount(0);
  await ada.page.goto(table);
  await leads(0, /3\D000/);
  await expect.poll(() => callOf(lena.page), asked).toBe('auction');
  await lena.page.locator('[data-step="bid:more"]').click();
  await expect(lever(lena.page)).toHaveText(/5\D000/);
  await pull(lena.page);
  await leads(1, /5\D000/);
  // Gone over, it is lifted, and she decides.
  await expect.poll(() => callOf(ada.page), asked).toBe('auction');
  await expect(ada.page.getByRole('alert').getByText(/^Lifted/)).toContainText('$3,000');
  await expectFits(ada.page);
  await pass(ada.page);
  await expect(ada.page.locator('.orders-line')).toHaveCount(0);
  for (const page of everybody) {
    await expect(
      journal(page).getByText(/(is|are|est|êtes) (first player for|premier joueur pour)/),
    ).toBeVisible(asked);
  }

  await expect.poll(() => callOf(lena.page), asked).toBe('act');
  await buildFrom(lena.page, 'baltimore');
  // What is lit is heard although nobody is in the map; what is not is closed away.
  await lena.page.locator('[data-sort="price"]').focus();
  await expect(
    lena.page.locator('.rt-map').getByRole('button', { name: /^Philadelphie/ }),
  ).toHaveCount(1);
  await expect(lena.page.locator('.rt-map').getByRole('button', { name: /^Chicago/ })).toHaveCount(
    0,
  );
  await wayTo(lena.page, 'philadelphia').click();
  await pull(lena.page);
  for (const page of everybody) {
    await expect(await heardCity(page, 'baltimore')).toHaveAccessibleName(/Philadelphi/, asked);
  }

  // Ada would take her pass back. Since then the bid was settled: everybody is asked, and told what has come to light.
  await ada.page.keyboard.press('u');
  await expect(ada.page.getByRole('dialog').locator('.undo-learnt li')).toContainText([/5\D000/]);
  await ada.page.getByRole('dialog').getByRole('button', { name: 'Ask' }).click();
  for (const asks of [lena.page, noor.page]) {
    const learnt = asks.locator('.table-banner .undo-learnt li');
    await expect(learnt).toContainText([/5\D000/]);
  }
  await lena.page.getByRole('button', { name: 'Non', exact: true }).click();
  await expect(noor.page.locator('.undo-learnt')).toHaveCount(0);

  // Who watches sees no money, no tycoon, and nothing to press; the players see only their own.
  const { page } = watcher;
  await expect(page.getByText('You are watching')).toBeVisible();
  await expect(page.locator('.cash, .rt-cash, .rt-tycoon, [data-lever], [data-piece]')).toHaveCount(
    0,
  );
  await expectAccessible(page);
  for (const player of [ada, lena, noor]) {
    await expect(player.page.locator('.rt-companies .cash')).toHaveCount(1);
    await expect(player.page.locator('.rt-companies tr.you .cash')).toHaveCount(1);
  }
  for (const lines of heard.values()) expect(secretsIn(lines)).toEqual([]);
  expect((heard.get(page) ?? []).filter(({ own }) => own != null)).toEqual([]);
});

test('a blocked link is turned, on a phone, in French', async ({ house, person }) => {
  const [mona, ada, watcher] = [
    await person({ language: 'fr', phone: true }),
    await person(),
    await person(),
  ];
  // Ada's track from Evansville lies before the end of Mona's from Nashville.
  const moment = { record: 'blocked-and-redirected', upTo: 33 };
  await sitDown(house, moment, [mona, ada, watcher], [4, 0]);
  const { page } = mona;
  await expect.poll(() => callOf(page), asked).toBe('act');
  await mode(page, 'build').tap();
  await page.locator('.rt-panel [data-start]').tap();
  await expect(page.locator('.rt-panel [data-turn]')).toHaveCount(2);
  await expectAccessible(page);
  await page.locator('.rt-panel [data-turn]').first().tap();
  await expect(lever(page)).toHaveAttribute('data-do', 'redirect');
  await expectNoSidewaysScroll(page);
  await pull(page);
  for (const other of [ada.page, watcher.page]) {
    await expect(
      journal(other).getByText('Mona redirects the track from Nashville for $2,000.'),
    ).toBeVisible(asked);
  }
  await expect(watcher.page.locator('.cash, .rt-cash, .rt-tycoon')).toHaveCount(0);
  // Six companies, on a desk.
  await expectAccessible(ada.page);
});

test('a land grant is played with a build', async ({ house, person }) => {
  const [jules, ada, watcher] = [await person(), await person({ language: 'fr' }), await person()];
  await sitDown(house, { ...FOUR, upTo: 23 }, [jules, ada, watcher], [3, 0]);
  const { page } = jules;
  await expect.poll(() => callOf(page), asked).toBe('act');
  await expect(page.locator('.rt-hand')).toContainText('Government Land Grant');
  await buildFrom(page, 'chicago');
  await wayTo(page, 'toledo').click();
  const total = page.locator('.rt-bill .sum td');
  await expect(total).toHaveText('$8,000');
  await page.locator('[data-grant]').check();
  await expect(total).toHaveText('$0');
  await pull(page);
  await expect(page.locator('.rt-hand')).not.toContainText('Government Land Grant');
  for (const [other, told] of [
    [ada.page, /Jules relie Chicago et Toledo par 4\stuiles pour 0\s\$ grâce à un Terrain/],
    [
      watcher.page,
      'Jules links Chicago and Toledo with 4 tiles for $0 with a Government Land Grant.',
    ],
  ] as const) {
    await expect(journal(other).getByText(told)).toBeVisible(asked);
    await expect(await heardCity(other, 'chicago')).toHaveAccessibleName(/Toledo/);
  }
});

test('a fifth tile is laid with Perfect Engineering', async ({ house, person }) => {
  const basile = await person();
  const { page } = basile;
  await sitDown(house, { record: 'fifth-tile', upTo: 231 }, [basile], [1]);
  await expect.poll(() => callOf(page), asked).toBe('act');
  await expect(page.locator('.rt-hand')).toContainText('Perfect Engineering');
  await buildFrom(page, 'atlanta');
  await expect(wayTo(page, 'mobile')).toHaveText(/5 tiles.*\$10,000/s);
  await wayTo(page, 'mobile').click();
  await pull(page);
  await expect(
    journal(page).getByText(/^You link Atlanta and Mobile with 5 tiles for \$10,000/),
  ).toBeVisible();
});
