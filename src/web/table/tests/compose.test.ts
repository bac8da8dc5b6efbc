import { afterEach, expect, test } from 'vitest';
import { MOST_ACTIONS, type SeatWish } from '#protocol/parts.ts';
import type { ToClient, Welcome } from '#protocol/to-client.ts';
import { Composer } from '../compose.ts';
import { readMessage } from '../connection.ts';
import { TableStore } from '../store.ts';
import {
  connectTo,
  fakeConnection,
  newHouse,
  newTable,
  SECRETS,
  SILENT,
  title,
  until,
} from './house.ts';

const stores: TableStore[] = [];
afterEach(() => {
  for (const store of stores.splice(0)) store.close();
});

const [me, other] = SECRETS;

/** Two people at a table, the first to act. */
async function seated() {
  const house = newHouse();
  const id = await newTable(house, [{ kind: 'me', name: 'Ann' }, { kind: 'open' }], me);
  const open = (secret: string) => {
    const store = new TableStore(connectTo(house, id, secret));
    store.foldBy(title.game.fold);
    stores.push(store);
    store.stage.pace = () => 0;
    return store;
  };
  const [ann, bob] = [open(me), open(other)];
  await until(() => bob.getSnapshot().live !== undefined);
  await bob.request({ t: 'sit', seat: 1, name: 'Bob' });
  await until(() => ann.getSnapshot().live?.status === 'running');
  return { ann, bob, composer: new Composer(title, ann) };
}

type Laying = { do: string; card: number; row: number };
const layings = (composer: Composer) => composer.choices() as Laying[];
const seqOf = (store: TableStore) => store.getSnapshot().live?.seq ?? 0;

test('choices are there for whoever is to act, and for nobody else', async () => {
  const { bob, composer } = await seated();
  expect(composer.choices().length).toBeGreaterThan(0);
  expect(new Composer(title, bob).choices()).toEqual([]);
});

test('what is foreseen is what comes', async () => {
  const { ann, composer } = await seated();
  const [first] = layings(composer);
  const actions = [first, { do: 'end-step', step: 'passengers' }];
  const foreseen = composer.after(actions);
  expect(await composer.act(actions)).toBeUndefined();
  expect(ann.getSnapshot().live?.view).toEqual(foreseen);
});

test('of a gesture that is refused somewhere nothing is done', async () => {
  const { ann, composer } = await seated();
  const [first] = layings(composer);
  const before = seqOf(ann);
  const bad = { do: 'bank', card: first?.card };
  const stopped = await composer.act([first, bad, { do: 'end-step', step: 'passengers' }]);
  expect(stopped).toMatchObject({ action: bad, refusal: { rule: '3.3' } });
  expect(seqOf(ann)).toBe(before);
  expect(composer.after([bad])).toBeUndefined();
});

test('a gesture is one request up to chance, and goes on after it', async () => {
  const { wire, welcome, composer, first } = await onScriptedWire();
  const turn = [
    first,
    ...['passengers', 'stations', 'income'].map((step) => ({ do: 'end-step', step })),
  ];
  const gesture = composer.act([...turn, first]);
  await until(() => wire.sent.length === 1);
  expect(wire.sent[0]).toMatchObject({ t: 'act', after: welcome.seq, actions: turn });
  wire.say({ t: 'done', id: wire.sent[0]?.id ?? '', seq: welcome.seq + 1 });
  // On the table as it is then: this page has not heard of anything new.
  await until(() => wire.sent.length === 2);
  expect(wire.sent[1]).toMatchObject({ t: 'act', actions: [first] });
  wire.say({ t: 'refused', id: wire.sent[1]?.id ?? '', rule: '3.2', at: 0 });
  expect(await gesture).toMatchObject({ action: first, refusal: { rule: '3.2' } });
});

test('a gesture too long for one request is sent in parts', async () => {
  const { wire, composer, first } = await onScriptedWire();
  const watching = await welcomeAtNewTable();
  // Whoever watches is judged by the table alone.
  wire.say({ ...watching, eyes: 'watcher' });
  void composer.act(new Array(MOST_ACTIONS + 1).fill(first));
  await until(() => wire.sent.length === 1);
  expect(wire.sent[0]).toMatchObject({ actions: new Array(MOST_ACTIONS).fill(first) });
  wire.say({ t: 'done', id: wire.sent[0]?.id ?? '', seq: 2 });
  await until(() => wire.sent.length === 2);
  expect(wire.sent[1]).toMatchObject({ actions: [first] });
});

test('gestures made quickly are done one after the other', async () => {
  const { ann, composer } = await seated();
  const [first] = layings(composer);
  const before = seqOf(ann);
  const all = [composer.act([first]), composer.act([{ do: 'end-step', step: 'passengers' }])];
  expect(await Promise.all(all)).toEqual([undefined, undefined]);
  expect(seqOf(ann)).toBe(before + 2);
});

test('a stale action is tried again on the table as it is then, six times in all', async () => {
  const { wire, welcome, composer, first } = await onScriptedWire();
  const gesture = composer.act([first]);
  for (let tried = 1; tried <= 6; tried++) {
    await until(() => wire.sent.length === tried);
    const after = welcome.seq + tried - 1;
    expect(wire.sent.at(-1)).toMatchObject({ t: 'act', after, actions: [first] });
    wire.say({ t: 'refused', id: wire.sent.at(-1)?.id ?? '', why: 'stale' });
    if (tried === 6) break;
    await until(() => wire.rejoined === tried);
    wire.say({ ...welcome, seq: after + 1 });
  }
  expect(await gesture).toEqual({ action: first, why: 'stale' });
});

/** Somebody to move at a table whose answers the test gives. */
async function onScriptedWire() {
  const wire = fakeConnection();
  const store = new TableStore(wire.connect);
  stores.push(store);
  store.stage.pace = () => 0;
  const welcome = await welcomeAtNewTable();
  wire.link('open');
  wire.say(welcome);
  const composer = new Composer(title, store);
  const [first] = layings(composer);
  return { wire, welcome, composer, first };
}

async function welcomeAtNewTable(): Promise<Welcome> {
  const house = newHouse();
  const seats: SeatWish[] = [
    { kind: 'me', name: 'Ann' },
    { kind: 'bot', bot: 'random' },
  ];
  const id = await newTable(house, seats, me);
  await house.enter(id, { ...SILENT, secret: me });
  const heard: ToClient[] = [];
  await house.enter(id, { ...SILENT, secret: me, send: (text) => heard.push(readMessage(text)) });
  return heard.find((message) => message.t === 'welcome') as Welcome;
}

test('nothing can be done while the past is on show', async () => {
  const { ann, composer } = await seated();
  const { live } = ann.getSnapshot();
  if (!live) throw new Error('not welcomed');
  ann.stage.show({ ...live.view });
  expect(composer.choices()).toEqual([]);
  ann.stage.show(live.view);
  expect(composer.choices().length).toBeGreaterThan(0);
});
