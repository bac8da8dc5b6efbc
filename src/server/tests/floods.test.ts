import { once } from 'node:events';
import { describe, expect, test } from 'vitest';
import { rngFrom } from '#kernel/rng.ts';
import { PROTOCOL } from '#protocol/parts.ts';
import { noLimits, type Scope, usualLimits } from '../limits.ts';
import { BOT, house, ME, makeTable, postTable, twoPlayers } from './house.ts';
import { newName, newSecret, Page } from './page.ts';
import { choicesOf, playOn, playOne, seatToAct } from './play.ts';
import { CONTINUATION, frameOf, PING, RawSocket, TEXT } from './raw-socket.ts';

/** Time stands still, so that nothing is given back while a test counts. */
const stopwatch = () => 0;

/** The address that a proxy would name. The honest have that of this machine. */
const from = (host: number) => ({ 'x-forwarded-for': `203.0.113.${host}` });

const MOVES = 24;

/** Something is done over and over, and each time another table makes a move that is answered and told to both. */
async function besides(players: readonly Page[], flood: () => unknown): Promise<void> {
  const rng = rngFrom(1);
  for (let i = 0; i < MOVES; i++) {
    await flood();
    expect(await playOne(players, rng)).toBe(true);
  }
}

async function joined(address: string, table: string, secret: string, host: number): Promise<Page> {
  const page = new Page(address, secret, from(host));
  await once(page.socket, 'open');
  page.say({ t: 'join', v: PROTOCOL, table, secret });
  return page;
}

/** Of so many, all have the same guest, or address, or table, and nothing else in common. */
function strangers(address: string, scope: Scope, tables: readonly string[], count: number) {
  const secret = newSecret();
  return Promise.all(
    Array.from({ length: count }, (_, i) =>
      joined(
        address,
        tables[scope === 'table' ? 0 : i % tables.length] as string,
        scope === 'guest' ? secret : newSecret(),
        scope === 'address' ? 1 : i + 1,
      ),
    ),
  );
}

const CROWDS: [Scope, number][] = [
  ['guest', 4],
  ['address', 12],
  ['table', 24],
];

describe.each(CROWDS)('many sockets of one %s have no more than one bucket', (scope, count) => {
  const { burst } = usualLimits.messages[scope];

  test('of pings', async () => {
    const { address } = await house({ limits: usualLimits, trustProxy: 1, stopwatch });
    const { players } = await twoPlayers(address);
    const tables = [
      await makeTable(address, newSecret()),
      await makeTable(address, newSecret()),
      await makeTable(address, newSecret()),
    ];
    const pages = await strangers(address, scope, tables, count);
    await Promise.all(pages.map((page) => page.next('welcome')));
    let pongs = 0;
    for (const { socket } of pages) socket.on('pong', () => pongs++);
    await besides(players, () => {
      for (const { socket } of pages) {
        for (let i = 0; i < 3; i++) socket.ping('?', undefined, () => undefined);
      }
    });
    for (const page of pages) expect(await page.closed()).toEqual({ why: 'too-fast', code: 1008 });
    // The rest went for the joins, which an address pays for twice.
    expect(pongs).toBe(burst - count * (scope === 'address' ? 2 : 1));
  });

  test('of messages', async () => {
    const { address } = await house({ limits: usualLimits, trustProxy: 1, stopwatch });
    const { players, table } = await twoPlayers(address);
    const tables = [await makeTable(address, newSecret()), await makeTable(address, newSecret())];
    // At the very table where others play, so long as the table is not what is flooded.
    const pages = await strangers(
      address,
      scope,
      scope === 'table' ? tables : [...tables, table],
      count,
    );
    await besides(players, () => {
      for (const page of pages) for (let i = 0; i < 3; i++) page.say(look());
    });
    for (const page of pages) expect(await page.closed()).toEqual({ why: 'too-fast', code: 1008 });
    const answers = pages.flatMap(({ heard }) => heard.filter(({ t }) => t === 'seen'));
    // Each costs two.
    expect(answers.length).toBeGreaterThan(0);
    expect(answers.length).toBeLessThanOrEqual(burst / 2);
  });
});

const look = () => ({ t: 'look', id: newName(), at: 0 });

