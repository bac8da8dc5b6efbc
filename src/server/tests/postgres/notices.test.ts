import { createPublicKey, verify } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { signatureOf } from '../../notices/webhook.ts';
import { bothStores } from '../both-stores.ts';
import {
  ada,
  answer,
  answerIn,
  bobPlays,
  fetchTable,
  noticeHouse,
  openReceiver,
  plainOf,
  playWhile,
  toAct,
} from '../notice-house.ts';
import { Page } from '../page.ts';

const HOUR = 3_600_000;

describe.each(bothStores)('notices, in %s', (_, newPlace) => {
  test('call whoever is to act and is away, once by each way, and can be answered', async () => {
    const house = await noticeHouse(await newPlace());
    const { push, mail, clock } = house;
    const { browser, table } = await ada(house);
    const subscription = push.subscribe();
    expect(await browser.post('notices/push', subscription)).toMatchObject({ status: 200 });
    const hook = await openReceiver();
    const { body: made } = await browser.post('notices/webhook', { url: hook.url, form: 'json' });
    const bob = await bobPlays(house, table);
    await push.reach(1);
    await mail.reach(1);
    await house.settled();
    // Encrypted for this browser alone, and signed by the house.
    const [pushed] = push.taken;
    expect(pushed?.message).toMatchObject({
      t: 'show',
      tag: 'turns',
      title: expect.stringMatching(/^À vous, Ada\u00a0: /) as string,
      body: 'Les Pionniers du Rail, table d’Ada',
      url: `/t/${table}`,
      count: 1,
      answers: [{ words: 'Lancer pour poser', which: 0 }],
    });
    expect(isSigned(pushed?.headers.authorization ?? '')).toBe(true);
    const { headers, body } = hook.taken[0] ?? { headers: {}, body: '' };
    const at = String(headers['rotonde-timestamp']);
    expect(at).toBe(`${clock.now / 1000}`);
    expect(headers['rotonde-signature']).toBe(
      `sha256=${signatureOf(String(made['secret']), at, body)}`,
    );
    expect(JSON.parse(body)).toMatchObject({
      tables: [{ kind: 'turn', table, url: `${house.address}/t/${table}` }],
    });

    // Looking at the link does nothing, however often.
    const token = answerIn(mail.letters[0]?.text);
    for (let i = 0; i < 2; i++) {
      expect(await answer(house, 'look', { token })).toMatchObject({ is: 'open', table });
    }
    const before = (await house.store.load(table))?.entries ?? 0;
    const given = await answer(house, '', { token, which: 0 });
    expect(given).toMatchObject({ is: 'given', given: 0 });
    await bob.reach(before + 1);
    expect((await house.store.lines(table, before + 1, before + 1))[0]).toMatchObject({
      actor: 0,
      action: { do: 'lay' },
    });
    // Once, and the one that was pushed is void too.
    await house.settled();
    const after = (await house.store.load(table))?.entries;
    expect(await answer(house, '', { token, which: 0 })).toMatchObject({ is: 'given' });
    const other = (pushed?.message as { token: string } | undefined)?.token;
    expect(await answer(house, '', { token: other, which: 0 })).toMatchObject({ is: 'past' });
    expect((await house.store.load(table))?.entries).toBe(after);
    // What was pushed is withdrawn without a sound.
    if (toAct(bob) === 1) {
      expect((await push.reach(2))[1]?.message).toEqual({ t: 'close', tag: 'turns' });
    }
    expect([mail.letters.length, hook.taken.length]).toEqual([1, 1]);
    expect(await answer(house, 'look', { token: 'x'.repeat(43) })).toEqual({ is: 'gone' });
  });

  test('tell nobody who is at the table', async () => {
    const house = await noticeHouse(await newPlace());
    const { browser, table } = await ada(house);
    await browser.post('notices/push', house.push.subscribe());
    const cookie = { cookie: browser.cookie ?? '' };
    await Page.at(house.address, table, browser.secret, undefined, cookie);
    await bobPlays(house, table);
    await house.settled();
    expect([house.push.taken.length, house.mail.letters.length]).toEqual([0, 0]);
  });

  test('are one for all tables that wait, and one letter an hour', async () => {
    const house = await noticeHouse(await newPlace());
    const { push, mail, clock } = house;
    const { browser, table } = await ada(house);
    await browser.post('notices/push', push.subscribe());
    await bobPlays(house, table);
    await house.settled();
    const cookie = { cookie: browser.cookie ?? '' };
    const more = await fetchTable(house.address, browser.secret, cookie);
    await bobPlays(house, more);
    await push.reach(2);
    await house.settled();
    expect(push.taken[1]?.message).toMatchObject({
      title: 'Deux tables vous attendent',
      tag: 'turns',
      count: 2,
    });
    expect(mail.letters).toHaveLength(1);
    clock.now += HOUR;
    await browser.post('hours', { hours: null });
    await mail.reach(2);
    await house.settled();
    expect(plainOf(mail.letters[1]?.text)).toContain('Deux tables vous attendent');
    expect([mail.letters.length, push.taken.length]).toEqual([2, 2]);
  });

  test('wait for somebody’s hours, and are dropped if they have played by then', async () => {
    const house = await noticeHouse(await newPlace());
    const { push, clock, mail } = house;
    const { browser, table } = await ada(house);
    await browser.post('notices/push', push.subscribe());
    // It is 19:00 in Paris, on a Monday.
    const hours = { zone: 'Europe/Paris', weekdays: [[1200, 1320]], weekend: [], holidays: [] };
    expect(await browser.post('hours', { hours })).toMatchObject({ status: 200 });
    const late = await fetchTable(house.address, browser.secret, { cookie: browser.cookie ?? '' });
    await bobPlays(house, table);
    await bobPlays(house, late);
    await house.settled();
    expect([push.taken.length, mail.letters.length]).toEqual([0, 0]);
    const cookie = { cookie: browser.cookie ?? '' };
    const own = await Page.at(house.address, table, browser.secret, undefined, cookie);
    await playWhile(own, 0);
    await own.leave();
    await house.settled();
    clock.now += HOUR;
    await browser.post('hours', { hours });
    await push.reach(1);
    await mail.reach(1);
    await house.settled();
    expect(push.taken.map(({ message }) => message)).toMatchObject([{ url: `/t/${late}` }]);
    expect(mail.letters).toHaveLength(1);
  });

  test('and an answer from afar race each other to one move', async () => {
    const house = await noticeHouse(await newPlace());
    const { browser, table } = await ada(house);
    const bob = await bobPlays(house, table);
    await house.mail.reach(1);
    const token = answerIn(house.mail.letters[0]?.text);
    const cookie = { cookie: browser.cookie ?? '' };
    const own = await Page.at(house.address, table, browser.secret, undefined, cookie);
    const before = own.view?.seq ?? 0;
    const both = [0, 1].map(() => answer(house, '', { token, which: 0 }));
    const [played, ...answers] = await Promise.all([own.act({ do: 'lay' }), ...both]);
    const log = await house.store.lines(table, before + 1, before + 20);
    const first = log.findIndex(({ actor }) => actor === 1);
    const mine = log.slice(0, first < 0 ? undefined : first).filter(({ actor }) => actor === 0);
    const wins = answers.filter(({ is }) => is === 'given').length > 0;
    expect(wins).toBe(played.t !== 'done');
    expect(mine.filter(({ seq }) => seq === before + 1)).toHaveLength(1);
    expect(log.filter(({ id }) => id?.startsWith('answer-'))).toHaveLength(wins ? 1 : 0);
    await bob.leave();
  });

  test('switch a webhook off that fails for a day, and say so', async () => {
    const house = await noticeHouse(await newPlace());
    const { browser } = await ada(house);
    // A redirect is an answer like any other: it is not followed.
    const hook = await openReceiver({ code: 302 });
    await browser.post('notices/webhook', { url: hook.url, form: 'discord' });
    const tried = () => browser.post('notices/try', { channel: 'webhook' });
    expect(await tried()).toMatchObject({ status: 409, body: { why: 'not-taken' } });
    const shown = async () => (await (await browser.get('/api/account/notices')).json()) as Shown;
    expect((await shown()).webhook).toMatchObject({ failing: house.clock.now });
    house.clock.now += 24 * HOUR;
    await tried();
    expect((await shown()).webhook).toMatchObject({ stopped: house.clock.now });
    hook.answer.code = 204;
    expect(await tried()).toMatchObject({ status: 200 });
    expect((await shown()).webhook).toEqual({ host: new URL(hook.url).host, form: 'discord' });
    expect(JSON.parse(hook.taken[0]?.body ?? '')).toMatchObject({
      allowed_mentions: { parse: [] },
    });
  });

  test('are fed by a secret address, which can be renewed', async () => {
    const house = await noticeHouse(await newPlace());
    const { browser, table } = await ada(house);
    await bobPlays(house, table);
    const { body } = await browser.post('notices/feed', {});
    const atom = await (await fetch(String(body['atom']))).text();
    expect(atom).toContain(`<link href="${house.address}/t/${table}"/>`);
    expect(atom).toMatch(/<entry>\n<id>urn:rotonde:turn:/);
    const calendar = await (await fetch(String(body['calendar']))).text();
    expect(calendar.split('\r\n').every((line) => Buffer.byteLength(line) <= 75)).toBe(true);
    expect(calendar).toContain('BEGIN:VEVENT');
    await browser.post('notices/feed', {});
    expect((await fetch(String(body['atom']))).status).toBe(404);
  });
});

type Shown = { webhook?: object; pushes: object[] };

/** RFC 8292: by the key that is named beside it. */
function isSigned(authorization: string): boolean {
  const [, token = '', key = ''] = /^vapid t=([^,]+), k=(.+)$/.exec(authorization) ?? [];
  const [head, claims, signature = ''] = token.split('.');
  const point = Buffer.from(key, 'base64url');
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((n) => n.toString('base64url'));
  const publicKey = createPublicKey({
    format: 'jwk',
    key: { kty: 'EC', crv: 'P-256', x: x ?? '', y: y ?? '' },
  });
  return verify(
    'sha256',
    Buffer.from(`${head}.${claims}`),
    { key: publicKey, dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  );
}
