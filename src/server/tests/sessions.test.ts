import { randomBytes } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { PROTOCOL } from '#protocol/parts.ts';
import { usualLimits } from '../limits.ts';
import { Authenticator } from './authenticator.ts';
import { Browser } from './browser.ts';
import { house, ME, makeTable, OPEN } from './house.ts';
import { Page } from './page.ts';
import { newPlace } from './places.ts';
import { ticketHouse } from './ticket-house.ts';

const DAY_MS = 86_400_000;

describe('the cookie', () => {
  test('is for this site alone, and no script reads it', async () => {
    const { address } = await ticketHouse(await newPlace());
    const ada = new Browser(address, 'Ada');
    await ada.makePasskey();
    // Without TLS, as on this machine, browsers take no Secure cookie.
    expect(ada.setCookie).toMatch(
      /^rotonde=[\w-]{43}; Path=\/; Max-Age=7776000; HttpOnly; SameSite=Lax$/,
    );
  });

  test('goes by TLS alone where people come by TLS', async () => {
    const { address } = await ticketHouse(await newPlace(), {
      publicUrl: 'https://rotonde.example',
    });
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
    const { address } = await ticketHouse(await newPlace());
    const eve = new Browser(address, 'Eve');
    eve.cookie = cookie;
    expect(await eve.shown()).toEqual({ isMailSent: true });
    expect(await eve.post('name', { name: 'Ada' })).toMatchObject({ status: 401 });
  });

  test('is worth nothing after ninety days without a visit', async () => {
    const { address, clock } = await ticketHouse(await newPlace());
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
    const { address } = await ticketHouse(await newPlace());
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
    const { address } = await ticketHouse(await newPlace());
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
    const { address } = await ticketHouse(await newPlace());
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
    const { address } = await ticketHouse(await newPlace());
    const phished = new Browser(address, 'Ada', new Authenticator('https://evil.example'));
    const refused = { status: 403, body: { why: 'not-verified' } };
    expect(await phished.makePasskey()).toMatchObject(refused);
    const ada = new Browser(address, 'Ada');
    await ada.makePasskey();
    phished.authenticator.held.push(...ada.authenticator.held);
    expect(await phished.enter()).toMatchObject(refused);
    // What one is asked for nobody else answers.
    const [bob, eve] = [new Browser(address, 'Bob'), new Browser(address, 'Eve')];
    const options = await bob.post('passkey/options', { secret: bob.secret, name: 'Bob' });
    const credential = eve.authenticator.make(options.body as never);
    const stolen = { secret: eve.secret, name: 'Eve', language: 'fr', credential };
    expect(await eve.post('passkey', stolen)).toMatchObject(refused);
  });

  test('answers a challenge once, and within five minutes', async () => {
    const { address, clock } = await ticketHouse(await newPlace());
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
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 403, 403]);
  });

  test('that nobody knows, and what is none, is refused', async () => {
    const { address } = await ticketHouse(await newPlace());
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

test('tries to come in are limited by network', async () => {
  const limits = { enteringPerMinute: usualLimits.enteringPerMinute };
  const { address } = await ticketHouse(await newPlace(), { limits, stopwatch: () => 0 });
  const eve = new Browser(address, 'Eve');
  const codes = await Promise.all(
    Array.from({ length: 65 }, async () => (await eve.post('enter/options', {})).status),
  );
  expect(codes.filter((code) => code === 429)).toHaveLength(5);
});

test('tickets made from one network are limited by day', async () => {
  const limits = { ticketsPerDay: 2 };
  const { address } = await ticketHouse(await newPlace(), { limits, stopwatch: () => 0 });
  const codes: number[] = [];
  for (const name of ['Ada', 'Bob', 'Eve']) {
    codes.push((await new Browser(address, name).makePasskey()).status);
  }
  expect(codes).toEqual([200, 200, 429]);
});

test('without a name for the site a passkey is bound to where the page is', async () => {
  const { address } = await house();
  const ada = new Browser(address.replace('127.0.0.1', 'localhost'), 'Ada');
  expect(await ada.makePasskey()).toMatchObject({ status: 200 });
  expect(await makeTable(ada.address, ada.secret)).toBeDefined();
});
