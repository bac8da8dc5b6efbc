import { setImmediate as turn } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import { LEASE_MS } from '../node.ts';
import { Guest, newTable, withBot } from './guest.ts';
import { FIRST_OF_ANY, twoNodes } from './node-house.ts';

describe('where play is a job, bots', () => {
  test('play on when everybody has left, until it is a person’s turn, and then the table is forgotten', async () => {
    const { house, one } = twoNodes();
    const { table, ada } = await withBot(one.tables);
    while (!ada.isToAct(1)) await ada.act(ada.choices(0)[0]);
    const left = ada.leave();
    expect(await house.playJobs()).toBe(1);
    await left;
    await house.settle();
    expect([one.tables.count, one.tables.playing, await house.playJobs()]).toEqual([0, 0, 0]);
    const back = await Guest.at(one.tables, table, 1);
    expect(back.isToAct(0)).toBe(true);
    expect(back.view.seq).toBeGreaterThan(ada.view.seq);
  });

  test('of a node that has died go on elsewhere when its lease ends', async () => {
    let isDead = false;
    const bots: typeof FIRST_OF_ANY = {
      has: () => true,
      decide: (...asked) => (isDead ? FIRST_OF_ANY.decide(...asked) : new Promise(() => {})),
    };
    const { house, one, two } = twoNodes(bots);
    const { table, ada } = await withBot(one.tables);
    const watching = await Guest.at(two.tables, table, 1);
    while (!ada.isToAct(1)) await ada.act(ada.choices(0)[0]);
    const { seq } = ada.view;
    isDead = true;
    one.die();
    await house.work(two);
    await house.settle();
    expect(watching.view.seq).toBe(seq);
    await house.pass(LEASE_MS);
    await house.work(two);
    await house.settle();
    expect(watching.view.seq).toBeGreaterThan(seq);
    expect(watching.isToAct(0)).toBe(true);
    expect(await house.playJobs()).toBe(0);
  });

  test('play on after a move that was stored and not answered, while its node goes on holding what it has', async () => {
    const { house, one, two } = twoNodes();
    const { ada } = await withBot(one.tables);
    const { store, jobs } = house.kept;
    const { append } = store;
    let isLost = false;
    store.append = async (id, lines, along) => {
      await append(id, lines, along);
      isLost = typeof along?.jobs?.play === 'object';
      if (isLost) throw new Error('the database is gone');
    };
    while (!isLost) await ada.act(ada.choices(0)[0]);
    store.append = append;
    expect(await ada.act(ada.choices(0)[0])).toMatchObject({ why: 'stale' });
    expect(ada.isToAct(1)).toBe(true);
    const { seq } = ada.view;
    for (let i = 0; i < 30; i++) {
      await house.carry();
      await jobs.extend({ worker: one.id, until: house.now + LEASE_MS });
      for (const node of [one, two]) await house.work(node);
      await house.pass(1000);
    }
    expect(ada.view.seq).toBeGreaterThan(seq);
    expect(ada.isToAct(0)).toBe(true);
    expect(await house.playJobs()).toBe(0);
  });

  test('are played elsewhere, if the node does not work, or rests', async () => {
    const { house, one } = twoNodes();
    const web = house.open('web', false);
    for (const node of [web, one]) {
      const { ada } = await withBot(node.tables);
      if (node === one) await one.tables.rest();
      for (let i = 0; i < 40; i++) {
        if (ada.isToAct(0)) await ada.act(ada.choices(0)[0]);
        await house.carry();
      }
      expect(ada.view.seq).toBeGreaterThan(40);
      expect(node.tables.playing).toBe(0);
    }
    expect(house.failures).toEqual([]);
  });

  test('among themselves play while somebody watches, without a job', async () => {
    const { house, two } = twoNodes();
    const bot = { kind: 'bot', bot: 'first' } as const;
    const table = await newTable(two.tables, [bot, bot]);
    const watcher = await Guest.at(two.tables, table, 9);
    for (let i = 0; i < 20; i++) await turn();
    const { seq } = watcher.view;
    expect(seq).toBeGreaterThan(5);
    expect(await house.playJobs()).toBe(0);
    await watcher.leave();
    expect(two.tables.count).toBe(0);
  });
});
