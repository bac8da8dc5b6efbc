import { expect, test, vi } from 'vitest';
import { PROTOCOL } from '#protocol/parts.ts';
import { freePort } from '../services/free-port.ts';
import { Browser } from './browser.ts';
import { folder } from './folder.ts';
import { house, ME, OPEN } from './house.ts';
import { logged } from './logged.ts';
import { ada, answer, fetchTable, noticeHouse } from './notice-house.ts';
import { newSecret, Page } from './page.ts';

test('an answer from a notice has one name too, from the click to the row', async () => {
  const lines = logged();
  const house = await noticeHouse(folder(), { logLevel: 'debug' });
  const { browser } = await ada(house);
  await browser.post('notices/push', house.push.subscribe());
  const cookie = { cookie: browser.cookie ?? '' };
  const table = await fetchTable(house.address, browser.secret, cookie, 'railroad-tycoon');
  const bob = await Page.at(house.address, table, newSecret());
  await bob.ask({ t: 'sit', seat: 1, name: 'Bob' });
  await bob.reach(1);
  if ((await house.store.load(table))?.turn?.toAct[0] === 1)
    await bob.act({ do: 'bid', amount: 1 });
  const [first] = await house.push.reach(1);
  const token = `${(first?.message as { token?: string } | undefined)?.token}`;
  const named = (name: string) => ({ 'x-request-id': name });
  const given = await answer(house, '', { token, which: 0 }, named('a-click-on-a-notice'));
  expect(given).toMatchObject({ is: 'given', canUndo: true });
  const undone = await answer(house, 'undo', { token }, named('another-click'));
  expect(undone).toMatchObject({ is: 'undone' });
  const rows = (await house.store.lines(table, 2, 9)).slice(-2).map(({ id }) => id);
  expect(rows).toEqual([
    expect.stringMatching(/^answer-\w{32}$/),
    expect.stringMatching(/^undo-\w{32}$/),
  ]);
  const told = (t: string) => lines.find((line) => line['t'] === t && 'reqId' in line);
  expect(told('act')).toMatchObject({ table, request: rows[0], reqId: 'a-click-on-a-notice' });
  expect(told('undo')).toMatchObject({ table, request: rows[1], reqId: 'another-click' });
  expect(JSON.stringify(lines)).not.toContain(token);
});

test('a request by HTTP keeps the name that a proxy gave it, if it is one', async () => {
  const lines = logged();
  const { address } = await house({ logLevel: 'info' });
  const secret = newSecret();
  const body = JSON.stringify({
    v: PROTOCOL,
    game: 'trambahn',
    options: {},
    secret,
    seats: [ME, OPEN],
  });
  for (const id of ['0123-abcd-from-proxy', '{"no": "name"}']) {
    const headers = { 'content-type': 'application/json', 'x-request-id': id };
    const answer = await fetch(`${address}/api/tables`, { method: 'POST', headers, body });
    expect(answer.status).toBe(201);
  }
  const made = lines.filter(({ msg }) => msg === 'table made').map(({ reqId }) => reqId);
  expect(made).toEqual(['0123-abcd-from-proxy', expect.stringMatching(/^[0-9a-f]{16}$/)]);
  expect(JSON.stringify(lines)).not.toContain(secret);
});

test('no log has a secret of the environment, nor whom a letter was for', async () => {
  const lines = logged();
  // Nobody takes letters there.
  const mail = {
    smtpUrl: `smtp://rotonde:pass-of-mail@127.0.0.1:${await freePort()}`,
    from: 'a@b.org',
  };
  const vapidPrivateKey = Buffer.alloc(32, 7).toString('base64url');
  const notices = { publicUrl: 'http://localhost', vapidPrivateKey };
  const { address } = await house({ mail, ...notices, logLevel: 'trace' });
  const eve = new Browser(address, 'Eve');
  const wish = { address: 'ada@example.org', language: 'fr' };
  expect((await eve.post('link', wish)).status).toBe(200);
  const isSaid = ({ msg }: Record<string, unknown>): boolean =>
    String(msg).startsWith('a letter was not taken');
  await vi.waitFor(() => expect(lines.some(isSaid)).toBe(true), { timeout: 60_000 });
  const all = JSON.stringify(lines);
  for (const secret of ['pass-of-mail', vapidPrivateKey, 'ada@example.org', eve.secret]) {
    expect(all).not.toContain(secret);
  }
});
