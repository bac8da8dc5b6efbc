import type { CDPSession, Page } from '@playwright/test';
import { PROTOCOL } from '#protocol/parts.ts';
import { linkIn } from '#server/services/mail-catcher.ts';
import { test } from './letters.ts';
import { expect, expectAccessible, expectFits, type Person } from './test.ts';

test.use({ kept: 'postgres' });

/** Gives a browser an authenticator that says yes at once. */
async function authenticator({ page, context }: Person) {
  const cdp: CDPSession = await context.newCDPSession(page);
  await cdp.send('WebAuthn.enable');
  const options = {
    protocol: 'ctap2',
    transport: 'internal',
    hasResidentKey: true,
    hasUserVerification: true,
    isUserVerified: true,
    automaticPresenceSimulation: true,
  } as const;
  const { authenticatorId } = await cdp.send('WebAuthn.addVirtualAuthenticator', { options });
  return { cdp, authenticatorId };
}

type Authenticator = Awaited<ReturnType<typeof authenticator>>;

/** As a password manager does. */
async function carry(from: Authenticator, to: Authenticator): Promise<void> {
  const { authenticatorId } = from;
  const { credentials } = await from.cdp.send('WebAuthn.getCredentials', { authenticatorId });
  for (const credential of credentials) {
    await to.cdp.send('WebAuthn.addCredential', {
      authenticatorId: to.authenticatorId,
      credential,
    });
  }
}

/** Hours of play by keys alone, on the dial and in its fields. */
async function setHours(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Say when I play' }).click();
  const grip = page.getByRole('slider', { name: /^Weekdays.*from$/ });
  await grip.focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('PageUp');
  await expect(grip).toHaveAttribute('aria-valuetext', '9:15\u00a0am');
  const field = page.locator('.hours-weekdays').getByRole('combobox').first();
  await expect(field).toHaveValue('555');
  const kept = page.waitForResponse((answer) => answer.url().endsWith('/api/account/hours'));
  await field.selectOption('600');
  await expect(grip).toHaveAttribute('aria-valuetext', '10\u00a0am');
  expect((await kept).status()).toBe(200);
}

/** A table for two, made as a guest of this browser would. */
async function table({ page }: Person, url: string): Promise<string> {
  const stored = await page.evaluate(() => localStorage.getItem('rotonde.guest') ?? '{}');
  const { secret } = JSON.parse(stored) as { secret: string };
  const seats = [{ kind: 'me', name: 'Pia' }, { kind: 'open' }];
  const data = { v: PROTOCOL, game: 'trambahn', options: {}, secret, seats };
  const answer = await page.request.post(`${url}/api/tables`, { data });
  return ((await answer.json()) as { id: string }).id;
}

test('a season ticket by a passkey: made, carried to another device, renamed, signed out', async ({
  letters: { house },
  person,
}) => {
  const desk = await person({ refused: true });
  const phone = await person({ phone: true, language: 'fr' });
  const key = await authenticator(desk);
  await desk.page.goto(house.url);
  await desk.page.getByRole('link', { name: 'your season ticket' }).click();
  await expect(desk.page.getByRole('heading', { level: 1 })).toHaveText('Take a season ticket?');
  const id = await table(desk, house.url);
  // Whom they have muted as a guest comes along, to every device.
  const who = '5eed5eed5eed5eed';
  await desk.page.evaluate((key) => localStorage.setItem('rotonde.muted', `{"${key}":true}`), who);
  await desk.page.reload();
  await expectFits(desk.page);
  await desk.page.getByRole('button', { name: 'Make my ticket' }).click();
  await expect(desk.page.getByRole('heading', { level: 1 })).toHaveText('Your season ticket');
  await setHours(desk.page);
  await expectFits(desk.page);

  await desk.page.getByRole('button', { name: 'Change name' }).click();
  await desk.page.getByLabel('Name', { exact: true }).fill('Apprenti');
  await desk.page.getByRole('button', { name: 'Change name' }).last().click();
  await expect(desk.page.getByRole('dialog').getByRole('alert')).toContainText('looks like it');
  await desk.page.getByLabel('Name', { exact: true }).fill('Camille');
  await desk.page.getByRole('button', { name: 'Change name' }).last().click();
  await expect(desk.page.locator('.season-name')).toHaveText('Camille');
  await expect(desk.page.getByRole('link', { name: 'Hello, Camille' })).toBeVisible();

  // Another device, to which the passkey has been carried.
  await carry(key, await authenticator(phone));
  await phone.page.goto(`${house.url}/account`);
  await phone.page.getByRole('button', { name: 'J’ai déjà une carte' }).click();
  await expect(phone.page.locator('.season-name')).toHaveText('Camille');
  await phone.page.goto(`${house.url}/t/${id}`);
  await expect(phone.page.locator('.lobby-seats ol > li').first()).toContainText('vous · hôte');
  await expect(phone.page.locator('.lobby-seats ol > li').first()).toContainText('Camille');

  const mutedOn = ({ page }: Person) => page.evaluate(() => localStorage.getItem('rotonde.muted'));
  expect(await mutedOn(phone)).toContain(who);
  await desk.page.reload();
  await desk.page.getByRole('button', { name: /^Remove Computer/ }).click();
  await expect(phone.page.getByRole('heading', { level: 1 })).toHaveText(
    'Cet appareil n’est plus sur votre carte',
  );
  await phone.page.goto(`${house.url}/account`);
  await expect.poll(() => mutedOn(phone)).toBe('{}');
  await expect(desk.page.locator('#devices li')).toHaveCount(1);
});

test('a link by e-mail makes a ticket on the device where it is opened, once', async ({
  letters: { house, mail },
  person,
}) => {
  const phone = await person({ phone: true, language: 'fr', refused: true });
  await phone.page.goto(`${house.url}/account`);
  await phone.page.getByLabel('Adresse').fill('nour@example.org');
  await phone.page.getByRole('button', { name: 'Recevoir le lien' }).click();
  await expect(phone.page.getByRole('status')).toContainText('nour@example.org');
  const [letter] = await mail.reach(1);
  const desk = await person();
  await desk.page.goto(`${house.url}/link/${linkIn(letter?.text)}`);
  await expect(desk.page.getByRole('heading', { level: 1 })).toHaveText('Your ticket is ready');
  await expectFits(desk.page);
  await desk.page.getByLabel('Your name').fill('Nour');
  await desk.page.getByRole('button', { name: 'Make my ticket' }).click();
  await expect(desk.page.locator('.season-name')).toHaveText('Nour');
  await expect(desk.page.getByText('nour@example.org, verified')).toBeVisible();
  await phone.page.goto(`${house.url}/link/${linkIn(letter?.text)}`);
  await expect(phone.page.getByRole('heading', { level: 1 })).toHaveText('Ce lien ne sert plus');
  await expectAccessible(phone.page);
  // The same on a French phone, which makes a ticket of its own.
  await phone.page.getByRole('link', { name: 'Votre carte' }).click();
  await phone.page.getByLabel('Adresse').fill('camille@example.org');
  await phone.page.getByRole('button', { name: 'Recevoir le lien' }).click();
  const [, other] = await mail.reach(2);
  await phone.page.goto(`${house.url}/link/${linkIn(other?.text)}`);
  await expect(phone.page.getByRole('heading', { level: 1 })).toHaveText('Votre carte est prête');
  await expectFits(phone.page);
  await phone.page.getByRole('button', { name: 'Créer ma carte' }).click();
  await expect(phone.page.getByText('camille@example.org, vérifiée')).toBeVisible();
});
