import { describe, expect, test } from 'vitest';
import { Guest, newTable } from './guest.ts';
import { twoNodes } from './node-house.ts';

const ADA = { kind: 'me', name: 'Ada' } as const;
const OPEN = { kind: 'open' } as const;

/** The seats, as this guest was told last. */
const seatsTo = ({ heard }: Guest) => {
  const told = heard.findLast((message) => message.t === 'seats' || message.t === 'welcome');
  return told && 'seats' in told ? told.seats : [];
};

const isHere = (guest: Guest, seat: number): unknown => {
  const shown = seatsTo(guest)[seat];
  return shown?.kind === 'guest' ? shown.here : shown?.kind;
};

describe('of two who wish for the same at two nodes', () => {
  test('one has the seat, and the other is told that it is taken', async () => {
    const { house, one, two } = twoNodes();
    const table = await newTable(one.tables, [ADA, OPEN, OPEN], 'pionniers');
    const bob = await Guest.at(one.tables, table, 2);
    const eve = await Guest.at(two.tables, table, 3);
    const answers = await Promise.all([
      bob.ask({ t: 'sit', seat: 1, name: 'Bob' }),
      eve.ask({ t: 'sit', seat: 1, name: 'Eve' }),
    ]);
    expect(answers.map(({ t }) => t).toSorted()).toEqual(['done', 'refused']);
    expect(answers.find(({ t }) => t === 'refused')).toMatchObject({ why: 'taken' });
    await house.settle();
    expect(seatsTo(bob)).toEqual(seatsTo(eve));
    expect(house.failures).toEqual([]);
  });

  test('both have a seat, if they wish for two, and the game begins once', async () => {
    const { house, one, two } = twoNodes();
    const table = await newTable(one.tables, [ADA, OPEN, OPEN], 'pionniers');
    const guests = [await Guest.at(one.tables, table, 2), await Guest.at(two.tables, table, 3)];
    const answers = await Promise.all(
      guests.map((guest, i) => guest.ask({ t: 'sit', seat: i + 1, name: `P${i}` })),
    );
    expect(answers.map(({ t }) => t)).toEqual(['done', 'done']);
    await house.settle();
    for (const guest of guests) expect(guest.view).toMatchObject({ status: 'running' });
    const [bob, eve] = guests as [Guest, Guest];
    expect(bob.view.seq).toBe(eve.view.seq);
    expect(await house.playJobs()).toBe(0);
    expect(house.failures).toEqual([]);
  });

  test('a table is deleted, or its last seat is taken, but not both', async () => {
    for (const isFirst of [true, false]) {
      const { house, one, two } = twoNodes();
      const table = await newTable(one.tables, [ADA, OPEN]);
      const ada = await Guest.at(one.tables, table, 1);
      const bob = await Guest.at(two.tables, table, 2);
      const sit = () => bob.ask({ t: 'sit', seat: 1, name: 'Bob' });
      const remove = () => ada.ask({ t: 'delete' });
      await Promise.all(isFirst ? [remove(), sit()] : [sit(), remove()]);
      await house.settle();
      const stored = await house.kept.store.load(table);
      const wasClosed = [ada, bob].map(({ heard }) => heard.some(({ t }) => t === 'closing'));
      expect(wasClosed).toEqual(stored ? [false, false] : [true, true]);
      if (stored) expect(stored.entries).toBeGreaterThan(0);
      expect(isFirst).toBe(stored === undefined);
    }
  });
});

test('what is asked at one node is agreed to at another, at once', async () => {
  const { house, table, ada, bob } = await atTwoNodes();
  await bob.ask({ t: 'sit', seat: 1, name: 'Bob' });
  await house.settle();
  for (let i = 0; i < 12; i++) {
    const mover = ada.isToAct(0) ? ada : bob;
    const seat = ada.isToAct(0) ? 0 : 1;
    await mover.act(mover.choices(seat)[0]);
    await house.carry();
  }
  const { seq } = ada.view;
  await ada.ask({ t: 'undo', after: seq, to: 1 }, 'the-ask1');
  // Bob's node has not heard of it yet, but his page may come from the first.
  expect(await bob.ask({ t: 'consent', ask: 'the-ask1', yes: true })).toMatchObject({ t: 'done' });
  expect(bob.view.seq).toBe(seq + 1);
  await house.settle();
  expect(ada.view).toMatchObject({ seq: seq + 1, table: bob.view.table });
  // Whoever comes later is not asked any more.
  const late = await Guest.at(house.open('late').tables, table, 1);
  expect(late.heard[0]).not.toHaveProperty('ask');
});

