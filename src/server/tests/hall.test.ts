import { once } from 'node:events';
import { expect, test } from 'vitest';
import { rngFrom } from '#kernel/rng.ts';
import { PROTOCOL } from '#protocol/parts.ts';
import { BOT, house, ME, OPEN, postTable, twoPlayers } from './house.ts';
import { askHall, InHall } from './in-hall.ts';
import { newSecret, Page } from './page.ts';
import { playOne, seatToAct } from './play.ts';

const made = async (address: string, wish: object): Promise<string> => {
  const answer = await postTable(address, {
    v: PROTOCOL,
    game: 'trambahn',
    options: {},
    secret: newSecret(),
    seats: [ME, OPEN],
    ...wish,
  });
  return ((await answer.json()) as { id: string }).id;
};

test('the hall shows one’s own tables and whose turn it is there, without being asked again', async () => {
  const { address } = await house();
  const { table, secrets, players } = await twoPlayers(address);
  const ada = await InHall.of(address, secrets[0]);
  const first = await ada.until(() => true);
  expect(first.mine).toMatchObject([{ id: table, mine: [0], hosting: true, status: 'running' }]);
  const before = first.mine[0]?.turn?.toAct;
  const rng = rngFrom(1);
  while (seatToAct(players[0]) === before?.[0]) await playOne(players, rng);
  const then = await ada.until(({ mine }) => mine[0]?.turn?.toAct[0] !== before?.[0]);
  expect(then.mine[0]?.entries).toBeGreaterThan(first.mine[0]?.entries ?? 0);
  const texts = JSON.stringify(ada.shown);
  for (const secret of secrets) expect(texts).not.toContain(secret);
  expect(texts).not.toMatch(/holder|"secret"|options/);
});

test('a table of one’s own stands there when it is made, and one’s rivals’ does not', async () => {
  const { address } = await house();
  const [ada, bob] = [newSecret(), newSecret()];
  const [hers, his] = [await InHall.of(address, ada), await InHall.of(address, bob)];
  await Promise.all([hers.until(() => true), his.until(() => true)]);
  const table = await made(address, { secret: ada });
  expect((await hers.until(({ mine }) => mine.length > 0)).mine).toMatchObject([{ id: table }]);
  expect(his.shown.at(-1)?.mine).toEqual([]);
});

test('everybody sees what is public, and nobody what is not; it goes when it is full', async () => {
  const { address } = await house();
  const open = await made(address, { access: 'public' });
  await made(address, {});
  await made(address, { access: 'private' });
  const eve = await InHall.of(address, newSecret());
  const first = await eve.until(() => true);
  expect(first).toMatchObject({ mine: [], waiting: [{ id: open, mine: [], hosting: false }] });
  const bob = await Page.at(address, open);
  await bob.ask({ t: 'sit', seat: 1, name: 'Bob' });
  await eve.until(({ waiting, running }) => waiting.length === 0 && running[0]?.id === open);
});

test('a host says who may find the table, and when it begins', async () => {
  const { address } = await house();
  const secret = newSecret();
  const table = await made(address, { secret, held: true });
  const host = await Page.at(address, table, secret);
  const bob = await Page.at(address, table);
  await bob.ask({ t: 'sit', seat: 1, name: 'Bob' });
  expect(host.about?.aside).toEqual({ held: true });
  expect(await bob.ask({ t: 'settle', access: 'public' })).toMatchObject({ why: 'not-host' });
  expect(await host.ask({ t: 'settle', access: 'public' })).toMatchObject({ t: 'done' });
  const eve = await InHall.of(address, newSecret());
  expect((await eve.until(() => true)).waiting).toMatchObject([{ id: table, held: true }]);
  expect(await host.ask({ t: 'settle', held: false })).toMatchObject({ t: 'done' });
  await Promise.all([host.reach(1), bob.reach(1)]);
  expect(await host.ask({ t: 'settle', held: false })).toMatchObject({ t: 'done' });
  expect(await host.ask({ t: 'settle', access: 'private' })).toMatchObject({ why: 'begun' });
});

test('nobody goes to the hall and to a table by one socket', async () => {
  const { address } = await house();
  const eve = await InHall.of(address, newSecret());
  await eve.until(() => true);
  eve.socket.removeAllListeners('message');
  eve.socket.send(JSON.stringify({ t: 'hall', v: PROTOCOL, secret: newSecret() }));
  const [data] = (await once(eve.socket, 'message')) as [Buffer];
  expect(JSON.parse(data.toString())).toEqual({ t: 'closing', why: 'malformed' });
});

