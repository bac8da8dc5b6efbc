import { randomBytes } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { PROTOCOL } from '#protocol/parts.ts';
import { usualLimits } from '../limits.ts';
import { linkIn } from '../services/mail-catcher.ts';
import { Authenticator } from './authenticator.ts';
import { Browser } from './browser.ts';
import { folder } from './folder.ts';
import { house, ME, makeTable, OPEN } from './house.ts';
import { Page } from './page.ts';
import { ticketHouse } from './ticket-house.ts';

const DAY_MS = 86_400_000;

describe('the cookie', () => {
  test('is for this site alone, and no script reads it', async () => {
    const { address } = await ticketHouse(folder());
    const ada = new Browser(address, 'Ada');
    await ada.makePasskey();
    // Without TLS, as on this machine, browsers take no Secure cookie.
    expect(ada.setCookie).toMatch(
      /^rotonde=[\w-]{43}; Path=\/; Max-Age=7776000; HttpOnly; SameSite=Lax$/,
    );
  });

  test('goes by TLS alone where people come by TLS', async () => {
    const { address } = await ticketHouse(folder(), { publicUrl: 'https://rotonde.example' });
    const own = new Authenticator('https://rotonde.example');
    const ada = new Browser(address, 'Ada', own);
    await ada.makePasskey();
    expect(ada.setCookie).toMatch(
      /^__Host-rotonde=[\w-]{43}; Path=\/; Max-Age=7776000; HttpOnly; SameSite=Lax; Secure$/,
    );
    expect((await ada.shown()).ticket).toBeDefined();
    // One of another name, which another site of the domain might have set, is not looked at.
    ada.cookie = ada.cookie?.replace('__Host-', '');
    expect((await ada.shown()).ticket).toBeUndefined();
    await ada.post('sessions/end', { which: 'all' });
  });

  test.each([
    ['nothing', 'rotonde='],
    ['another', `rotonde=${randomBytes(32).toString('base64url')}`],
    ['a short one', 'rotonde=abc'],
    ['SQL', "rotonde=' OR 1=1 --"],
    ['many', Array.from({ length: 50 }, (_, i) => `c${i}=x`).join('; ')],
  ])('%s lets nobody in', async (_, cookie) => {
    const { address } = await ticketHouse(folder());
    const eve = new Browser(address, 'Eve');
    eve.cookie = cookie;
    expect(await eve.shown()).toEqual({ isMailSent: true });
    expect(await eve.post('name', { name: 'Ada' })).toMatchObject({ status: 401 });
  });

  test('is worth nothing after ninety days without a visit', async () => {
    const { address, clock } = await ticketHouse(folder());
    const ada = new Browser(address, 'Ada');
    await ada.makePasskey();
    clock.now += 89 * DAY_MS;
    expect((await ada.shown()).ticket).toBeDefined();
    clock.now += 89 * DAY_MS;
    expect((await ada.shown()).ticket).toBeDefined();
    clock.now += 90 * DAY_MS;
    expect((await ada.shown()).ticket).toBeUndefined();
  });
});

describe('another site', () => {
  const forged: [string, Record<string, string>][] = [
    ['says where it is', { origin: 'https://evil.example' }],
    ['says that it is another', { 'sec-fetch-site': 'cross-site' }],
    ['is beside this one', { 'sec-fetch-site': 'same-site' }],
    ['hides where it is', { origin: 'null' }],
    ['sends a form', { 'content-type': 'text/plain' }],
  ];
  const asked: [string, object][] = [
    ['name', { name: 'Eve' }],
    ['sessions/end', { which: 'all' }],
    ['leave', {}],
    ['link', { address: 'eve@example.org', language: 'fr' }],
    ['enter/options', {}],
  ];
  test.each(forged)('that %s changes nothing', async (_, headers) => {
    const { address } = await ticketHouse(folder());
    const ada = new Browser(address, 'Ada');
    await ada.makePasskey();
    const before = await ada.shown();
    for (const [path, body] of asked) {
      const { status } = await ada.post(path, body, headers);
      expect([400, 403], path).toContain(status);
    }
    expect(await ada.shown()).toEqual(before);
  });

  test('makes no table in a holder’s name', async () => {
    const { address } = await ticketHouse(folder());
    const ada = new Browser(address, 'Ada');
    await ada.makePasskey();
    const post = (origin: string) =>
      fetch(`${address}/api/tables`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', cookie: ada.cookie ?? '', origin },
        body: JSON.stringify({
          v: PROTOCOL,
          game: 'trambahn',
          options: {},
          secret: ada.secret,
          seats: [ME, OPEN],
        }),
      });
    expect((await post('https://evil.example')).status).toBe(403);
    const made = await post(address);
    expect(made.status).toBe(201);
    const { id } = (await made.json()) as { id: string };
    const page = await Page.at(address, id, undefined, undefined, { cookie: ada.cookie ?? '' });
    expect(page.about).toMatchObject({ mine: [0], hosting: true });
  });

  test('opens no socket by a holder’s cookie', async () => {
    const { address } = await ticketHouse(folder());
    const ada = new Browser(address, 'Ada');
    await ada.makePasskey();
    const page = new Page(address, ada.secret, {
      cookie: ada.cookie ?? '',
      origin: 'https://evil.example',
    });
    await expect(page.closed()).rejects.toThrow('403');
  });
});