test('an ask that is open is told to whoever comes, at any node, until the log goes on', async () => {
  const { house, table, ada, bob } = await atTwoNodes();
  await bob.ask({ t: 'sit', seat: 1, name: 'Bob' });
  await house.settle();
  const asker = ada.isToAct(0) ? ada : bob;
  const seat = ada.isToAct(0) ? 0 : 1;
  const { seq } = asker.view;
  while (asker.isToAct(seat)) await asker.act(asker.choices(seat)[0]);
  expect(asker.view.seq).toBeGreaterThan(seq);
  await house.settle();
  const other = asker === ada ? bob : ada;
  await other.act(other.choices(1 - seat)[0]);
  await house.settle();
  await asker.ask({ t: 'undo', after: asker.view.seq, to: 1 }, 'the-ask2');
  const late = house.open('late').tables;
  const now = await Guest.at(late, table, 1);
  expect(now.heard[0]).toMatchObject({ ask: { id: 'the-ask2' } });
  await house.settle();
  expect(other.heard.findLast(({ t }) => t === 'asked')).toMatchObject({ ask: { id: 'the-ask2' } });
  const mover = ada.isToAct(0) ? ada : bob;
  await mover.act(mover.choices(mover === ada ? 0 : 1)[0]);
  await house.settle();
  expect(other.heard.findLast(({ t }) => t === 'asked')).toEqual({ t: 'asked' });
  expect((await Guest.at(late, table, 2)).heard[0]).not.toHaveProperty('ask');
});

describe('who is here', () => {
  test('is known at every node, and at one that has just begun', async () => {
    const { house, table, ada, bob } = await atTwoNodes();
    await bob.ask({ t: 'sit', seat: 1, name: 'Bob' });
    await house.settle();
    expect([isHere(ada, 1), isHere(bob, 0)]).toEqual([true, true]);
    const third = house.open('third').tables;
    await house.settle();
    expect((await third.summary(table))?.seats).toMatchObject([{ here: true }, { here: true }]);
    expect(third.isOpen(table)).toBe(true);
    await bob.leave();
    await house.settle();
    expect(isHere(ada, 1)).toBe(false);
    expect((await third.summary(table))?.seats).toMatchObject([{ here: true }, { here: false }]);
  });

  test('is nobody at a node that says goodbye, or nothing for too long', async () => {
    for (const isDead of [true, false]) {
      const { house, one, two } = twoNodes();
      const table = await newTable(one.tables, [ADA, OPEN]);
      const ada = await Guest.at(one.tables, table, 1);
      const bob = await Guest.at(two.tables, table, 2);
      await bob.ask({ t: 'sit', seat: 1, name: 'Bob' });
      await house.settle();
      expect(isHere(ada, 1)).toBe(true);
      if (isDead) two.die();
      else two.tables.close();
      await house.carry();
      expect(isHere(ada, 1)).toBe(isDead);
      await house.settle();
      expect(isHere(ada, 1)).toBe(false);
    }
  });
});

test('a table at which nothing happens is put away, and nobody notices', async () => {
  const { house, one, table, ada, bob } = await atTwoNodes();
  await bob.ask({ t: 'sit', seat: 1, name: 'Bob' });
  let loads = 0;
  const { store } = house.kept;
  const { load } = store;
  store.load = (id) => {
    loads++;
    return load(id);
  };
  for (let i = 0; i < 6; i++) {
    await house.settle();
    loads = 0;
    const seat = ada.isToAct(0) ? 0 : 1;
    const mover = [ada, bob][seat] as Guest;
    expect(await mover.act(mover.choices(seat)[0])).toMatchObject({ t: 'done' });
    await house.carry();
    // Both nodes had to read it again.
    expect(loads).toBe(2);
    expect(bob.view).toMatchObject({ seq: ada.view.seq, table: ada.view.table });
  }
  await house.settle();
  expect(await ada.ask({ t: 'look', at: 1 })).toMatchObject({ t: 'seen' });
  await house.settle();
  expect((await one.tables.summary(table))?.status).toBe('running');
  await bob.leave();
  await house.settle();
  expect(isHere(ada, 1)).toBe(false);
  for (const guest of [ada, bob]) guest.expectContiguous();
  expect(house.failures).toEqual([]);
});

test('what is stored though its answer was lost is told to the other nodes as soon as it is known', async () => {
  const { house, ada, bob } = await atTwoNodes();
  await bob.ask({ t: 'sit', seat: 1, name: 'Bob' });
  await house.settle();
  const { store } = house.kept;
  const { append } = store;
  store.append = async (...asked) => {
    store.append = append;
    await append(...asked);
    throw new Error('the answer was lost');
  };
  const { seq } = ada.view;
  const seat = ada.isToAct(0) ? 0 : 1;
  const [mover, other] = seat === 0 ? [ada, bob] : [bob, ada];
  const move = () => mover.act(mover.choices(seat)[0], 'request-1');
  expect(await move()).toMatchObject({ why: 'unavailable' });
  expect(await move()).toMatchObject({ t: 'done', seq: seq + 1 });
  await house.carry();
  expect(other.view).toMatchObject({ seq: seq + 1, table: mover.view.table });
  expect(house.failures).toEqual([new Error('the answer was lost')]);
});

/** Ada has a seat and is at one node; Bob, who has none yet, is at the other. */
async function atTwoNodes() {
  const { house, one, two } = twoNodes();
  const table = await newTable(one.tables, [ADA, OPEN]);
  const ada = await Guest.at(one.tables, table, 1);
  const bob = await Guest.at(two.tables, table, 2);
  return { house, one, two, table, ada, bob };
}
