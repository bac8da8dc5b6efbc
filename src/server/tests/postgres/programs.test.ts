import { describe, expect, test } from 'vitest';
import { rngFrom } from '#kernel/rng.ts';
import type { ChoicesShown, ViewShown } from '#protocol/http/programs.ts';
import { isDatabaseUrl } from '../../store/open-store.ts';
import { bothStores } from '../both-stores.ts';
import { BOT, house, ME, makeTable, OPEN } from '../house.ts';
import { newName, newSecret, Page } from '../page.ts';

type Operation = {
  operationId: string;
  parameters?: readonly { name: string; in: 'path' | 'header' }[];
  security?: unknown;
};
type Document = { paths: Record<string, Record<string, Operation>> };
type Call = (values?: Record<string, unknown>, body?: unknown) => Promise<Response>;

/** A client made of the document alone: a function for each of its operations. */
async function generated(address: string, token?: string): Promise<Record<string, Call>> {
  const answer = await fetch(`${address}/api/openapi.json`);
  const { paths } = (await answer.json()) as Document;
  const calls = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { operationId, parameters = [], security }]) => {
      const call: Call = (values = {}, body) => {
        const filled = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => `${values[name]}`);
        const sent = parameters.filter((one) => one.in === 'header' && one.name in values);
        return fetch(`${address}${filled}`, {
          method: method.toUpperCase(),
          headers: {
            ...(security && token !== undefined ? { authorization: `Bearer ${token}` } : {}),
            ...(body === undefined ? {} : { 'content-type': 'application/json' }),
            ...Object.fromEntries(sent.map(({ name }) => [name, `${values[name]}`])),
          },
          ...(body === undefined ? {} : { body: JSON.stringify(body) }),
        });
      };
      return [operationId, call] as const;
    }),
  );
  return Object.fromEntries(calls);
}

const called = (client: Record<string, Call>, name: string): Call => {
  const call = client[name];
  if (!call) throw new Error(`the document has no operation ${name}`);
  return call;
};

/** What a stream tells, one view after the other. */
async function* viewsIn(answer: Response): AsyncGenerator<ViewShown & { number: string }> {
  if (!answer.body) return;
  let text = '';
  for await (const piece of answer.body.pipeThrough(new TextDecoderStream())) {
    text += piece;
    for (let end = text.indexOf('\n\n'); end >= 0; end = text.indexOf('\n\n')) {
      const event = text.slice(0, end);
      text = text.slice(end + 2);
      const number = /^id: (\d+)$/m.exec(event)?.[1];
      const data = /^data: (.*)$/m.exec(event)?.[1];
      if (number !== undefined && data !== undefined) {
        yield { ...(JSON.parse(data) as ViewShown), number };
      }
    }
  }
}

const openAt = (place: string) =>
  house(isDatabaseUrl(place) ? { databaseUrl: place } : { dataDir: place });

async function tokenFor(address: string, id: string, seat: number, secret: string) {
  const answer = await called(await generated(address), 'makeToken')({ id, seat }, { secret });
  return { status: answer.status, ...((await answer.json()) as { token?: string; why?: string }) };
}

describe.each(bothStores)('programs, with %s', (_, newPlace) => {
  test('a client made of the document plays a whole game', async () => {
    const { address } = await openAt(await newPlace());
    const secret = newSecret();
    const id = await makeTable(address, secret, [ME, BOT]);
    const { token } = await tokenFor(address, id, 0, secret);
    const client = await generated(address, token);
    const rng = rngFrom(11);
    let last: ViewShown | undefined;
    const acted = new Set<number>();
    for await (const view of viewsIn(await called(client, 'streamEvents')({ id }))) {
      expect(view.number).toBe(`${view.seq}`);
      last = view;
      if (view.status === 'over') break;
      if (!view.toAct.includes(0) || acted.has(view.seq)) continue;
      const answer = await called(client, 'getChoices')({ id });
      const { choices, seq } = (await answer.json()) as ChoicesShown;
      const action = choices[rng.below(choices.length)];
      const body = { after: seq, actions: [action], id: newName() };
      const done = await called(client, 'postActions')({ id }, body);
      expect(done.status, await done.text()).toBe(200);
      acted.add(seq);
    }
    expect(last?.status).toBe('over');
    expect(acted.size).toBeGreaterThan(10);
    // Whoever comes again with what they have seen is told what they have not.
    const since = (last?.seq ?? 0) - 3;
    const stream = await called(client, 'streamEvents')({ id, 'Last-Event-ID': since });
    for await (const view of viewsIn(stream)) {
      expect(view.entries.map(({ seq }) => seq)).toEqual([since + 1, since + 2, since + 3]);
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
    const look = called(await generated(address), 'lookAtToken');
    expect(await (await look({ id, seat: 0 }, { secret })).json()).toEqual({});
    expect((await look({ id, seat: 0 }, { secret: other })).status).toBe(403);
    const { token } = await tokenFor(address, id, 0, secret);
    expect(token).toMatch(/^rotonde_[\w-]{43}$/);
    const found = await (await look({ id, seat: 0 }, { secret })).json();
    expect(found).toEqual({ made: expect.any(Number) });
    const client = await generated(address, token);
    const view = (await (await called(client, 'getView')({ id })).json()) as ViewShown;
    expect(view).toMatchObject({ table: id, seat: 0, status: 'running', game: 'trambahn' });
    // What only the other seat knows is not told.
    const mine = JSON.stringify(view.view.own);
    expect(JSON.stringify(bob.view?.own)).not.toBe(mine);
    expect((await called(client, 'getView')({ id: elsewhere })).status).toBe(403);
    expect((await called(await generated(address), 'getView')({ id })).status).toBe(401);
    const stale = { after: 0, actions: [{}], id: newName() };
    const refused = await called(client, 'postActions')({ id }, stale);
    expect(refused.status).toBe(409);
    expect((await called(client, 'postActions')({ id }, { actions: [] })).status).toBe(400);
    // A second one ends the first.
    const { token: second } = await tokenFor(address, id, 0, secret);
    expect((await called(client, 'getView')({ id })).status).toBe(401);
    const again = await generated(address, second);
    expect((await called(again, 'getView')({ id })).status).toBe(200);
    const ending = await called(again, 'endToken')({ id, seat: 0 }, { secret: other });
    expect(ending.status).toBe(403);
    const watching = viewsIn(await called(again, 'streamEvents')({ id }));
    await watching.next();
    await called(again, 'endToken')({ id, seat: 0 }, { secret });
    expect(await (await look({ id, seat: 0 }, { secret })).json()).toEqual({});
    // Something happens, and whoever looked on is told nothing more.
    await bob.leave();
    for await (const { seats } of watching) {
      expect(seats[1]).toMatchObject({ name: 'Bob', here: true });
    }
    expect((await called(again, 'getView')({ id })).status).toBe(401);
  });
});

test('the document and its page are there for all', async () => {
  const { address } = await house();
  const document = await fetch(`${address}/api/openapi.json`);
  expect(await document.json()).toMatchObject({ openapi: '3.1.0', components: { schemas: {} } });
  const page = await fetch(`${address}/api`, { headers: { accept: 'text/html' } });
  expect(page.headers.get('content-type')).toContain('text/html');
  expect(await page.text()).toContain('/api/v1/tables/{id}/actions');
});