describe('a passkey', () => {
  test('made for another site, or shown there, is none', async () => {
    const { address } = await ticketHouse(folder());
    const phished = new Browser(address, 'Ada', new Authenticator('https://evil.example'));
    const refused = { status: 403, body: { why: 'not-verified' } };
    expect(await phished.makePasskey()).toMatchObject(refused);
    const ada = new Browser(address, 'Ada');
    await ada.makePasskey();
    phished.authenticator.held.push(...ada.authenticator.held);
    expect(await phished.enter()).toMatchObject(refused);
  });

  test('answers a challenge once, and within five minutes', async () => {
    const { address, clock } = await ticketHouse(folder());
    const ada = new Browser(address, 'Ada');
    await ada.makePasskey();
    const options = await ada.post('enter/options', {});
    const credential = ada.authenticator.show(options.body as never);
    const enter = { secret: ada.secret, credential };
    const eve = new Browser(address, 'Eve');
    expect((await eve.post('enter', enter)).status).toBe(200);
    expect(await eve.post('enter', enter)).toMatchObject({ body: { why: 'not-verified' } });
    const late = await ada.post('enter/options', {});
    clock.now += 300_000;
    const answer = ada.authenticator.show(late.body as never);
    expect(await ada.post('enter', { secret: ada.secret, credential: answer })).toMatchObject({
      body: { why: 'not-verified' },
    });
    // One of two who answer at once.
    const twice = await ada.post('enter/options', {});
    const both = ada.authenticator.show(twice.body as never);
    const answers = await Promise.all(
      [1, 2, 3].map(() => ada.post('enter', { secret: ada.secret, credential: both })),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 403, 403]);
  });

  test('that nobody knows, and what is none, is refused', async () => {
    const { address } = await ticketHouse(folder());
    const eve = new Browser(address, 'Eve');
    eve.authenticator.make({ challenge: 'x', rp: { id: 'localhost' } });
    expect(await eve.enter()).toMatchObject({ status: 403, body: { why: 'unknown-passkey' } });
    const ada = new Browser(address, 'Ada');
    await ada.makePasskey();
    const { id } = (await ada.shown()).ticket?.passkeys[0] ?? { id: '' };
    for (const credential of [{ id }, { id, response: {} }, { id, response: 7, rawId: [] }]) {
      expect(await eve.post('enter', { secret: eve.secret, credential })).toMatchObject({
        status: 403,
      });
    }
    // Made for one guest, it is no other's.
    const options = await eve.post('passkey/options', { secret: eve.secret, name: 'Eve' });
    const made = eve.authenticator.make(options.body as never);
    const other = new Browser(address, 'Oscar');
    expect(
      await other.post('passkey', {
        secret: other.secret,
        name: 'Oscar',
        language: 'fr',
        credential: made,
      }),
    ).toMatchObject({ status: 403 });
  });
});

