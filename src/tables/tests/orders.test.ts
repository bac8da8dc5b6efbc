import { describe, expect, test } from 'vitest';
import { titleOf } from '#games/catalogue.ts';
import type { Kind } from '#kernel/game.ts';
import { replayChecked } from '#kernel/replay.ts';
import type { Title } from '#kernel/title.ts';
import { ada, asideOf, auction, bid, seen, upTo } from './auction-table.ts';
import { Guest, newTable, tablesOver } from './guest.ts';
import { FIRST_OF_ANY, type TestNode } from './node-house.ts';

const title = (await titleOf('railroad-tycoon')) as Title<Kind>;

describe('H.13 an order', () => {
  test('is played when its turn comes, though its owner has gone, and until it is gone over', async () => {
    const { house, table, seats, speakers, enter } = await auction();
    const [one, two, three] = speakers;
    expect(await two.ask({ t: 'order', order: upTo(4) })).toMatchObject({ t: 'done' });
    await two.leave();
    await bid(one, 1);
    await house.settle();
    expect(seen(one)).toMatchObject({ bid: 2, bidder: seats[1], seat: seats[2] });
    await three.act({ do: 'pass' });
    await bid(one, 3);
    await house.settle();
    expect(seen(one)).toMatchObject({ bid: 4, bidder: seats[1] });
    await bid(one, 5);
    await house.settle();
    expect(seen(one)).toMatchObject({ bid: 5, seat: seats[1], phase: 'auction' });
    // It is told, and its owner decides.
    const back = await enter(seats[1]);
    expect(asideOf(back).orders).toEqual([{ order: upTo(4), lifted: true }]);
    expect(await back.act({ do: 'pass' })).toMatchObject({ t: 'done' });
    expect(asideOf(back).orders).toBeUndefined();
    expect(await house.playJobs()).toBe(0);
    // Each entry was allowed, and the orders' are their seat's.
    const stored = await house.kept.store.load(table);
    const log = await house.kept.store.lines(table, 1, 1000);
    if (!stored) throw new Error('no table');
    replayChecked(title.game, 3, stored.header.options, log, stored.header.secret);
    const made = log.filter(({ actor, id }) => actor === seats[1] && id === undefined);
    expect(made.map(({ action }) => action)).toEqual([
      { do: 'bid', amount: 2 },
      { do: 'bid', amount: 4 },
    ]);
  });

  test('that comes once more, late, is not given again: sent twice, it was done and withdrawn', async () => {
    const { house, seats, speakers } = await auction();
    const [one, two, three] = speakers;
    const request = { t: 'order', order: upTo(9) } as const;
    expect(await two.ask(request, 'sent-twice')).toMatchObject({ t: 'done' });
    expect(await two.ask({ t: 'lift' }, 'withdrawn')).toMatchObject({ t: 'done' });
    expect(await two.ask(request, 'sent-twice')).toMatchObject({ t: 'done' });
    expect(asideOf(two).orders).toBeUndefined();
    // Nor is a new one withdrawn by what was meant for the one before.
    expect(await two.ask(request, 'sent-anew')).toMatchObject({ t: 'done' });
    expect(await two.ask({ t: 'lift' }, 'withdrawn')).toMatchObject({ t: 'done' });
    await bid(one, 1);
    await house.settle();
    expect(seen(three)).toMatchObject({ bid: 2, bidder: seats[1], seat: seats[2] });
  });

  test('is played at once if it is its owner’s turn, and is done when it has no more to say', async () => {
    const { house, seats, speakers } = await auction();
    const [one, two] = speakers;
    await one.ask({ t: 'order', order: { kind: 'pass', turn: 1 } });
    await house.settle();
    expect(seen(two)).toMatchObject({ seat: seats[1] });
    expect(asideOf(one).orders).toBeUndefined();
  });

  test('is shown to nobody but its own seat', async () => {
    const { house, table, speakers } = await auction();
    const [one, two, three] = speakers;
    const before = [one, three].map(({ heard }) => heard.length);
    await two.ask({ t: 'order', order: upTo(4) });
    await house.settle();
    expect(asideOf(two).orders).toEqual([{ order: upTo(4) }]);
    expect([one, three].map(({ heard }) => heard.length)).toEqual(before);
    const watcher = await Guest.at((house.nodes[0] as TestNode).tables, table, 9);
    for (const other of [one, three, watcher]) {
      expect(JSON.stringify(other.heard)).not.toMatch(/orders|upTo/);
    }
    await two.ask({ t: 'lift' });
    await house.settle();
    for (const other of [one, three, watcher]) {
      expect(JSON.stringify(other.heard)).not.toMatch(/orders|upTo/);
    }
  });

  test('is withdrawn at any moment, and lifted as soon as its owner plays or takes back', async () => {
    const { house, seats, speakers } = await auction();
    const [one, two, three] = speakers;
    await one.ask({ t: 'order', order: upTo(9) });
    await house.settle();
    expect(seen(one)).toMatchObject({ bid: 1, bidder: seats[0] });
    await one.ask({ t: 'lift', kind: 'bid' });
    await bid(two, 2);
    await bid(three, 3);
    await house.settle();
    expect(seen(one)).toMatchObject({ bid: 3, seat: seats[0] });
    await two.ask({ t: 'order', order: upTo(9) });
    await bid(one, 4);
    await house.settle();
    expect(seen(one)).toMatchObject({ bid: 5, bidder: seats[1] });
    await two.ask({ t: 'undo', after: two.view.seq, to: two.view.seq - 1 });
    await house.settle();
    expect(asideOf(two).orders).toBeUndefined();
    expect(seen(one)).toMatchObject({ bid: 4, seat: seats[1] });
  });

  test('must be one, of a game that goes on, for one’s own seat', async () => {
    const { house, table, speakers } = await auction();
    const [one] = speakers;
    for (const order of [
      undefined,
      null,
      7,
      {},
      { kind: 'bid' },
      upTo(0),
      upTo(1000),
      { ...upTo(3), more: 1 },
      { kind: 'plan', steps: [] },
      { kind: 'plan', steps: [[{ do: 'nothing' }]] },
    ]) {
      const answer = await one.ask({ t: 'order', order });
      expect(answer).toMatchObject({ t: 'refused', why: 'malformed' });
    }
    const watcher = await Guest.at((house.nodes[0] as TestNode).tables, table, 9);
    for (const request of [{ t: 'order', order: upTo(3) } as const, { t: 'lift' } as const]) {
      expect(await watcher.ask(request)).toMatchObject({ t: 'refused', why: 'not-yours' });
    }
  });

  test('is played where nobody keeps jobs too: at a table of this browser', async () => {
    const { tables } = tablesOver(undefined, FIRST_OF_ANY);
    const wishes = [ada, { kind: 'me', name: 'Bob' } as const];
    const table = await newTable(tables, wishes, 'railroad-tycoon');
    const both = [await Guest.at(tables, table, 1, 0), await Guest.at(tables, table, 1, 1)];
    const first = (both[0] as Guest).seatToAct;
    const [one, two] = [both[first], both[1 - first]] as [Guest, Guest];
    await two.ask({ t: 'order', order: upTo(3) });
    expect(asideOf(one).orders).toBeUndefined();
    await bid(one, 1);
    expect(seen(one)).toMatchObject({ bid: 2, bidder: 1 - first });
  });
});

