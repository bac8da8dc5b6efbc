import { describe, expect, test } from 'vitest';
import { titleOf } from '#games/catalogue.ts';
import { games } from '#games/index.ts';
import { rngFrom } from '#kernel/rng.ts';
import { AWAY_MS } from '#protocol/away.ts';
import type { ChoicesShown, ViewShown } from '#protocol/http/programs.ts';
import { PROTOCOL } from '#protocol/parts.ts';
import { isDatabaseUrl } from '../../store/open-store.ts';
import type { ServerStore } from '../../store/server-store.ts';
import { bothStores, storeAt } from '../both-stores.ts';
import { folder } from '../folder.ts';
import { BOT, house, ME, makeTable, OPEN, postTable } from '../house.ts';
import { newName, newSecret, Page } from '../page.ts';
import { choicesOf, seatToAct } from '../play.ts';
import { ProgramClient } from '../program-client.ts';

const openAt = (place: string, now?: () => number) =>
  house({
    ...(isDatabaseUrl(place) ? { databaseUrl: place } : { dataDir: place }),
    ...(now ? { tablesHost: { now } } : {}),
  });

async function tokenFor(address: string, id: string, seat: number, secret: string) {
  const client = await ProgramClient.of(address);
  const { status, body } = await client.call('makeToken', { id, seat }, { secret });
  return { status, ...(body as { token?: string; why?: string }) };
}

/** The client of a seat, with a token of its own. */
async function clientAt(address: string, id: string, seat: number, secret: string) {
  const { token } = await tokenFor(address, id, seat, secret);
  return ProgramClient.of(address, token);
}

/** The views that a stream tells. */
async function* viewsIn(client: ProgramClient, values: Record<string, unknown>) {
  const told = await client.call('streamEvents', values);
  for await (const { event, number, data } of client.events('streamEvents', told)) {
    if (event === 'view') yield { ...(data as ViewShown), number };
  }
}

/** Plays a seat to the end, by whatever comes. Returns the last view, and how often it acted. */
async function playToTheEnd(client: ProgramClient, id: string) {
  const rng = rngFrom(11);
  const acted = new Set<number>();
  for await (const view of viewsIn(client, { id })) {
    expect(view.number).toBe(`${view.seq}`);
    if (view.status === 'over') return { view, acted: acted.size };
    if (!view.toAct.includes(view.seat) || acted.has(view.seq)) continue;
    const { choices, seq } = (await client.call('getChoices', { id })).body as ChoicesShown;
    const actions = [choices[rng.below(choices.length)]];
    const done = await client.call('postActions', { id }, { after: seq, actions, id: newName() });
    expect(done.status, JSON.stringify(done.body)).toBe(200);
    acted.add(seq);
  }
  throw new Error('the stream has ended');
}

