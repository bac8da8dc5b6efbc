import { expect, test } from 'vitest';
import { titleOf } from '#games/catalogue.ts';
import type { Kind } from '#kernel/game.ts';
import { replayChecked } from '#kernel/replay.ts';
import type { Title } from '#kernel/title.ts';
import { ada, asideOf, open } from './auction-table.ts';
import { Guest, newTable } from './guest.ts';
import { NodeHouse, type TestNode } from './node-house.ts';

/** So many people at a game, each at the next of two nodes. */
async function seated(game: string, persons: number, seed: number) {
  const house = new NodeHouse(2, seed);
  const nodes = house.nodes as [TestNode, TestNode];
  const seats = [ada, ...Array.from({ length: persons - 1 }, () => open)];
  const table = await newTable(nodes[0].tables, seats, game);
  const guests: Guest[] = [];
  for (let seat = 0; seat < persons; seat++) {
    const guest = await Guest.at((nodes[seat % 2] as TestNode).tables, table, seat + 1);
    if (seat > 0) await guest.ask({ t: 'sit', seat, name: `P${seat}` });
    guests.push(guest);
    await house.settle();
  }
  return { house, table, guests };
}

test('Les Pionniers: what everybody has ordered plays the whole game, with nobody there', async () => {
  const { house, table, guests } = await seated('pionniers', 4, 3);
  for (const guest of guests) {
    for (const order of [{ kind: 'keep' }, { kind: 'throw', for: 'safe' }]) {
      expect(await guest.ask({ t: 'order', order })).toMatchObject({ t: 'done' });
    }
    await guest.leave();
  }
  for (let i = 0; i < 20; i++) await house.settle();
  const stored = await house.kept.store.load(table);
  expect(stored?.over).toBe(true);
  const log = await house.kept.store.lines(table, 1, 10_000);
  const title = (await titleOf('pionniers')) as Title<Kind>;
  replayChecked(title.game, 4, stored?.header.options, log, stored?.header.secret ?? '');
  // More than are played in a row.
  expect(log.filter(({ actor }) => actor !== 'chance').length).toBeGreaterThan(100);
  expect(await house.playJobs()).toBe(0);
  expect(house.failures).toEqual([]);
});

type Tram = { turn: number; turns: number; rows: number[][]; phase: string };

test('Trambahn: a passenger is laid and the turn ended, unless somebody was there first', async () => {
  const { house, guests } = await seated('trambahn', 2, 5);
  const seen = (guest: Guest) => guest.view.table as Tram;
  const seat = (guests[0] as Guest).seatToAct;
  const [now, then] = [guests[seat] as Guest, guests[1 - seat] as Guest];
  const { hand } = then.view.own as { hand: number[] };
  const card = hand[0] as number;
  const row = card === 40 ? 0 : Math.floor(card / 10);
  const { turns, rows } = seen(then);
  const after = rows[row]?.length ?? 0;
  const order = { kind: 'turn', turn: turns + 1, lay: { card, row, after } };
  expect(await then.ask({ t: 'order', order })).toMatchObject({ t: 'done' });
  // The first turn is ended by an order too, as soon as its passenger is laid.
  const first = now.choices(seat).find((action) => (action as { row?: number }).row !== row);
  await now.act(first);
  if (seen(now).turns === turns)
    await now.ask({ t: 'order', order: { kind: 'turn', turn: turns } });
  await house.settle();
  expect(seen(now)).toMatchObject({ turn: seat, turns: turns + 2, phase: 'passengers' });
  expect(seen(now).rows[row]).toHaveLength((after + 1) % 4);
  // Somebody lays there first: it is lifted, told, and its owner decides.
  const again = { ...order, turn: turns + 3, lay: { card, row, after: 3 } };
  await then.ask({ t: 'order', order: again });
  await now.act(now.choices(seat)[0]);
  if (seen(now).turns === turns + 2)
    await now.ask({ t: 'order', order: { kind: 'turn', turn: turns + 2 } });
  await house.settle();
  expect(seen(now)).toMatchObject({ turn: 1 - seat, turns: turns + 3 });
  expect(asideOf(then).orders).toEqual([{ order: again, lifted: true }]);
  expect(house.failures).toEqual([]);
  for (const guest of guests) guest.expectContiguous();
});