/** Why somebody is not let in. */
async function refusedAt(address: string, table: string, secret: string) {
  const page = new Page(address, secret);
  await once(page.socket, 'open');
  page.say({ t: 'join', v: PROTOCOL, table, secret });
  return (await page.closed()).why;
}

test('watchers are counted, at the table and in the hall; somebody with two pages is one', async () => {
  const { address } = await house();
  const secret = newSecret();
  const table = await made(address, { secret, access: 'public' });
  const host = await Page.at(address, table, secret);
  const watching = newSecret();
  await Page.at(address, table, watching);
  const again = await Page.at(address, table, watching);
  await Page.at(address, table);
  for (const page of [host, again]) {
    await page.until((message) => message.t === 'seats' && message.watchers === 2);
  }
  const eve = await InHall.of(address, newSecret());
  await eve.until(({ waiting }) => waiting[0]?.watchers === 2);
});

test('a private table lets in its host, who sits there and who is invited, and nobody else', async () => {
  const { address } = await house();
  const { secrets, table: former } = await twoPlayers(address);
  const [ada, bob] = secrets;
  const table = await made(address, { secret: ada, access: 'private' });
  await Page.at(address, table, ada);
  expect(await refusedAt(address, table, bob)).toBe('private');
  const known = (await (await askHall(address, 'known', { secret: ada })).json()) as object;
  expect(known).toEqual({ people: [{ table: former, seat: 1, name: 'Bob' }] });
  const wish = { table, who: { table: former, seat: 1 } };
  expect((await askHall(address, 'invite', { secret: bob, ...wish })).status).toBe(403);
  const inHall = await InHall.of(address, bob);
  await inHall.until(({ mine }) => mine.length === 1);
  expect((await askHall(address, 'invite', { secret: ada, ...wish })).status).toBe(200);
  const shown = await inHall.until(({ invited }) => invited.length === 1);
  expect(shown.invited).toMatchObject([{ id: table, inviter: 'Ada', access: 'private' }]);
  const page = await Page.at(address, table, bob);
  expect(page.about?.aside).toEqual({ access: 'private' });
  expect(await refusedAt(address, table, newSecret())).toBe('private');
  expect((await fetch(`${address}/api/tables/${table}`)).status).toBe(404);
  await askHall(address, 'decline', { secret: bob, table });
  await inHall.until((one) => one === inHall.shown.at(-1) && one.invited.length === 0);
});

test('somebody in the hall is shown by name, and invited by a key that tells nobody who they are', async () => {
  const { address } = await house();
  const [ada, bob] = [newSecret(), newSecret()];
  const table = await made(address, { secret: ada });
  const asAda = await InHall.of(address, ada, 'Ada');
  await asAda.until(() => true);
  const asBob = await InHall.of(address, bob, '  Bob\u202e ');
  await InHall.of(address, newSecret());
  const { people } = await asAda.until((shown) => shown.people.length === 2);
  expect(people).toMatchObject([{ name: 'Ada', you: true }, { name: 'Bob' }]);
  const key = people.find(({ name }) => name === 'Bob')?.key;
  const wish = { secret: ada, table, who: { key } };
  expect((await askHall(address, 'invite', wish)).status).toBe(200);
  await asBob.until(({ invited }) => invited[0]?.id === table);
  asBob.socket.close();
  await asAda.until((one) => one === asAda.shown.at(-1) && one.people.length === 1);
  expect((await askHall(address, 'invite', wish)).status).toBe(404);
});

