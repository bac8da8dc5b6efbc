import { once } from 'node:events';
import { describe, expect, test } from 'vitest';
import { PROTOCOL } from '#protocol/parts.ts';
import { BOT, house, ME, makeTable, OPEN, postTable, twoPlayers } from './house.ts';
import { newSecret, Page } from './page.ts';
import { choicesOf, seatToAct } from './play.ts';

const wish = (more = {}) => ({
  v: PROTOCOL,
  game: 'trambahn',
  options: {},
  secret: newSecret(),
  seats: [ME, OPEN],
  ...more,
});

const me = (name: string) => ({ kind: 'me', name });

describe('tables', () => {
  test('are made, and shown to whoever has the link', async () => {
    const { address } = await house();
    const secret = newSecret();
    const table = await makeTable(address, secret);
    expect(table).toMatch(/^[a-z0-9]{16}$/);
    const shown = async () => (await fetch(`${address}/api/tables/${table}`)).json();
    const seats = [{ kind: 'guest', name: 'Ada', here: false }, { kind: 'open' }];
    expect(await shown()).toEqual({ game: 'trambahn', seats, status: 'waiting' });
    const ada = await Page.at(address, table, secret);
    expect(await shown()).toMatchObject({ seats: [{ here: true }, { kind: 'open' }] });
    await ada.ask({ t: 'seat-bot', seat: 1, bot: 'random' });
    expect(await shown()).toMatchObject({ seats: [{}, BOT], status: 'running' });
    expect(await (await fetch(`${address}/api/tables/${table}`)).text()).not.toContain(secret);
  });

  test.each<[string, unknown, number, string]>([
    ['another version', wish({ v: PROTOCOL + 1 }), 400, 'reload'],
    ['an unknown game', wish({ game: 'chess' }), 400, 'malformed'],
    ['options of no game', wish({ options: { wings: 1 } }), 400, 'malformed'],
    ['too few seats', wish({ seats: [ME] }), 400, 'malformed'],
    ['too many seats', wish({ seats: [ME, OPEN, OPEN] }), 400, 'malformed'],
    ['an unknown bot', wish({ seats: [ME, { kind: 'bot', bot: 'nobody' }] }), 400, 'malformed'],
    ['a name of spaces', wish({ seats: [me('  '), OPEN] }), 400, 'bad-name'],
    ['a name that is not seen', wish({ seats: [me('\u200b\u2066'), OPEN] }), 400, 'bad-name'],
    ['a long name', wish({ seats: [me('x'.repeat(25)), OPEN] }), 400, 'bad-name'],
    ['a name without end', wish({ seats: [me('x'.repeat(1000)), OPEN] }), 400, 'malformed'],
    ['a bot’s name', wish({ seats: [me('Apprenti 2'), OPEN] }), 400, 'name-taken'],
    ['one name twice', wish({ seats: [me('Ada'), me('АDА')] }), 400, 'name-taken'],
    ['no secret', { ...wish(), secret: undefined }, 400, 'malformed'],
    ['a field too many', wish({ id: 'mine' }), 400, 'malformed'],
    ['no JSON', '{', 400, 'malformed'],
    ['nothing', '', 400, 'malformed'],
    ['null', 'null', 400, 'malformed'],
    ['__proto__', '{"__proto__":{"v":1}}', 400, 'malformed'],
    ['a large body', wish({ options: 'x'.repeat(100_000) }), 413, 'too-large'],
  ])('%s is refused', async (_, body, status, why) => {
    const { address, tables } = await house();
    const answer = await postTable(address, body);
    expect([answer.status, await answer.json()]).toMatchObject([status, { why }]);
    expect(tables.count).toBe(0);
  });

  test('of another type, by another method, at another address', async () => {
    const { address } = await house();
    const text = await fetch(`${address}/api/tables`, { method: 'POST', body: 'x' });
    expect([text.status, await text.json()]).toEqual([400, { why: 'malformed' }]);
    const put = await fetch(`${address}/api/tables`, { method: 'PUT' });
    expect([put.status, await put.json()]).toEqual([404, { why: 'not-found' }]);
    for (const id of ['nosuchtable12345', 'x', '..%2f..', '%00', 'a'.repeat(500)]) {
      const none = await fetch(`${address}/api/tables/${id}`);
      expect(none.status).toBe(404);
    }
  });
});

test('nothing from elsewhere runs on our pages', async () => {
  const { address } = await house();
  const { headers } = await fetch(`${address}/healthz`);
  const policy = headers.get('content-security-policy')?.split(';').toSorted();
  expect(policy).toEqual([
    "base-uri 'none'",
    "connect-src 'self'",
    "default-src 'self'",
    "form-action 'none'",
    "frame-ancestors 'none'",
    "img-src 'self' data:",
    "object-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "worker-src 'self'",
  ]);
  expect(headers.get('referrer-policy')).toBe('no-referrer');
  expect(headers.get('x-content-type-options')).toBe('nosniff');
  expect(headers.get('x-powered-by')).toBeNull();
});

test('health', async () => {
  const { address } = await house();
  const answer = await fetch(`${address}/healthz`);
  expect([answer.status, await answer.text()]).toEqual([200, 'ok\n']);
});

test('a house that closes says so, finishes what was asked, and keeps it', async () => {
  const first = await house();
  const { ada, bob, players, table, secrets } = await twoPlayers(first.address);
  const seat = seatToAct(ada) as number;
  const mover = players[seat] as Page;
  const answered = mover.act(choicesOf(mover, seat)[0]);
  const sent = once(bob.socket, 'message');
  await Promise.race([sent, answered]);
  await first.close();
  expect(await answered).toMatchObject({ t: 'done', seq: 2 });
  expect(await ada.closed()).toEqual({ why: 'stopping', code: 1001 });
  expect(await bob.closed()).toEqual({ why: 'stopping', code: 1001 });
  const second = await house({ dataDir: first.dataDir });
  expect((await Page.at(second.address, table, secrets[0])).view?.seq).toBe(mover.view?.seq);
});
