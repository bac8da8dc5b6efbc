import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type OwnNats, openNats } from '../../services/nats.ts';
import { BOT, house, ME, makeTable, OPEN } from '../house.ts';
import { newSecret, Page } from '../page.ts';
import { choicesOf, playOn, seatToAct } from '../play.ts';
import { newSchema, openThere } from './schema.ts';

let nats: OwnNats;
beforeAll(async () => {
  nats = await openNats();
});
afterAll(() => nats.close());

/** Where nodes of a new house meet, by either bus. */
async function place(bus: 'PostgreSQL' | 'NATS') {
  const databaseUrl = await newSchema();
  const busUrl = `${nats.url}/${randomBytes(4).toString('hex')}`;
  return bus === 'NATS' ? { databaseUrl, busUrl } : { databaseUrl };
}

/** Plays for the first seat until it is the other's turn. */
async function playUntilOther(page: Page): Promise<void> {
  while (seatToAct(page) === 0) await page.act(choicesOf(page, 0)[0]);
}

describe.each(['PostgreSQL', 'NATS'] as const)('nodes that hear of each other by %s', (bus) => {
  test('two people play a game to its end, each at a node of their own', async () => {
    const at = await place(bus);
    const [one, two] = [await house(at), await house(at)];
    const secrets = [newSecret(), newSecret()] as const;
    const table = await makeTable(one.address, secrets[0], [ME, OPEN]);
    const ada = await Page.at(one.address, table, secrets[0]);
    const bob = await Page.at(two.address, table, secrets[1]);
    await bob.ask({ t: 'sit', seat: 1, name: 'Bob' });
    await Promise.all([ada.reach(1), bob.reach(1)]);
    await ada.until((m) => m.t === 'seats' && m.seats[1]?.kind === 'guest' && m.seats[1].here);
    await playOn([ada, bob], 11);
    expect(ada.view).toMatchObject({ status: 'over', table: bob.view?.table });
    // Nobody was ever told anew where the game stands: it was followed.
    for (const page of [ada, bob]) {
      expect(page.heard.filter(({ t }) => t === 'welcome')).toHaveLength(1);
    }
    const answer = await fetch(`${one.address}/api/tables/${table}`);
    expect(await answer.json()).toMatchObject({ seats: [{ here: true }, { here: true }] });
  });

  test('a node that only serves leaves bots to one that only works', async () => {
    const at = await place(bus);
    const worker = await house({ ...at, role: 'worker' });
    const web = await house({ ...at, role: 'web' });
    expect((await fetch(`${worker.address}/healthz`)).status).toBe(200);
    expect((await fetch(`${worker.address}/api/tables/x`)).status).toBe(404);
    const secret = newSecret();
    const table = await makeTable(web.address, secret, [ME, BOT]);
    const ada = await Page.at(web.address, table, secret);
    await ada.reach(1);
    for (let seq = 1; seq < 30; seq = ada.view?.seq ?? 0) {
      await playUntilOther(ada);
      await ada.reach((ada.view?.seq ?? 0) + 1);
    }
    expect(web.tables.playing).toBe(0);
  });

  test('what a node plays goes on elsewhere when it closes', async () => {
    const at = await place(bus);
    const decide = () => new Promise(() => {});
    const slow = { has: () => true, decide, close: async () => {} };
    const one = await house({ ...at, bots: slow });
    const secret = newSecret();
    const table = await makeTable(one.address, secret, [ME, BOT]);
    const ada = await Page.at(one.address, table, secret);
    await ada.reach(1);
    await playUntilOther(ada);
    const seq = ada.view?.seq ?? 0;
    expect(one.tables.playing).toBe(1);
    const two = await house(at);
    const again = await Page.at(two.address, table, secret);
    await one.close();
    await again.reach(seq + 1);
    expect(await ada.closed()).toMatchObject({ why: 'stopping' });
    const store = await openThere(at.databaseUrl);
    expect((await store.load(table))?.entries).toBeGreaterThan(seq);
  });
});