describe('a link by e-mail', () => {
  const use = (device: Browser, token: string) =>
    device.post('link/use', { token, secret: device.secret, name: device.name, language: 'fr' });

  test('works once, also for those who open it at once, and for ten minutes', async () => {
    const { address, mail, clock } = await ticketHouse(folder());
    const devices = ['Ada', 'Bob', 'Eve'].map((name) => new Browser(address, name));
    const [ada] = devices as [Browser];
    await ada.post('link', { address: 'ada@example.org', language: 'fr' });
    const token = linkIn((await mail.reach(1))[0]?.text);
    // Programs that guard mailboxes look at links.
    for (let i = 0; i < 3; i++) {
      expect((await ada.post('link/look', { token })).status).toBe(200);
    }
    const answers = await Promise.all(devices.map((device) => use(device, token)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(await use(ada, token)).toMatchObject({ status: 410, body: { why: 'link-over' } });
    await ada.post('link', { address: 'ada@example.org', language: 'fr' });
    const late = linkIn((await mail.reach(2))[1]?.text);
    clock.now += 600_000;
    expect(await ada.post('link/look', { token: late })).toMatchObject({ status: 410 });
    expect(await use(ada, late)).toMatchObject({ body: { why: 'link-over' } });
  });

  test('is asked for alike, whether the address is known or not', async () => {
    const { address, mail } = await ticketHouse(folder());
    const ada = new Browser(address, 'Ada');
    const wish = { address: 'ada@example.org', language: 'fr' };
    await ada.post('link', wish);
    expect((await use(ada, linkIn((await mail.reach(1))[0]?.text))).status).toBe(200);
    const eve = new Browser(address, 'Eve');
    const known = await eve.post('link', wish);
    const unknown = await eve.post('link', { ...wish, address: 'nobody@example.org' });
    expect(known).toEqual(unknown);
    expect(known).toEqual({ status: 200, body: {} });
    const subjects = (await mail.reach(3)).map(({ text }) => /^Subject: .*$/m.exec(text)?.[0]);
    expect(new Set(subjects).size).toBe(1);
    // A holder who adds somebody else's address learns nothing either.
    const bob = new Browser(address, 'Bob');
    await bob.makePasskey();
    expect(await bob.post('link', wish)).toEqual(known);
    const taken = linkIn((await mail.reach(4))[3]?.text);
    expect(await use(eve, taken)).toMatchObject({ status: 409, body: { why: 'address-taken' } });
  });

  test('goes to an address five times in an hour, and nobody is told', async () => {
    const { address, mail, clock } = await ticketHouse(folder());
    const eve = new Browser(address, 'Eve');
    const wish = { address: 'ada@example.org', language: 'fr' };
    for (let i = 0; i < 9; i++) {
      expect(await eve.post('link', wish)).toEqual({ status: 200, body: {} });
    }
    await eve.post('link', { ...wish, address: 'other@example.org' });
    const letters = await mail.reach(6);
    expect(letters.filter(({ to }) => to[0] === 'ada@example.org')).toHaveLength(5);
    clock.now += 3_600_000;
    await eve.post('link', wish);
    await mail.reach(7);
  });

  test('is asked for by one network, and by one holder, so often and no more', async () => {
    const limits = { lettersPerHour: usualLimits.lettersPerHour };
    const { address, mail } = await ticketHouse(folder(), { limits, stopwatch: () => 0 });
    const ada = new Browser(address, 'Ada');
    await ada.makePasskey();
    const codes: number[] = [];
    for (let i = 0; i < 21; i++) {
      const wish = { address: `a${i}@example.org`, language: 'fr' };
      codes.push((await ada.post('link', wish)).status);
    }
    expect(codes).toEqual([...Array<number>(20).fill(200), 429]);
    expect(await mail.reach(10)).toHaveLength(10);
  });

  test('goes nowhere where no letters are sent, and the page is told', async () => {
    const { address } = await ticketHouse(folder(), { mail: undefined });
    const ada = new Browser(address, 'Ada');
    expect(await ada.shown()).toEqual({ isMailSent: false });
    const wish = { address: 'ada@example.org', language: 'fr' };
    expect(await ada.post('link', wish)).toMatchObject({ status: 409, body: { why: 'no-mail' } });
  });

  test.each(['', 'ada', 'ada@', 'a@b@c', 'ada@example.org, eve@example.org', 'a\r\nBcc: x@y.z'])(
    'never goes to "%s"',
    async (wish) => {
      const { address } = await ticketHouse(folder());
      const ada = new Browser(address, 'Ada');
      expect(await ada.post('link', { address: wish, language: 'fr' })).toMatchObject({
        status: 400,
      });
    },
  );
});

test('tries to come in are limited by network', async () => {
  const limits = { enteringPerMinute: usualLimits.enteringPerMinute };
  const { address } = await ticketHouse(folder(), { limits, stopwatch: () => 0 });
  const eve = new Browser(address, 'Eve');
  const codes = await Promise.all(
    Array.from({ length: 65 }, async () => (await eve.post('enter/options', {})).status),
  );
  expect(codes.filter((code) => code === 429)).toHaveLength(5);
});

test('without a name for the site a passkey is bound to where the page is', async () => {
  const { address } = await house();
  const ada = new Browser(address.replace('127.0.0.1', 'localhost'), 'Ada');
  expect(await ada.makePasskey()).toMatchObject({ status: 200 });
  expect(await makeTable(ada.address, ada.secret)).toBeDefined();
});