describe('one socket', () => {
  // Not because it never says where it wants to go.
  const limits = { ...usualLimits, joinMs: 3_600_000 };

  test('that pings, never joins and never reads is closed', async () => {
    const { address } = await house({ limits, trustProxy: 1, stopwatch });
    const { players } = await twoPlayers(address);
    const raw = await RawSocket.at(address, '/ws', from(1));
    raw.socket.pause();
    const pings = Buffer.concat(Array(1000).fill(frameOf(PING, '?'.repeat(125))));
    await besides(players, () => raw.write(pings));
    await raw.closed();
  });

  test('that sends pongs nobody asked for is closed', async () => {
    const { address } = await house({ limits, trustProxy: 1, stopwatch });
    const { players } = await twoPlayers(address);
    const page = new Page(address, undefined, from(1));
    await once(page.socket, 'open');
    await besides(players, () => {
      for (let i = 0; i < 3; i++) page.socket.pong('!', undefined, () => undefined);
    });
    expect(await page.closed()).toEqual({ why: 'too-fast', code: 1008 });
  });

  test.each(['', 'x'])(
    'whose message has fragments of "%s" without end is closed',
    async (text) => {
      const { address } = await house({ limits, trustProxy: 1, stopwatch });
      const { players } = await twoPlayers(address);
      const raw = await RawSocket.at(address, '/ws', from(1));
      raw.write(frameOf(TEXT, text, false));
      await besides(players, () => raw.write(frameOf(CONTINUATION, text, false)));
      expect(await raw.closed()).toBe(1008);
    },
  );

  test('whose frame comes byte by byte is closed', async () => {
    const { address } = await house({ limits, trustProxy: 1, stopwatch });
    const { players } = await twoPlayers(address);
    const raw = await RawSocket.at(address, '/ws', from(1));
    const rest = [...frameOf(TEXT, 'x'.repeat(4000))];
    const sendOne = async () => {
      raw.write(Buffer.from(rest.splice(0, 1)));
      // Whatever is answered after it has been sent after it has been read.
      await fetch(`${address}/healthz`);
    };
    await besides(players, sendOne);
    while (rest.length > 0 && !raw.isClosed) await sendOne();
    expect(await raw.closed()).toBe(1008);
  });
});

test.each(['guest', 'address'] as const)('entries have an end, by %s', async (scope) => {
  const limits = { ...noLimits, entriesPerDay: { guest: 100, address: 100, [scope]: 5 } };
  const { address } = await house({ limits, trustProxy: 1, stopwatch });
  const { players } = await twoPlayers(address);
  const secret = newSecret();
  const eve = await joined(address, await makeTable(address, secret, [ME, BOT]), secret, 1);
  await eve.next('welcome');
  const ended = eve.closed();
  let made = 0;
  const move = async () => {
    while (seatToAct(eve) !== 0) await eve.reach((eve.view?.seq ?? 0) + 1);
    const answer = await Promise.race([eve.act(choicesOf(eve, 0)[0]), ended]);
    if (!('seq' in answer)) return;
    made++;
    await eve.reach(answer.seq);
  };
  for (let i = 0; i < 6; i++) {
    await move();
    // The honest come from elsewhere, and have five as well.
    if (i < 5) await playOn(players, i, 1);
  }
  expect(await ended).toEqual({ why: 'too-fast', code: 1008 });
  expect(made).toBe(5);
});

test.each<Scope>(['guest', 'address', 'table'])(
  'too much waits for those of one %s: one of them is cut off',
  async (scope) => {
    const endless = { socket: 1e9, guest: 1e9, address: 1e9, table: 1e9 };
    const limits = { ...noLimits, backlog: { ...endless, [scope]: 100_000 } };
    const { address } = await house({ limits, trustProxy: 1, stopwatch });
    const { players } = await twoPlayers(address);
    const tables = [await largeTable(address), await largeTable(address)];
    const pages = await strangers(address, scope, tables, 2);
    await Promise.all(pages.map((page) => page.next('welcome')));
    for (const { socket } of pages) socket.pause();
    // What the system takes for a reader, megabytes on loopback, is not ours to hold: they have to ask for more.
    await besides(players, () => {
      for (const page of pages) for (let i = 0; i < 250; i++) page.say(look());
    });
    for (const { socket } of pages) socket.resume();
    expect((await Promise.any(pages.map((page) => page.closed()))).code).toBe(1006);
  },
);

/** A table of which every look is long. */
async function largeTable(address: string): Promise<string> {
  const seats = [ME, { kind: 'open' }];
  const game = 'railroad-tycoon';
  const wish = { v: PROTOCOL, game, options: {}, secret: newSecret(), seats };
  return ((await (await postTable(address, wish)).json()) as { id: string }).id;
}

test.each<Scope>(['guest', 'address', 'table'])(
  'there is no room for a third socket of one %s, until one goes',
  async (scope) => {
    const limits = { ...usualLimits, sockets: { ...usualLimits.sockets, [scope]: 2 } };
    const { address } = await house({ limits, trustProxy: 1, stopwatch });
    const { players } = await twoPlayers(address);
    const tables = [await makeTable(address, newSecret()), await makeTable(address, newSecret())];
    const secret = newSecret();
    const next = (host: number) =>
      joined(
        address,
        tables[scope === 'table' ? 0 : host % 2] as string,
        scope === 'guest' ? secret : newSecret(),
        scope === 'address' ? 1 : host,
      );
    const pages = [await next(1), await next(2)];
    await Promise.all(pages.map((page) => page.next('welcome')));
    let host = 2;
    await besides(players, async () => {
      if (host < 4) expect((await (await next(++host)).closed()).why).toBe('crowded');
    });
    await pages[0]?.leave();
    // The house hears of it in its own time.
    let last: Page;
    do last = await next(7);
    while (!(await isWelcome(last)));
    expect(last.view).toBeDefined();
  },
);

async function isWelcome(page: Page): Promise<boolean> {
  const first = await page.until(({ t }) => t === 'welcome' || t === 'closing');
  return first.t === 'welcome';
}