test('a sealed plan comes first, whatever was ordered before it; the rest is for where it says nothing', async () => {
  const { house, table, guests } = await seated('trambahn', 2, 8);
  const seat = (guests[0] as Guest).seatToAct;
  const [now, then] = [guests[seat] as Guest, guests[1 - seat] as Guest];
  const { turns } = now.view.table as Tram;
  await then.ask({ t: 'order', order: { kind: 'turn', turn: turns + 1 } });
  const { hand } = then.view.own as { hand: number[] };
  const steps = hand
    .slice(0, 2)
    .map((card) => [{ do: 'lay-passenger', card, row: card === 40 ? 0 : Math.floor(card / 10) }]);
  expect(await then.ask({ t: 'order', order: { kind: 'plan', steps } })).toMatchObject({
    t: 'done',
  });
  await now.act(now.choices(seat)[0]);
  await now.ask({ t: 'order', order: { kind: 'turn', turn: turns } });
  await house.settle();
  const log = await house.kept.store.lines(table, 1, 1000);
  const deeds = log.flatMap(({ actor, action }) => (actor === 1 - seat ? [action] : []));
  expect(deeds.slice(0, 3)).toEqual([...steps.flat(), { do: 'end-step', step: 'stations' }]);
  expect(now.view.table).toMatchObject({ turn: seat, turns: turns + 2 });
  expect(asideOf(then).orders?.filter(({ lifted }) => lifted) ?? []).toEqual([]);
});

type Tycoon = { phase: string; turn: number };
type Deed = { do: string; card?: number };

test('Railroad Tycoon: a card is taken if it is still there, by a sealed plan of that card alone; else its owner is told', async () => {
  const { house, table, guests } = await seated('railroad-tycoon', 2, 4);
  const seen = () => (guests[0] as Guest).view.table as Tycoon;
  const deedsOf = (guest: Guest, seat: number) => guest.choices(seat) as Deed[];
  const actor = () => guests[(guests[0] as Guest).seatToAct] as Guest;
  /** Whoever is to act does the first such thing they may. */
  const does = async (isIt: (deed: Deed) => boolean): Promise<Deed> => {
    const found = deedsOf(actor(), actor().seatToAct).find(isIt);
    if (!found) throw new Error('nobody may');
    expect(await actor().act(found)).toMatchObject({ t: 'done' });
    await house.settle();
    return found;
  };
  while (seen().phase !== 'act') await does(({ do: what }) => what !== 'bid');
  const seat = actor().seatToAct;
  const then = guests[1 - seat] as Guest;
  const cards = deedsOf(actor(), seat).flatMap(({ do: what, card }) =>
    what === 'take-card' && card !== undefined ? [card] : [],
  );
  const [mine, taken] = cards;
  const ordered = (card: number | undefined) => ({
    kind: 'plan',
    steps: [[{ do: 'take-card', card }]],
  });
  expect(await then.ask({ t: 'order', order: ordered(mine) })).toMatchObject({ t: 'done' });
  await does(({ do: what }) => what === 'decline-action');
  const log = await house.kept.store.lines(table, 1, 1000);
  expect(log.filter((line) => line.actor === 1 - seat).at(-1)?.action).toEqual({
    do: 'take-card',
    card: mine,
  });
  // What the card brings its owner decides; then somebody else takes the next one first.
  while (actor() === then) await does(() => true);
  expect(await then.ask({ t: 'order', order: ordered(taken) })).toMatchObject({ t: 'done' });
  await does(({ card }) => card === taken);
  while (actor() !== then) await does(() => true);
  expect(asideOf(then).orders).toEqual([{ order: ordered(taken), lifted: true }]);
  expect(house.failures).toEqual([]);
});
