import { randomBytes } from 'node:crypto';
import { PROTOCOL } from '#protocol/parts.ts';
import { freePort } from '#server/services/free-port.ts';
import { linkIn, openMailCatcher } from '#server/services/mail-catcher.ts';
import { House } from './house.ts';
import { test as base, expect, expectAccessible, expectNoSidewaysScroll } from './test.ts';

type Mail = Awaited<ReturnType<typeof openMailCatcher>>;

/** A house that sends letters, and a mailbox for all addresses. */
const test = base.extend<{ letters: { house: House; mail: Mail } }>({
  letters: async ({ browserName: _ }, use) => {
    const [mail, port] = [await openMailCatcher(), await freePort()];
    const env = {
      SMTP_URL: mail.url,
      MAIL_FROM: 'Rotonde <house@example.org>',
      PUBLIC_URL: `http://localhost:${port}`,
    };
    const house = new House(env, port);
    await house.open();
    await use({ house, mail });
    await house.close();
    await mail.close();
  },
});

/** Where the first answer in a letter leads. */
function answerIn(text: string | undefined): string {
  const plain = (text ?? '').replaceAll('=\r\n', '').replaceAll('=3D', '=');
  return /\/answer\/[A-Za-z0-9_-]{43}/.exec(plain)?.[0] ?? '';
}

/** Bob sits down, and does the first thing, which is refused if Nour has the first turn. */
async function bobPlays(url: string, table: string): Promise<void> {
  const socket = new WebSocket(`${url.replace('http', 'ws')}/ws`);
  const say = (message: object): void => socket.send(JSON.stringify(message));
  const played = Promise.withResolvers<void>();
  socket.addEventListener('open', () => {
    say({ t: 'join', v: PROTOCOL, table, secret: randomBytes(32).toString('hex') });
    say({ t: 'sit', id: 'bob-sits-down', seat: 1, name: 'Bob' });
  });
  socket.addEventListener('message', ({ data }) => {
    const told = JSON.parse(String(data)) as { t: string; id?: string; seq: number };
    if (told.t === 'done' && told.id === 'bob-sits-down') {
      say({ t: 'act', id: 'bob-plays', after: told.seq, actions: [{ do: 'lay' }] });
    }
    if (told.id === 'bob-plays') played.resolve();
  });
  await played.promise;
  socket.close();
}

test('a notice is chosen by keys, comes as a letter, and is answered from it once', async ({
  letters: { house, mail },
  person,
}) => {
  const { page } = await person({ phone: true });
  await page.goto(`${house.url}/account`);
  await page.getByLabel('Address').fill('nour@example.org');
  await page.getByRole('button', { name: 'Send me the link' }).click();
  const [letter] = await mail.reach(1);
  await page.goto(`${house.url}/link/${linkIn(letter?.text)}`);
  await page.getByLabel('Your name').fill('Nour');
  await page.getByRole('button', { name: 'Make my ticket' }).click();

  const box = page.getByRole('checkbox', { name: 'Game over: E-mail' });
  await box.focus();
  const kept = page.waitForResponse((one) => one.request().method() === 'POST');
  await page.keyboard.press('Space');
  expect((await kept).status()).toBe(200);
  await page.reload();
  await expect(box).toBeChecked();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);

  // A table at which Bob is, and Nour is not: when it is her turn, a letter goes.
  const seats = [{ kind: 'me', name: 'Nour' }, { kind: 'open' }];
  const wish = { v: PROTOCOL, game: 'pionniers', options: {}, seats };
  const table = await page.evaluate(async (data) => {
    const { secret } = JSON.parse(localStorage.getItem('rotonde.guest') ?? '{}') as object & {
      secret: string;
    };
    const answer = await fetch('/api/tables', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ ...data, secret }),
    });
    return ((await answer.json()) as { id: string }).id;
  }, wish);
  await bobPlays(house.url, table);
  const letters = await mail.reach(2);
  const path = answerIn(letters[1]?.text);
  await page.goto(`${house.url}${path}`);
  const title = page.getByRole('heading', { level: 1 });
  await expect(title).toHaveText('Throw to lay track?');
  await page.getByRole('button', { name: /Français|FR/ }).click();
  await expect(title).toHaveText('Lancer pour poser\u202f?');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Oui\u00a0: Lancer pour poser' }).click();
  await expect(page.getByText('Ce bouton ne servira plus.')).toBeVisible();

  // The old link says what has happened, and leads to the table.
  await page.goto(`${house.url}${path}`);
  await expect(page.getByText('Ce bouton ne servira plus.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Aller à la table' })).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
});
