import { presets } from '#clocks/pace.ts';
import { titleOf } from '#games/catalogue.ts';
import type { Game, Kind } from '#kernel/game.ts';
import { PROTOCOL } from '#protocol/parts.ts';
import { Guest, moveOne } from './guest.ts';
import { becomeGuest, newSecret } from './stored.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from './test.ts';

/** A live table of these two, at which the first of them is to move. */
async function liveTable(url: string, secrets: readonly [string, string]) {
  const [, pace] = presets.find(([name]) => name === 'live') ?? [];
  const seats = [{ kind: 'me', name: 'Ada' }, { kind: 'open' }];
  const wish = { v: PROTOCOL, game: 'trambahn', options: {}, secret: secrets[0], seats, pace };
  const answer = await fetch(`${url}/api/tables`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(wish),
  });
  const { id } = (await answer.json()) as { id: string };
  const title = await titleOf('trambahn');
  const guests = secrets.map((secret) => new Guest(url, id, secret, title?.game as Game<Kind>));
  const [ada, bob] = guests as [Guest<Kind>, Guest<Kind>];
  await bob.request({ t: 'sit', seat: 1, name: 'Bob' });
  await ada.until(() => ada.isToMove || bob.isToMove);
  while (!ada.isToMove) await moveOne(guests, ({ choices }) => choices[0]);
  const close = (): void => {
    for (const guest of guests) guest.close();
  };
  return { id, ada, bob, close };
}

test('at a table: sounds when asked for, a pause by all, a token for a program, the way to the next table', async ({
  house,
  person,
}) => {
  const secrets = [newSecret(), newSecret()] as const;
  const first = await liveTable(house.url, secrets);
  const second = await liveTable(house.url, secrets);
  const ada = await person({ language: 'fr' });
  const bob = await person({ phone: true });
  await becomeGuest(ada.context, secrets[0]);
  await becomeGuest(bob.context, secrets[1]);
  // Each tone that is really struck is counted.
  await ada.context.addInitScript(() => {
    const { start } = OscillatorNode.prototype;
    OscillatorNode.prototype.start = function (...when) {
      document.documentElement.dataset.tones = `${Number(document.documentElement.dataset.tones ?? 0) + 1}`;
      start.apply(this, when);
    };
  });
  for (const { page } of [ada, bob]) await page.goto(`${house.url}/t/${first.id}`);
  const tones = async (): Promise<number> =>
    Number((await ada.page.locator('html').getAttribute('data-tones')) ?? 0);
  const openMenu = () => ada.page.getByRole('button', { name: 'Menu' }).click();
  const menu = ada.page.getByRole('dialog');

  // Off until asked for; then one is heard at once.
  await openMenu();
  expect(await tones()).toBe(0);
  await menu.getByRole('checkbox', { name: 'Sons discrets' }).check();
  await expect.poll(tones).toBe(4);
  await menu.getByRole('button', { name: 'Écouter : Dernière minute' }).click();
  await expect.poll(tones).toBe(9);

  // A token is seen once, opens the seat, and is ended.
  await menu.getByRole('button', { name: 'Laisser jouer un programme…' }).click();
  await menu.getByRole('button', { name: 'Créer un jeton' }).click();
  const field = menu.getByLabel('Jeton de votre place');
  await expect(field).toHaveValue(/^rotonde_/);
  await expectAccessible(ada.page);
  const authorization = `Bearer ${await field.inputValue()}`;
  const looked = async (): Promise<number> =>
    (await fetch(`${house.url}/api/v1/tables/${first.id}`, { headers: { authorization } })).status;
  expect(await looked()).toBe(200);
  await menu.getByRole('button', { name: 'Retour au menu' }).click();
  await menu.getByRole('button', { name: 'Laisser jouer un programme…' }).click();
  await expect(menu.getByText('Un jeton existe, créé à l’instant.')).toBeVisible();
  await expect(field).toHaveCount(0);
  await menu.getByRole('button', { name: 'Mettre fin au jeton' }).click();
  await expect(menu.getByText('Le jeton ne vaut plus rien')).toBeVisible();
  expect(await looked()).toBe(401);

  // A pause: one wishes it, the other agrees, anybody ends it.
  await menu.getByRole('button', { name: 'Mettre les pendules en pause' }).click();
  await expect(ada.page.getByText('Pour la pause, il faut encore l’accord de Bob…')).toBeVisible();
  const asked = bob.page.getByRole('alert').filter({ hasText: 'Ada would like a pause' });
  await expect(asked).toBeVisible();
  await expectAccessible(bob.page);
  await asked.getByRole('button', { name: 'Agree' }).click();
  await expect(ada.page.getByRole('timer', { name: /en pause/ })).toBeVisible();
  await expect(bob.page.getByRole('timer', { name: /paused/ })).toBeVisible();
  await expectNoSidewaysScroll(bob.page);
  await bob.page.getByRole('button', { name: 'Resume' }).click();
  await expect(ada.page.getByRole('timer', { name: /réserve/ })).toBeVisible();

  // After the move something waits elsewhere, and a press leads there.
  const before = await tones();
  const { ada: hand } = first;
  while (hand.isToMove) await moveOne([hand], ({ choices }) => choices[0]);
  const next = ada.page.getByRole('link', { name: 'Table suivante (1 attend)' });
  await expect(next).toBeVisible();
  await expect.poll(tones).toBeGreaterThan(before);
  await expectAccessible(ada.page);
  await next.click();
  await expect(ada.page).toHaveURL(new RegExp(second.id));
  await expect(ada.page.getByRole('timer', { name: /^Votre pendule/ })).toBeVisible();
  await expect(next).toHaveCount(0);
  for (const { close } of [first, second]) close();
});
