import { expect, test, vi } from 'vitest';
import { PROTOCOL } from '#protocol/parts.ts';
import { freePort } from '../services/free-port.ts';
import type { ServerStore } from '../store/server-store.ts';
import { openSqliteStore } from '../store/sqlite/sqlite-store.ts';
import { Browser } from './browser.ts';
import { folder } from './folder.ts';
import { house, ME, OPEN, twoPlayers } from './house.ts';
import { logged } from './logged.ts';
import { newName, newSecret } from './page.ts';
import { choicesOf, seatToAct } from './play.ts';

test('one name goes from the click to the row, and into the log of what failed', async () => {
  const lines = logged();
  const store = await openSqliteStore(folder());
  let isBroken = false;
  const append: ServerStore['append'] = (...asked) =>
    isBroken ? Promise.reject(new Error('no room')) : store.append(...asked);
  const { address } = await house({ store: { ...store, append }, logLevel: 'debug' });
  const { table, players } = await twoPlayers(address);
  const seat = seatToAct(players[0]) as 0 | 1;
  const [action] = choicesOf(players[seat], seat);
  const [lost, click] = [newName(), newName()];
  isBroken = true;
  expect(await players[seat].act(action, lost)).toMatchObject({ why: 'unavailable' });
  isBroken = false;
  expect(await players[seat].act(action, click)).toMatchObject({ t: 'done' });

  expect((await store.lines(table, 2, 2))[0]?.id).toBe(click);
  const about = { table, request: click, t: 'act', level: 20 };
  expect(lines).toContainEqual(expect.objectContaining(about));
  const failure = { table, request: lost, level: 50, msg: 'no room' };
  expect(lines).toContainEqual(expect.objectContaining(failure));
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
  const ada = new Browser(address, 'Ada');
  const wish = { address: 'ada@example.org', language: 'fr' };
  expect((await ada.post('link', wish)).status).toBe(200);
  const isSaid = ({ msg }: Record<string, unknown>): boolean =>
    String(msg).startsWith('a letter was not taken');
  await vi.waitFor(() => expect(lines.some(isSaid)).toBe(true), { timeout: 60_000 });
  const all = JSON.stringify(lines);
  for (const secret of ['pass-of-mail', vapidPrivateKey, 'ada@example.org', ada.secret]) {
    expect(all).not.toContain(secret);
  }
});
