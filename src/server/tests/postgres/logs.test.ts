import { describe, expect, test } from 'vitest';
import type { ServerStore } from '../../store/server-store.ts';
import { bothStores, storeAt } from '../both-stores.ts';
import { house, twoPlayers } from '../house.ts';
import { logged } from '../logged.ts';
import { newName } from '../page.ts';
import { choicesOf, seatToAct } from '../play.ts';

describe.each(bothStores)('with %s one name goes', (_, newPlace) => {
  test('from the click to the row, and into the log of what failed', async () => {
    const lines = logged();
    const store = await storeAt(await newPlace());
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

  test('from a program’s request to the row, beside the name that a proxy gave it', async () => {
    const lines = logged();
    const store = await storeAt(await newPlace());
    const { address } = await house({ store, logLevel: 'debug' });
    const { table, players, secrets } = await twoPlayers(address);
    const seat = seatToAct(players[0]) as 0 | 1;
    const post = (path: string, body: object, headers: Record<string, string> = {}) =>
      fetch(`${address}${path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...headers },
        body: JSON.stringify(body),
      });
    const made = await post(`/api/tables/${table}/seats/${seat}/token`, { secret: secrets[seat] });
    const { token } = (await made.json()) as { token: string };
    const [id, reqId] = [newName(), 'from-the-proxy'];
    const actions = [choicesOf(players[seat], seat)[0]];
    const headers = { authorization: `Bearer ${token}`, 'x-request-id': reqId };
    const done = await post(`/api/v1/tables/${table}/actions`, { after: 1, actions, id }, headers);
    expect(await done.json()).toEqual({ seq: 2 });

    expect((await store.lines(table, 2, 2))[0]?.id).toBe(id);
    const about = { table, request: id, reqId, t: 'act', level: 20, msg: 'done' };
    expect(lines).toContainEqual(expect.objectContaining(about));
    const metrics = await (await fetch(`${address}/metrics`)).text();
    expect(metrics).toContain('rotonde_request_seconds_count{t="act"} 1');
    expect(JSON.stringify(lines)).not.toContain(token);
  });
});