describe('H.13 a sealed plan', () => {
  test('is played step by step in its owner’s own turn, and lifted at the first that is not allowed', async () => {
    const { house, table, seats, speakers } = await auction();
    const [one, two, three] = speakers;
    const steps = [[{ do: 'issue-share' }, { do: 'upgrade' }], [{ do: 'bid', amount: 1 }]];
    await two.ask({ t: 'order', order: { kind: 'plan', steps } });
    await one.act({ do: 'pass' });
    await house.settle();
    // It says nothing about an auction.
    expect(seen(one)).toMatchObject({ phase: 'auction', seat: seats[1] });
    expect(asideOf(two).orders).toEqual([{ order: { kind: 'plan', steps } }]);
    // One who bids by hand has lifted the plan: it is sealed again.
    await bid(two, 1);
    expect(asideOf(two).orders).toBeUndefined();
    await two.ask({ t: 'order', order: { kind: 'plan', steps } });
    await three.act({ do: 'pass' });
    await house.settle();
    expect(asideOf(two).orders).toEqual([{ order: { kind: 'plan', steps: steps.slice(1) } }]);
    const log = await house.kept.store.lines(table, 1, 1000);
    expect(log.filter(({ id }) => id === undefined).at(-1)).toMatchObject({
      actor: seats[1],
      action: { do: 'upgrade' },
    });
    for (const guest of [three, one]) {
      expect(await guest.act({ do: 'decline-action' })).toMatchObject({ t: 'done' });
      await house.settle();
    }
    expect(asideOf(two).orders).toEqual([
      { order: { kind: 'plan', steps: steps.slice(1) }, lifted: true },
    ]);
    expect(two.isToAct(seats[1])).toBe(true);
  });
});
