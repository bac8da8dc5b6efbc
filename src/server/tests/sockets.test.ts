import { once } from 'node:events';
import { connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import { MOST_BYTES, PROTOCOL } from '#protocol/parts.ts';
import { noLimits, usualLimits } from '../limits.ts';
import { house, makeTable, twoPlayers } from './house.ts';
import { newName, newSecret, Page } from './page.ts';
import { playOn } from './play.ts';

const UNKNOWN = 'nosuchtable12345';
const join = (table: string, more = {}) => ({
  t: 'join',
  v: PROTOCOL,
  table,
  secret: newSecret(),
  ...more,
});

describe('a connection that is at fault is told why, and closed', () => {
  test.each<[string, unknown, string, number]>([
    ['another version', join(UNKNOWN, { v: PROTOCOL + 1 }), 'reload', 1008],
    ['a version of another form', { t: 'join', v: 99, who: 'me' }, 'reload', 1008],
    ['an unknown table', join(UNKNOWN), 'no-such-table', 1008],
    ['a name that no table has', join('../../etc/passwd'), 'malformed', 1007],
    ['no JSON', '{"t":"join"', 'malformed', 1007],
    ['nothing', '', 'malformed', 1007],
    [
      'an act before the join',
      { t: 'act', id: newName(), after: 0, actions: [{}] },
      'malformed',
      1007,
    ],
    ['a field too many', join(UNKNOWN, { admin: true }), 'malformed', 1007],
    ['a secret too short', join(UNKNOWN, { secret: 'abc' }), 'malformed', 1007],
    ['a large text', 'x'.repeat(MOST_BYTES + 1), 'too-large', 1009],
  ])('%s', async (_, message, why, code) => {
    const { address } = await house();
    const page = new Page(address);
    await once(page.socket, 'open');
    page.say(message);
    expect(await page.closed()).toEqual({ why, code });
  });

  test('a binary frame', async () => {
    const { address } = await house();
    const page = new Page(address);
    await once(page.socket, 'open');
    page.socket.send(Buffer.from(JSON.stringify(join(UNKNOWN))), { binary: true });
    expect(await page.closed()).toEqual({ why: 'malformed', code: 1007 });
  });

  test('a frame so large that it is not even read', async () => {
    const { address } = await house();
    const page = new Page(address);
    await once(page.socket, 'open');
    page.say('x'.repeat(1 << 20));
    expect((await page.closed()).code).toBe(1009);
  });

  test('silence', async () => {
    const { address } = await house({ limits: { joinMs: 50 } });
    const page = new Page(address);
    expect(await page.closed()).toEqual({ why: 'malformed', code: 1007 });
  });

  test('a second join', async () => {
    const { address } = await house();
    const { ada, bob, table } = await twoPlayers(address);
    ada.say(join(table));
    expect(await ada.closed()).toEqual({ why: 'malformed', code: 1007 });
    await expect(bob.ask({ t: 'look', at: 0 })).resolves.toMatchObject({ t: 'seen' });
  });

  test('bytes that are no WebSocket', async () => {
    const { address } = await house();
    const { port } = new URL(address);
    const socket = connect(Number(port), '127.0.0.1');
    socket.on('error', () => undefined);
    socket.write(
      'GET /ws HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n',
    );
    await once(socket, 'data');
    socket.write(Buffer.alloc(5000, 0xff));
    await once(socket, 'close');
    await expect(twoPlayers(address)).resolves.toBeDefined();
  });
});

describe('floods', () => {
  test('too many messages close that socket and no other', async () => {
    const { address } = await house({ limits: usualLimits });
    const { ada, bob, table, secrets } = await twoPlayers(address);
    const before = bob.view;
    for (let i = 0; i < 500; i++) ada.say({ t: 'look', id: newName(), at: 0 });
    expect(await ada.closed()).toEqual({ why: 'too-fast', code: 1008 });
    const again = await Page.at(address, table, secrets[0]);
    expect(again.view?.seq).toBe(before?.seq);
    await playOn([again, bob], 1, 5);
  });

  test('a fast player is not too fast', async () => {
    const { address } = await house({ limits: usualLimits });
    const { ada } = await twoPlayers(address);
    for (let i = 0; i < usualLimits.messages.socket.burst / 2 - 2; i++) {
      await expect(ada.ask({ t: 'look', at: 0 })).resolves.toMatchObject({ t: 'seen' });
    }
    await sleep(500);
    await expect(ada.ask({ t: 'look', at: 0 })).resolves.toMatchObject({ t: 'seen' });
  });

  test('sockets opened without end', async () => {
    const { address } = await house({ limits: { requestsPerMinute: 3 } });
    const pages = Array.from({ length: 6 }, () => new Page(address));
    const opened = await Promise.all(
      pages.map((page) =>
        once(page.socket, 'open').then(
          () => 'open',
          (error) => `${error}`,
        ),
      ),
    );
    expect(opened.filter((result) => result === 'open')).toHaveLength(3);
    expect(opened.filter((result) => result.includes('429'))).toHaveLength(3);
  });
});

test('another site’s page is turned away', async () => {
  const { address } = await house();
  const page = new Page(address, undefined, { origin: 'https://elsewhere.example' });
  const [error] = (await once(page.socket, 'error')) as [Error];
  expect(error.message).toContain('403');
  const own = new Page(address, undefined, { origin: address });
  await once(own.socket, 'open');
});

test('whoever does not read is closed, and the others play on', async () => {
  const { address } = await house({ limits: { backlog: { ...noLimits.backlog, socket: 50_000 } } });
  const { table, players } = await twoPlayers(address);
  const watcher = await Page.at(address, table);
  watcher.socket.pause();
  // What the system takes for the reader, megabytes on loopback, is not ours to hold: it has to ask for more than that.
  for (let i = 0; i < 20_000; i++) watcher.say({ t: 'look', id: newName(), at: 1 });
  await playOn(players, 3, 30);
  watcher.socket.resume();
  expect((await watcher.closed()).code).toBe(1006);
  await playOn(players, 4, 3);
});

test('whoever is gone without a word is forgotten', async () => {
  const { address } = await house({ limits: { heartbeatMs: 60 } });
  const secret = newSecret();
  const table = await makeTable(address, secret);
  const bob = await Page.at(address, table);
  const ada = await Page.at(address, table, secret);
  await bob.until((m) => m.t === 'seats' && m.seats[0]?.kind === 'guest' && m.seats[0].here);
  // A page that no longer answers the house's pings.
  ada.socket.pause();
  await bob.until((m) => m.t === 'seats' && m.seats[0]?.kind === 'guest' && !m.seats[0].here);
  await expect(bob.ask({ t: 'look', at: 0 })).resolves.toMatchObject({ t: 'seen' });
});
