import { expect, test } from 'vitest';
import { memoryStore } from '../memory-store.ts';
import { begun, Guest, tablesOver } from './guest.ts';

/** A store whose disk can fail: what is asked of it then is not kept. */
function failingStore() {
  const store = memoryStore();
  const disk = { fails: false };
  const append: typeof store.append = (...args) =>
    disk.fails ? Promise.reject(new Error('the disk is full')) : store.append(...args);
  return { disk, store: { ...store, append } };
}

test('what could not be kept has not happened: not for the mover, and not for who comes later', async () => {
  const { disk, store } = failingStore();
  const { tables, failures } = tablesOver(store);
  const { table, players } = await begun(tables);
  const seat = players[0].seatToAct as 0 | 1;
  const mover = players[seat];
  const before = structuredClone(mover.view);
  const [action] = mover.choices(seat);
  disk.fails = true;
  expect(await mover.act(action)).toMatchObject({ t: 'refused', why: 'unavailable' });
  expect(await mover.act(action)).toMatchObject({ t: 'refused', why: 'unavailable' });
  expect(failures).toHaveLength(2);
  const late = await Guest.at(tables, table, 9);
  expect(late.view).toMatchObject({ seq: before.seq, table: before.table });
  expect(await mover.ask({ t: 'look', at: before.seq })).toMatchObject({ table: before.table });
  disk.fails = false;
  expect(await mover.act(action)).toMatchObject({ t: 'done', seq: before.seq + 1 });
  const again = await Guest.at(tables, table, 10);
  expect(again.view.table).toEqual(mover.view.table);
  expect(late.view.table).toEqual(mover.view.table);
});
