import type { Page } from '@playwright/test';
import { railroadTycoon } from '#games/railroad-tycoon/rules/index.ts';
import type { Action, RailroadTycoon } from '#games/railroad-tycoon/rules/model.ts';
import { Guest } from './guest.ts';
import { lever, mode, piece } from './railroad-tycoon-player.ts';
import { keepPlain } from './railroad-tycoon-seats.ts';
import { becomeGuest, newSecret, storeTable } from './stored.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from './test.ts';

const FILE = 'src/games/railroad-tycoon/rules/records/four-players.json';
/** Ada is to act, the last one of her round; then Basile, and Inès, who has the page. */
const ADA_ACTS = 239;
const INES = 2;

type Rival = Guest<RailroadTycoon>;

/** All four seats are somebody's; Inès sits before a page, whose messages are kept. */
async function atTable(
  { page, context }: { page: Page; context: Parameters<typeof becomeGuest>[0] },
  house: { dataDir: string; url: string },
) {
  const secrets = [0, 1, 2, 3].map(newSecret);
  const table = await storeTable(
    house.dataDir,
    FILE,
    ADA_ACTS,
    Object.fromEntries(secrets.entries()),
  );
  await becomeGuest(context, secrets[INES] as string);
  await keepPlain(page);
  await page.clock.install();
  const sent: string[] = [];
  page.on('websocket', (socket) =>
    socket.on('framesent', ({ payload }) => void sent.push(String(payload))),
  );
  await page.goto(`${house.url}/t/${table}`);
  const rivals = [0, 1, 3].map((seat) => {
    const secret = secrets[seat] as string;
    return new Guest(house.url, table, secret, railroadTycoon.game);
  }) as [Rival, Rival, Rival];
  const acts = (): string[] => sent.filter((text) => text.includes('"t":"act"'));
  return { rivals, acts };
}

/** Somebody without a page does one thing. */
async function does(guest: Rival, wanted: (action: Action) => boolean): Promise<void> {
  await guest.until(() => guest.isToMove);
  const action = guest.choices.find(wanted);
  await guest.request({ t: 'act', after: guest.seq, actions: [action] });
}

const declines = ({ do: what }: Action): boolean => what === 'decline-action';
const plan = (page: Page) => page.locator('.plan-steps li');
const banner = (page: Page) => page.locator('.plan-banner');

/** In pencil: the first delivery that the panel offers, then a grey city, which one is told. */
async function draft(page: Page): Promise<number> {
  await mode(page, 'deliver').click();
  await piece(page, 'cube').first().click();
  await lever(page).click();
  await expect(plan(page)).toHaveCount(1);
  await mode(page, 'urbanise').click();
  const city = piece(page, 'to').first();
  const name = await city.getAttribute('data-piece');
  await city.click();
  await piece(page, 'colour').first().click();
  await lever(page).click();
  await expect(plan(page)).toHaveCount(2);
  return Number(name?.split(':')[1]);
}

test('a plan in pencil stays in the browser, is played when its turn comes, and is offered again when it no longer holds', async ({
  house,
  person,
}) => {
  const inès = await person({ language: 'en' });
  const { page } = inès;
  const { rivals, acts } = await atTable(inès, house);
  const [ada, basile, jules] = rivals;

  await page.getByRole('button', { name: 'Draft (P)' }).click();
  await expect(page.locator('.table-screen.in-pencil')).toBeVisible();
  const city = await draft(page);
  await expect(page.locator('.plan-sum')).toContainText('→');
  await expectAccessible(page);
  // Sealed, the pencil is out of the hand.
  await page.getByRole('button', { name: 'Seal the plan' }).click();
  await expect(page.locator('.table-screen.in-pencil')).toHaveCount(0);
  await expect(banner(page)).toContainText('Sealed plan: 2 moves');
  // Over a reload it is still there; and nobody has been told of it.
  await page.reload();
  await expect(banner(page)).toContainText('Sealed plan: 2 moves');
  expect(acts()).toEqual([]);

  await does(ada, declines);
  await does(basile, declines);
  await expect(banner(page).getByRole('button', { name: 'Stop' })).toBeVisible();
  expect(acts()).toEqual([]);
  await page.clock.fastForward(10_000);
  await expect(page.locator('.toast')).toContainText('Your plan has just been played');
  await expect(banner(page)).toContainText('Sealed plan: 1 move');
  expect(acts()).toHaveLength(1);
  expect(acts()[0]).toContain('"deliver"');

  await does(jules, declines);
  await does(ada, (action) => action.do === 'urbanise' && action.city === city);
  await does(basile, declines);
  await expect(banner(page)).toContainText('The plan no longer holds');
  await banner(page).getByRole('button', { name: 'See the plan' }).click();
  await expect(page.locator('.plan-steps .stopped .plan-why')).not.toBeEmpty();
  expect(acts()).toHaveLength(1);
  for (const rival of rivals) rival.close();
});

test('on a phone the draft is a sheet, and its sum stands above the board', async ({
  house,
  person,
}) => {
  const inès = await person({ language: 'fr', phone: true });
  const { page } = inès;
  const { rivals } = await atTable(inès, house);
  // A phone's bar has no room for it until something is drafted.
  await page.getByRole('button', { name: 'Menu' }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Brouillon/ })
    .click();
  await mode(page, 'deliver').click();
  await piece(page, 'cube').first().click();
  await lever(page).click();
  await banner(page).getByRole('button', { name: '1 coup' }).click();
  await page.getByRole('button', { name: 'Sceller le plan' }).click();
  await expect(banner(page)).toContainText('Plan scellé : 1 coup');
  await page.getByRole('button', { name: 'Rompre' }).click();
  await page.getByRole('button', { name: /^Brouillon/ }).click();
  await banner(page).getByRole('button', { name: '1 coup' }).click();
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Effacer', exact: true }).click();
  await expect(plan(page)).toHaveCount(0);
  for (const rival of rivals) rival.close();
});
