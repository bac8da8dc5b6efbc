import { setImmediate as turn } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { memoryStore } from '../memory-store.ts';
import type { Store } from '../store.ts';
import { begun, Guest, newTable, noBots, tablesOver } from './guest.ts';
import { twoNodes } from './node-house.ts';

/** Tables that are looked at when the test says so, over a store that counts what is loaded and may fail to. */
function quietHouse() {
  const kept = memoryStore();
  const loading = { count: 0, fails: false };
  const store: Store = {
    ...kept,
    load: (id) => {
      loading.count++;
      return loading.fails ? Promise.reject(new Error('no disk')) : kept.load(id);
    },
  };
  let wake = (): void => {};
  const sleep = (): Promise<void> =>
    new Promise((resolve) => {
      wake = resolve;
    });
  const { tables, failures } = tablesOver(store, noBots, sleep, { quietMs: 1 });
  /** Nothing happens for so long that every table is put away. */
  const silence = async (): Promise<void> => {
    for (let looks = 0; looks < 3; looks++) {
      wake();
      await turn();
    }
    loading.count = 0;
  };
  return { kept, tables, failures, loading, silence };
}

const playsOn = async (...players: readonly Guest[]): Promise<void> => {
  const seat = players[0]?.seatToAct ?? 0;
  const player = players[seat] as Guest;
  expect(await player.act(player.choices(seat)[0])).toMatchObject({ t: 'done' });
};

test('a table that is put away is read again for the next move, and nobody is told more than that', async () => {
  const { tables, loading, silence } = quietHouse();
  const { players } = await begun(tables);
  await playsOn(...players);
  await silence();
  const heard = players.map((player) => player.heard.length);
  await playsOn(...players);
  expect(loading.count).toBe(1);
  await playsOn(...players);
  expect(loading.count).toBe(1);
  for (const [seat, player] of players.entries()) {
    const kinds = player.heard.slice(heard[seat]).map(({ t }) => t);
    expect(kinds.filter((t) => t !== 'done')).toEqual(['update', 'update']);
    player.expectContiguous();
  }
});

test('its link still shows who is there, and whoever comes or goes is told of', async () => {
  const { tables, silence } = quietHouse();
  const { table, players } = await begun(tables);
  await silence();
  expect((await tables.summary(table))?.seats).toMatchObject([{ here: true }, { here: true }]);
  await players[1].leave();
  expect(players[0].heard.at(-1)).toMatchObject({ t: 'seats', seats: [{}, { here: false }] });
  await silence();
  await Guest.at(tables, table, 2);
  expect(players[0].heard.at(-1)).toMatchObject({ t: 'seats', seats: [{}, { here: true }] });
});

test('whoever leaves last wakes nobody, and the table is forgotten', async () => {
  const { tables, loading, silence } = quietHouse();
  const table = await newTable(tables, [{ kind: 'me', name: 'Ada' }, { kind: 'open' }]);
  const ada = await Guest.at(tables, table, 1);
  await silence();
  await ada.leave();
  expect([loading.count, tables.count]).toEqual([0, 0]);
});

test('what is asked while it cannot be read is refused, and may be asked again', async () => {
  const { tables, failures, loading, silence } = quietHouse();
  const { table, players } = await begun(tables);
  await silence();
  loading.fails = true;
  const seat = players[0].seatToAct;
  const player = players[seat] as Guest;
  const refused = await player.act(player.choices(seat)[0], 'the-same-name');
  expect(refused).toMatchObject({ t: 'refused', why: 'unavailable' });
  // Whoever goes meanwhile is gone, though nobody can be told yet.
  await (players[1 - seat] as Guest).leave();
  expect(failures).toHaveLength(2);
  loading.fails = false;
  expect(await player.act(player.choices(seat)[0], 'the-same-name')).toMatchObject({ t: 'done' });
  const here = (await tables.summary(table))?.seats.map((one) => 'here' in one && one.here);
  expect(here?.[seat]).toBe(true);
  expect(here?.[1 - seat]).toBe(false);
});

test('an undo that is asked for stays asked', async () => {
  const { tables, silence } = quietHouse();
  const { players } = await begun(tables);
  const [ada, bob] = players;
  while (ada.view.seq < 6) await playsOn(ada, bob);
  const asking = (ada.view.floor ?? ada.view.seq) > 1 ? ada : bob;
  const other = asking === ada ? bob : ada;
  await asking.ask({ t: 'undo', after: ada.view.seq, to: 1 }, 'back-to-the-start');
  expect(other.heard.at(-1)).toMatchObject({ t: 'asked', ask: { id: 'back-to-the-start' } });
  await silence();
  const answer = await other.ask({ t: 'consent', ask: 'back-to-the-start', yes: false });
  expect(answer).toMatchObject({ t: 'done' });
  for (const { heard } of players) {
    expect(heard.findLast(({ t }) => t === 'asked')).toEqual({ t: 'asked' });
  }
});

test('what happens at another node is told as it happened, and its end too', async () => {
  const { house, one, two } = twoNodes();
  const table = await newTable(one.tables, [{ kind: 'me', name: 'Ada' }, { kind: 'open' }]);
  const ada = await Guest.at(one.tables, table, 1);
  const bob = await Guest.at(two.tables, table, 2);
  await bob.ask({ t: 'sit', seat: 1, name: 'Bob' });
  await house.settle();
  const heard = ada.heard.length;
  const players = [ada, bob];
  for (let moves = 0; moves < 3; moves++) {
    await playsOn(...players);
    await house.settle();
  }
  const kinds = ada.heard.slice(heard).map(({ t }) => t);
  expect(kinds).not.toContain('welcome');
  for (const player of players) player.expectContiguous();
  expect(ada.view.seq).toBe(bob.view.seq);
  expect(house.failures).toEqual([]);
});

test('whoever waits at a table that is removed elsewhere is sent home', async () => {
  const { house, one, two } = twoNodes();
  const table = await newTable(one.tables, [{ kind: 'me', name: 'Ada' }, { kind: 'open' }]);
  const ada = await Guest.at(one.tables, table, 1);
  const bob = await Guest.at(two.tables, table, 2);
  await house.settle();
  expect(await ada.ask({ t: 'delete' })).toBeDefined();
  await house.settle();
  expect(bob.heard.at(-1)).toEqual({ t: 'closing', why: 'deleted' });
  expect(await two.tables.summary(table)).toBeUndefined();
});
