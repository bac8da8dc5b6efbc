import { expect, test, vi } from 'vitest';
import type { Seat } from '#kernel/game.ts';
import { PROTOCOL } from '#protocol/parts.ts';
import { freePort } from '../services/free-port.ts';
import { atAuction } from './at-auction.ts';
import { storeAt } from './both-stores.ts';
import { Browser } from './browser.ts';
import { folder } from './folder.ts';
import { house, ME, OPEN } from './house.ts';
import { logged } from './logged.ts';
import { header, ISSUE, longLog, stuff } from './long-log.ts';
import { answer } from './notice-house.ts';
import { newSecret, Page } from './page.ts';

test('an answer from a notice has one name too, from the click to the row', async () => {
  const lines = logged();
  const { house, table, pushed } = await atAuction(folder(), { logLevel: 'debug' });
  const { token = '' } = await pushed(1);
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

test('a bot that a rule refuses is given up with a line, by the name of its table', async () => {
  const lines = logged();
  const store = await storeAt(folder());
  // A turn that is as long as one may be, and a thousand of its entries the bot’s own.
  const log = longLog(1100);
  const seat = log.at(-1)?.actor as Seat;
  await stuff(store, log, seat);
  // It would go on for ever.
  const bots = { has: () => true, decide: async () => ISSUE, close: async () => {} };
  const { address } = await house({ store, bots, logLevel: 'info' });
  await Page.at(address, header.id, newSecret());
  const isSaid = ({ msg }: Record<string, unknown>): boolean => msg === 'a bot was given up';
  await vi.waitFor(() => expect(lines.some(isSaid)).toBe(true), { timeout: 60_000 });
  const err = expect.objectContaining({
    type: 'BotGivenUp',
    bot: 'random',
    game: 'railroad-tycoon',
  });
  expect(lines.filter(isSaid)).toEqual([
    expect.objectContaining({ table: header.id, seat, after: 1100, level: 50, err }),
  ]);
  expect((await store.load(header.id))?.entries).toBe(1100);
});