describe.each(bothStores)('programs, with %s', (_, newPlace) => {
  test('a client made of the document plays a whole game', async () => {
    const { address } = await openAt(await newPlace());
    const secret = newSecret();
    const id = await makeTable(address, secret, [ME, BOT]);
    const client = await clientAt(address, id, 0, secret);
    const { view, acted } = await playToTheEnd(client, id);
    expect(acted).toBeGreaterThan(10);
    // Whoever comes again with what they have seen is told what they have not.
    const since = view.seq - 3;
    for await (const { entries } of viewsIn(client, { id, 'Last-Event-ID': since })) {
      expect(entries.map(({ seq }) => seq)).toEqual([since + 1, since + 2, since + 3]);
      break;
    }
  });

  test('a token is for one seat, of whoever holds it, and ends when they say so', async () => {
    const { address } = await openAt(await newPlace());
    const [secret, other] = [newSecret(), newSecret()];
    const id = await makeTable(address, secret, [ME, OPEN]);
    const elsewhere = await makeTable(address, secret, [ME, OPEN]);
    const bob = await Page.at(address, id, other);
    await bob.ask({ t: 'sit', seat: 1, name: 'Bob' });
    expect(await tokenFor(address, id, 1, secret)).toMatchObject({ status: 403, why: 'not-yours' });
    const nobody = await ProgramClient.of(address);
    const look = (by: string) => nobody.call('lookAtToken', { id, seat: 0 }, { secret: by });
    expect((await look(secret)).body).toEqual({});
    expect((await look(other)).status).toBe(403);
    expect((await look('none')).status).toBe(400);
    const { token } = await tokenFor(address, id, 0, secret);
    expect(token).toMatch(/^rotonde_[\w-]{43}$/);
    expect((await look(secret)).body).toEqual({ made: expect.any(Number) });
    const client = await ProgramClient.of(address, token);
    const view = (await client.call('getView', { id })).body as ViewShown;
    expect(view).toMatchObject({ table: id, seat: 0, status: 'running', game: 'trambahn' });
    // What only the other seat knows is not told.
    const mine = JSON.stringify(view.view.own);
    expect(JSON.stringify(bob.view?.own)).not.toBe(mine);
    expect((await client.call('getView', { id: elsewhere })).status).toBe(403);
    expect((await nobody.call('getView', { id })).status).toBe(401);
    const stale = await client.call(
      'postActions',
      { id },
      { after: 0, actions: [{}], id: newName() },
    );
    expect(stale).toMatchObject({ status: 409, body: { why: 'stale' } });
    expect((await client.call('postActions', { id }, { actions: [] })).status).toBe(400);
    // A second one ends the first.
    const again = await clientAt(address, id, 0, secret);
    expect((await client.call('getView', { id })).status).toBe(401);
    expect((await again.call('getView', { id })).status).toBe(200);
    const ending = await again.call('endToken', { id, seat: 0 }, { secret: other });
    expect(ending.status).toBe(403);
    const watching = viewsIn(again, { id });
    await watching.next();
    expect((await again.call('endToken', { id, seat: 0 }, { secret })).status).toBe(200);
    expect((await look(secret)).body).toEqual({});
    // Something happens, and whoever looked on is told nothing more.
    await bob.leave();
    for await (const { seats } of watching) {
      expect(seats[1]).toMatchObject({ name: 'Bob', here: true });
    }
    expect((await again.call('getView', { id })).status).toBe(401);
  });

  test('H.7 a program is told that a bot has stood in, retakes its seat and goes on; H.8 not after its holder has resigned', async () => {
    const clock = { now: Date.parse('2026-11-16T18:00:00Z') };
    const { address } = await openAt(await newPlace(), () => clock.now);
    const secret = newSecret();
    const id = await makeTable(address, secret, [ME, OPEN]);
    const client = await clientAt(address, id, 0, secret);
    const bob = await Page.at(address, id);
    await bob.ask({ t: 'sit', seat: 1, name: 'Bob' });
    await bob.reach(1);
    const untilItsTurn = async (): Promise<void> => {
      while (seatToAct(bob) === 1) {
        await bob.act(choicesOf(bob, 1)[0]);
        await bob.reach((bob.view?.seq ?? 0) + 1);
      }
    };
    const act = async () => {
      const { choices, seq } = (await client.call('getChoices', { id })).body as ChoicesShown;
      const actions = [choices[0] ?? {}];
      return client.call('postActions', { id }, { after: seq, actions, id: newName() });
    };
    const shown = async () => (await client.call('getView', { id })).body as ViewShown;
    await untilItsTurn();
    clock.now += AWAY_MS;
    const vote = { t: 'vote', on: 'stand-in', seat: 0, yes: true } as const;
    expect(await bob.ask(vote)).toMatchObject({ t: 'done' });
    expect((await shown()).standIns).toMatchObject([{ seat: 0, why: 'vote' }]);
    expect(await act()).toMatchObject({ status: 409, body: { why: 'stood-in' } });
    expect((await client.call('retakeSeat', { id }, {})).status).toBe(400);
    const request = { id: newName() };
    expect((await client.call('retakeSeat', { id }, request)).status).toBe(200);
    expect((await client.call('retakeSeat', { id }, request)).status).toBe(200);
    const { seq, standIns } = await shown();
    expect(standIns).toEqual([]);
    await bob.reach(seq);
    await untilItsTurn();
    expect((await act()).status).toBe(200);
    const ada = await Page.at(address, id, secret);
    await ada.ask({ t: 'resign' });
    expect((await shown()).standIns).toMatchObject([{ seat: 0, why: 'resigned' }]);
    expect(await client.call('retakeSeat', { id }, { id: newName() })).toMatchObject({
      status: 409,
      body: { rule: 'H.8' },
    });
  });
});

test('a stream ends when it cannot be told whose it is, so that its program comes again', async () => {
  const begun = await storeAt(folder());
  let isAway = false;
  const sql: ServerStore['sql'] = {
    ...begun.sql,
    read: (...asked) => (isAway ? Promise.reject(new Error('away')) : begun.sql.read(...asked)),
  };
  const { address } = await house({ store: { ...begun, sql } });
  const secret = newSecret();
  const id = await makeTable(address, secret, [ME, OPEN]);
  const bob = await Page.at(address, id);
  await bob.ask({ t: 'sit', seat: 1, name: 'Bob' });
  const client = await clientAt(address, id, 0, secret);
  const told = await client.call('streamEvents', { id });
  const events = client.events('streamEvents', told);
  await events.next();
  isAway = true;
  await bob.leave();
  expect(await events.next()).toMatchObject({ value: { event: 'closing' } });
});

// The first of them is played in both stores above.
test.each(games.slice(1).map(({ id }) => id))(
  '%s is played to its end by such a client, against bots',
  async (game) => {
    const { address } = await house();
    const secret = newSecret();
    const title = await titleOf(game);
    const least = title?.game.seats[0] ?? 2;
    const seats = [ME, ...Array.from({ length: least - 1 }, () => BOT)];
    const made = await postTable(address, { v: PROTOCOL, game, options: {}, secret, seats });
    const { id } = (await made.json()) as { id: string };
    const client = await clientAt(address, id, 0, secret);
    expect((await playToTheEnd(client, id)).view).toMatchObject({ status: 'over', game });
  },
);

test('the document and its page are there for all', async () => {
  const { address } = await house();
  const document = await fetch(`${address}/api/openapi.json`);
  expect(await document.json()).toMatchObject({ openapi: '3.1.0', components: { schemas: {} } });
  const page = await fetch(`${address}/api`, { headers: { accept: 'text/html' } });
  expect(page.headers.get('content-type')).toContain('text/html');
  expect(await page.text()).toContain('/api/v1/tables/{id}/actions');
});
