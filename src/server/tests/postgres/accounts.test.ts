import { describe, expect, onTestFinished, test } from 'vitest';
import { linkIn } from '../../services/mail-catcher.ts';
import { openStore } from '../../store/open-store.ts';
import { bothStores } from '../both-stores.ts';
import { Browser } from '../browser.ts';
import { ME, makeTable, OPEN } from '../house.ts';
import { Page } from '../page.ts';
import { ticketHouse } from '../ticket-house.ts';

describe.each(bothStores)('season tickets, in %s', (_, newPlace) => {
  test('a guest keeps everything by a passkey, and comes back on another device', async () => {
    const house = await ticketHouse(await newPlace());
    const { address } = house;
    const desk = new Browser(address, 'Camille');
    const table = await makeTable(address, desk.secret, [{ kind: 'me', name: 'Camille' }, OPEN]);
    expect(await desk.shown()).toEqual({ isMailSent: true });
    expect(await desk.makePasskey()).toMatchObject({ status: 200, body: {} });
    const { ticket } = await desk.shown();
    expect(ticket).toMatchObject({ name: 'Camille', since: house.clock.now, language: 'fr' });
    expect(ticket?.number).toMatch(/^\d{8}$/);
    expect(ticket?.sessions).toMatchObject([{ isThis: true, device: { browser: 'Firefox' } }]);

    // On another device, where somebody has played as a guest.
    const phone = new Browser(address, 'Cam', desk.authenticator);
    const other = await makeTable(address, phone.secret, [{ kind: 'me', name: 'Cam' }, OPEN]);
    expect(await phone.enter()).toMatchObject({ status: 200 });
    expect((await phone.shown()).ticket).toMatchObject({ name: 'Camille', number: ticket?.number });
    for (const [place, device] of [
      [table, phone],
      [other, desk],
      [other, phone],
    ] as const) {
      const page = await Page.at(address, place, device.secret, undefined, {
        cookie: device.cookie ?? '',
      });
      expect(page.about).toMatchObject({ eyes: 0, mine: [0], hosting: true });
    }
    expect((await phone.shown()).ticket?.sessions).toHaveLength(2);
  });

  test('a secret alone no longer opens what a ticket holds', async () => {
    const { address } = await ticketHouse(await newPlace());
    const ada = new Browser(address, 'Ada');
    const table = await makeTable(address, ada.secret);
    await ada.makePasskey();
    expect((await Page.at(address, table, ada.secret)).about).toMatchObject({ mine: [] });
    const more = await makeTable(address, ada.secret, [ME, OPEN]);
    const own = await Page.at(address, more, ada.secret, undefined, { cookie: ada.cookie ?? '' });
    expect(own.about).toMatchObject({ mine: [], hosting: false });
    // Nor does it make another ticket.
    const thief = new Browser(address, 'Eve');
    thief.secret = ada.secret;
    expect(await thief.makePasskey()).toMatchObject({ status: 409, body: { why: 'secret-used' } });
  });

  test('a link by e-mail makes a ticket, and lets its holder in on another device', async () => {
    const { address, mail } = await ticketHouse(await newPlace());
    const desk = new Browser(address, 'Nour');
    const table = await makeTable(address, desk.secret);
    await desk.post('link', { address: 'Nour@Example.org', language: 'en' });
    const [letter] = await mail.reach(1);
    expect(letter).toMatchObject({ to: ['nour@example.org'], from: 'house@example.org' });
    expect(letter?.text).toContain('Subject: Your link to enter Rotonde');
    const token = linkIn(letter?.text);
    expect((await desk.post('link/look', { token })).body).toEqual({
      purpose: 'new',
      address: 'nour@example.org',
    });
    const use = (device: Browser, link: string) =>
      device.post('link/use', {
        token: link,
        secret: device.secret,
        name: device.name,
        language: 'en',
      });
    expect(await use(desk, token)).toMatchObject({ status: 200 });
    expect((await desk.shown()).ticket).toMatchObject({
      name: 'Nour',
      addresses: ['nour@example.org'],
    });
    const phone = new Browser(address, 'Somebody');
    await phone.post('link', { address: 'nour@example.org', language: 'fr' });
    const second = linkIn((await mail.reach(2))[1]?.text);
    expect((await phone.post('link/look', { token: second })).body).toMatchObject({
      purpose: 'enter',
      name: 'Nour',
    });
    expect(await use(phone, second)).toMatchObject({ status: 200 });
    const page = await Page.at(address, table, phone.secret, undefined, {
      cookie: phone.cookie ?? '',
    });
    expect(page.about).toMatchObject({ mine: [0] });
  });

  test('renamed once, renamed everywhere; no two names are alike', async () => {
    const { address } = await ticketHouse(await newPlace());
    const [ada, bob] = [new Browser(address, 'Ada'), new Browser(address, 'Bob')];
    const table = await makeTable(address, ada.secret);
    const page = await Page.at(address, table);
    await ada.makePasskey();
    expect(await bob.makePasskey({ name: 'ADA' })).toMatchObject({ body: { why: 'name-taken' } });
    expect(await bob.makePasskey({ name: 'Apprenti' })).toMatchObject({
      body: { why: 'name-taken' },
    });
    await bob.makePasskey();
    expect(await ada.post('name', { name: 'B0b' })).toMatchObject({ status: 409 });
    expect(await ada.post('name', { name: ' ' })).toMatchObject({ body: { why: 'bad-name' } });
    expect(await ada.post('name', { name: 'Ada Lovelace' })).toMatchObject({ status: 200 });
    await page.until(() =>
      page.seats.some((seat) => 'name' in seat && seat.name === 'Ada Lovelace'),
    );
    expect((await ada.shown()).ticket?.name).toBe('Ada Lovelace');
    expect(await bob.post('name', { name: 'Ada' })).toMatchObject({ status: 200 });
  });

  test('devices are signed out one by one, or all; their sockets close', async () => {
    const { address } = await ticketHouse(await newPlace());
    const desk = new Browser(address, 'Ada');
    const table = await makeTable(address, desk.secret);
    await desk.makePasskey();
    const phone = new Browser(address, 'Ada', desk.authenticator);
    const tablet = new Browser(address, 'Ada', desk.authenticator);
    await phone.enter();
    await tablet.enter();
    const page = await Page.at(address, table, phone.secret, undefined, {
      cookie: phone.cookie ?? '',
    });
    const stays = await Page.at(address, table, desk.secret, undefined, {
      cookie: desk.cookie ?? '',
    });
    const sessions = (await phone.shown()).ticket?.sessions ?? [];
    const own = sessions.find(({ isThis }) => isThis)?.id ?? '';
    expect(sessions).toHaveLength(3);
    await desk.post('sessions/end', { which: { id: own } });
    expect(await page.closed()).toMatchObject({ why: 'signed-out' });
    expect(await phone.shown()).toEqual({ isMailSent: true });
    expect((await tablet.shown()).ticket).toBeDefined();
    await desk.post('sessions/end', { which: 'others' });
    expect((await tablet.shown()).ticket).toBeUndefined();
    expect((await desk.shown()).ticket?.sessions).toHaveLength(1);
    await desk.post('sessions/end', { which: 'all' });
    expect(desk.cookie).toBeUndefined();
    expect(await stays.closed()).toMatchObject({ why: 'signed-out' });
    // Nobody ends another's.
    const eve = new Browser(address, 'Eve');
    await eve.makePasskey();
    await phone.enter();
    const theirs = (await phone.shown()).ticket?.sessions[0]?.id ?? '';
    await eve.post('sessions/end', { which: { id: theirs } });
    expect((await phone.shown()).ticket).toBeDefined();
  });

  test('the last way in cannot be removed, not even by two who remove one each', async () => {
    const { address, mail } = await ticketHouse(await newPlace());
    const ada = new Browser(address, 'Ada');
    await ada.makePasskey();
    const first = (await ada.shown()).ticket?.passkeys[0]?.id ?? '';
    expect(await ada.post('way/remove', { passkey: first })).toMatchObject({
      status: 409,
      body: { why: 'last-way' },
    });
    await ada.makePasskey();
    await ada.post('link', { address: 'ada@example.org', language: 'fr' });
    const token = linkIn((await mail.reach(1))[0]?.text);
    expect((await ada.post('link/look', { token })).body).toMatchObject({ purpose: 'add' });
    // Opened where nobody has come in, it confirms the address and lets nobody in.
    const mailbox = new Browser(address, 'Mail');
    const use = { token, secret: mailbox.secret, name: 'Mail', language: 'fr' };
    expect(await mailbox.post('link/use', use)).toMatchObject({ status: 200 });
    expect(mailbox.cookie).toBeUndefined();
    const ticket = (await ada.shown()).ticket;
    expect(ticket?.addresses).toEqual(['ada@example.org']);
    const ways = [
      ...(ticket?.passkeys ?? []).map(({ id }) => ({ passkey: id })),
      { address: 'ada@example.org' },
    ];
    const answers = await Promise.all(ways.map((way) => ada.post('way/remove', way)));
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 200, 409]);
    const left = (await ada.shown()).ticket;
    expect((left?.passkeys.length ?? 0) + (left?.addresses.length ?? 0)).toBe(1);
  });

  test('hours of play are kept with the ticket, if they are any', async () => {
    const { address } = await ticketHouse(await newPlace());
    const ada = new Browser(address, 'Ada');
    await ada.makePasskey();
    const hours = {
      zone: 'Europe/Paris',
      weekdays: [[480, 1380]],
      weekend: [[540, 1440]],
      holidays: [{ from: '2026-12-20', to: '2027-01-04' }],
    };
    expect(await ada.post('hours', { hours })).toMatchObject({ status: 200 });
    expect((await ada.shown()).ticket?.settings).toEqual({ hours });
    const none = { ...hours, weekdays: [], weekend: [] };
    expect(await ada.post('hours', { hours: none })).toMatchObject({ status: 400 });
    expect(await ada.post('hours', { hours: null })).toMatchObject({ status: 200 });
    expect((await ada.shown()).ticket?.settings).toEqual({});
    const guest = new Browser(address, 'Bob');
    expect(await guest.post('hours', { hours })).toMatchObject({ status: 401 });
  });

  test('everything is taken home in one file, without what others hide', async () => {
    const { address } = await ticketHouse(await newPlace());
    const ada = new Browser(address, 'Ada');
    const table = await makeTable(address, ada.secret);
    await ada.makePasskey();
    const answer = await ada.get('/api/account/download');
    expect(answer.headers.get('content-disposition')).toContain('attachment');
    const file = (await answer.json()) as Record<string, unknown[]>;
    expect(file['tickets']).toMatchObject([{ name: 'Ada', settings: {} }]);
    expect(file['passkeys']).toHaveLength(1);
    expect(file['audit']).toMatchObject([{ what: 'ticket-made' }, { what: 'downloaded' }]);
    const seats = [{ name: 'Ada', isYours: true }, { kind: 'open' }];
    expect(file['tables']).toEqual([{ table: expect.objectContaining({ id: table }) as unknown }]);
    expect(file['tables']).toMatchObject([{ table: { seats } }]);
    const text = JSON.stringify(file);
    expect(text).not.toContain(ada.cookie?.split('=')[1] ?? 'x');
    expect(text).not.toContain(ada.secret);
    expect((await new Browser(address, 'Eve').get('/api/account/download')).status).toBe(401);
  });
});

test('a place of before season tickets is brought up to date', async () => {
  const store = await openStore((await bothStores[0]?.[1]()) ?? '');
  onTestFinished(() => store.close());
  expect(await store.sql.read({ name: 'none', text: 'SELECT mark FROM tickets' })).toEqual([]);
});