test('the house tells how many tables wait, and which games are over', async () => {
  const { address } = await house();
  const { table, secrets, players } = await twoPlayers(address);
  const turns = await Promise.all(
    secrets.map(async (secret) => (await askHall(address, 'turns', { secret })).json()),
  );
  const toAct = seatToAct(players[0]);
  expect(turns).toEqual([0, 1].map((seat) => ({ turns: seat === toAct ? 1 : 0 })));
  // From there nobody goes on to where they are.
  for (const at of secrets) {
    const answer = await askHall(address, 'turns', { secret: at, at: table });
    expect(await answer.json()).not.toHaveProperty('next');
  }
  const [secret] = secrets;
  const asked = async (wish: object): Promise<unknown> =>
    (await askHall(address, 'arrivals', { secret, ...wish })).json();
  expect(await asked({})).toEqual({ rows: [] });
  await players[0].ask({ t: 'vote', on: 'stop', yes: true });
  await players[1].ask({ t: 'vote', on: 'stop', yes: true });
  expect(await asked({ name: 'bób' })).toMatchObject({ rows: [{ status: 'over' }] });
  expect(await asked({ name: 'Eve' })).toEqual({ rows: [] });
  expect(await asked({ game: 'union-pacific' })).toEqual({ rows: [] });
  expect((await askHall(address, 'turns', { secret: 'none' })).status).toBe(400);
});

test('from one table the house leads on to the one that must be played first', async () => {
  const { address } = await house();
  const [ada, bob] = [newSecret(), newSecret()];
  const rng = rngFrom(1);
  /** A table at which it is Ada's turn. */
  const waiting = async (wish: object): Promise<string> => {
    const table = await made(address, { secret: ada, ...wish });
    const players = [await Page.at(address, table, ada), await Page.at(address, table, bob)];
    await players[1]?.ask({ t: 'sit', seat: 1, name: 'Bob' });
    await Promise.all(players.map((page) => page.reach(1)));
    while (seatToAct(players[0] as Page) !== 0) await playOne(players, rng);
    return table;
  };
  const slow = { kind: 'slow', moveMs: 86_400_000, reserveMs: 0 };
  const live = { kind: 'live', moveMs: 90_000, reserveMs: 60_000 };
  const free = await waiting({});
  const late = await waiting({ pace: slow });
  const soon = await waiting({ pace: live });
  const from = async (at: string): Promise<unknown> =>
    (await askHall(address, 'turns', { secret: ada, at })).json();
  const next = (table: string) => ({
    turns: 3,
    next: { table, game: 'trambahn', waiting: 2 },
  });
  expect(await from(free)).toEqual(next(soon));
  expect(await from(late)).toEqual(next(soon));
  expect(await from(soon)).toEqual(next(late));
});

test('the hall tells who has won, to whoever may find the game, as soon as it is written', async () => {
  const { address } = await house();
  const { table, secrets, players } = await twoPlayers(address);
  const ada = await InHall.of(address, secrets[0]);
  await ada.until(({ mine }) => mine[0]?.id === table);
  await players[1].ask({ t: 'resign' });
  const places = [
    { seat: 0, place: 1 },
    { seat: 1, place: 2 },
  ];
  const { arrivals } = await ada.until((shown) => shown.arrivals[0]?.places !== undefined);
  expect(arrivals).toMatchObject([{ id: table, mine: [0], places }]);
  const found = await askHall(address, 'arrivals', { secret: secrets[1] });
  expect(await found.json()).toMatchObject({ rows: [{ id: table, mine: [1], places }] });
  const others = await askHall(address, 'arrivals', { secret: newSecret() });
  expect(await others.json()).toEqual({ rows: [] });
});

test('a host takes empty seats away, as long as the game can be played; then it begins by itself', async () => {
  const { address } = await house();
  const secret = newSecret();
  const wish = { secret, game: 'union-pacific', seats: [ME, OPEN, OPEN, BOT] };
  const table = await made(address, wish);
  const host = await Page.at(address, table, secret);
  const bob = await Page.at(address, table);
  expect(await bob.ask({ t: 'drop-seat', seat: 1, seats: 4 })).toMatchObject({ why: 'not-host' });
  expect(await host.ask({ t: 'drop-seat', seat: 0, seats: 4 })).toMatchObject({ why: 'taken' });
  expect(await host.ask({ t: 'drop-seat', seat: 1, seats: 4 })).toMatchObject({ t: 'done' });
  expect(await host.ask({ t: 'drop-seat', seat: 1, seats: 4 })).toMatchObject({ t: 'done' });
  await bob.until((message) => message.t === 'welcome' && message.seats.length === 3);
  expect(host.seats.map(({ kind }) => kind)).toEqual(['guest', 'open', 'bot']);
  expect(await host.ask({ t: 'drop-seat', seat: 1, seats: 3 })).toMatchObject({ t: 'done' });
  await host.reach(1);
  expect(host.seats.map(({ kind }) => kind)).toEqual(['guest', 'bot']);
});
