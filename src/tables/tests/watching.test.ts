import { expect, test } from 'vitest';
import { PROTOCOL } from '#protocol/parts.ts';
import { NotInvited } from '../not-invited.ts';
import { watchersTold } from '../seats-told.ts';
import { markOf } from '../tables.ts';
import { asideOf, running, why } from './absence-house.ts';
import { Guest, newTable, secretOf } from './guest.ts';
import { FIRST_OF_ANY, NodeHouse, type TestNode, twoNodes } from './node-house.ts';

const ADA = { kind: 'me', name: 'Ada' } as const;
const OPEN = { kind: 'open' } as const;

const toldTo = ({ heard }: Guest) =>
  heard.findLast((message) => message.t === 'seats' || message.t === 'welcome');

test('those who watch are counted over all nodes, and no more when they have gone', async () => {
  const { house, one, two } = twoNodes();
  const table = await newTable(one.tables, [ADA, OPEN]);
  const ada = await Guest.at(one.tables, table, 1);
  const bob = await Guest.at(one.tables, table, 2);
  const eve = await Guest.at(two.tables, table, 3);
  await house.settle();
  for (const guest of [ada, bob, eve]) expect(toldTo(guest)).toMatchObject({ watchers: 2 });
  await bob.ask({ t: 'sit', seat: 1, name: 'Bob' });
  await house.settle();
  expect(toldTo(ada)).toMatchObject({ watchers: 1 });
  await eve.leave();
  await house.settle();
  expect(toldTo(ada)).not.toHaveProperty('watchers');
  expect(house.failures).toEqual([]);
});

test('many who watch are told in round numbers', () => {
  expect([0, 7, 19, 20, 57, 199, 200, 1234].map(watchersTold)).toEqual([
    0, 7, 19, 20, 50, 190, 200, 1200,
  ]);
});

test('a seat that is taken away at one node is gone at all, and the game is laid for those that are left', async () => {
  const { house, one, two } = twoNodes();
  const table = await newTable(one.tables, [ADA, OPEN, OPEN], 'pionniers');
  const ada = await Guest.at(one.tables, table, 1);
  const eve = await Guest.at(two.tables, table, 3);
  const dropped = await ada.ask({ t: 'drop-seat', seat: 2, seats: 3 });
  expect(dropped).toMatchObject({ t: 'done' });
  await house.settle();
  for (const guest of [ada, eve]) expect(toldTo(guest)).toMatchObject({ seats: [{}, OPEN] });
  expect(await eve.ask({ t: 'sit', seat: 1, name: 'Eve' })).toMatchObject({ t: 'done' });
  await house.settle();
  for (const guest of [ada, eve]) expect(guest.view).toMatchObject({ status: 'running' });
  expect(ada.view.seq).toBe(eve.view.seq);
  expect(await ada.ask({ t: 'drop-seat', seat: 1, seats: 2 })).toMatchObject({ why: 'begun' });
  expect(house.failures).toEqual([]);
});

test('of two, one sits down and the other takes the seat away: one of it is so, at both nodes', async () => {
  for (const isFirst of [true, false]) {
    const { house, one, two } = twoNodes();
    const table = await newTable(one.tables, [ADA, OPEN, OPEN], 'pionniers');
    const ada = await Guest.at(one.tables, table, 1);
    const bob = await Guest.at(two.tables, table, 2);
    const drop = () => ada.ask({ t: 'drop-seat', seat: 1, seats: 3 });
    const sit = () => bob.ask({ t: 'sit', seat: 1, name: 'Bob' });
    await Promise.all(isFirst ? [drop(), sit()] : [sit(), drop()]);
    await house.settle();
    const [first, second] = [toldTo(ada), toldTo(bob)];
    if (!first || !second || !('seats' in first && 'seats' in second)) throw new Error('not told');
    expect(first.seats.map(({ kind }) => kind)).toEqual(second.seats.map(({ kind }) => kind));
    expect(first.seats.length).toBeGreaterThanOrEqual(2);
    expect(house.failures).toEqual([]);
  }
});

test('a private table asks who is invited, and lets in its host and who sits there unasked', async () => {
  const asked: string[] = [];
  const invited = markOf(secretOf(2));
  const people = {
    hoursOf: async () => new Map(),
    isInvited: async (_: string, holder: string) => {
      asked.push(holder);
      return holder === invited;
    },
  };
  const house = new NodeHouse(1, 7, FIRST_OF_ANY, people);
  const [{ tables }] = house.nodes as [TestNode];
  const table = await tables.create({
    v: PROTOCOL,
    game: 'trambahn',
    options: {},
    secret: secretOf(1),
    seats: [ADA, OPEN],
    access: 'private',
  });
  await Guest.at(tables, table, 1);
  expect(asked).toEqual([]);
  await expect(Guest.at(tables, table, 3)).rejects.toThrow(NotInvited);
  const bob = await Guest.at(tables, table, 2);
  await bob.ask({ t: 'sit', seat: 1, name: 'Bob' });
  asked.length = 0;
  await Guest.at(tables, table, 2);
  expect(asked).toEqual([]);
  expect(await tables.summary(table)).toMatchObject({ access: 'private' });
});

test('who only watches has no say: nobody is called, voted on, paused, retaken, resigned for, ordered or undone by them, nor a rematch offered', async () => {
  const { house, table, one, guests, late } = await running(2);
  const [ada] = guests as [Guest, Guest];
  const eve = await Guest.at(one.tables, table, 9);
  await house.settle();
  const before = { aside: asideOf(ada), seq: ada.view.seq };
  const asked: Parameters<Guest['ask']>[0][] = [
    { t: 'act', after: before.seq, actions: [ada.choices(late)[0] ?? {}] },
    { t: 'nudge', seat: late },
    { t: 'vote', on: 'stand-in', seat: late, yes: true },
    { t: 'vote', on: 'stop', yes: true },
    { t: 'vote', on: 'pause', yes: true },
    { t: 'resume' },
    { t: 'retake' },
    { t: 'resign' },
    { t: 'rematch', yes: true },
    { t: 'order', order: { kind: 'pass' } },
    { t: 'lift' },
    { t: 'undo', after: before.seq, to: 1 },
    { t: 'consent', ask: 'nobody-asked', yes: true },
  ];
  for (const request of asked) {
    expect(why(await eve.ask(request)), JSON.stringify(request)).toBe('not-yours');
  }
  await house.settle();
  expect({ aside: asideOf(ada), seq: ada.view.seq }).toEqual(before);
  expect(house.failures).toEqual([]);
});
