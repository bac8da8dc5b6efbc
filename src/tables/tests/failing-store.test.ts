import { setImmediate as turn } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import { memoryStore } from '../memory-store.ts';
import type { LogLine, Store } from '../store.ts';
import { begun, FIRST_CHOICE, type Guest, tablesOver, withBot } from './guest.ts';

const FULL = new Error('the disk is full');

/** A store that refuses such lines for as long as its disk is full, as it is at first. */
function failingStore(refuses = (_first: LogLine): boolean => true) {
  const memory = memoryStore();
  const disk = { full: true, refused: 0 };
  const append: Store['append'] = (id, lines, along) => {
    const [first] = lines;
    if (!disk.full || !first || !refuses(first)) return memory.append(id, lines, along);
    disk.refused++;
    return Promise.reject(FULL);
  };
  return { store: { ...memory, append }, disk };
}

/** Waits that last until the test says so. */
function slept() {
  const asked: number[] = [];
  let wake = () => {};
  const sleep = (ms: number) => {
    asked.push(ms);
    return new Promise<void>((resolve) => {
      wake = resolve;
    });
  };
  return { asked, sleep, wake: () => wake() };
}

describe('a store that fails', () => {
  test('leaves everything as it was, and the player may try again', async () => {
    const { store, disk } = failingStore();
    disk.full = false;
    const { tables, failures } = tablesOver(store);
    const { players } = await begun(tables);
    const seat = players[0].seatToAct;
    const mover = players[seat] as Guest;
    const other = players[1 - seat] as Guest;
    const before = other.heard.length;
    disk.full = true;
    const action = mover.choices(seat)[0];
    expect(await mover.act(action, 'request-1')).toMatchObject({ why: 'unavailable' });
    expect(failures).toEqual([FULL]);
    expect(other.heard).toHaveLength(before);
    expect(mover.view.seq).toBe(1);
    disk.full = false;
    expect(await mover.act(action, 'request-1')).toMatchObject({ t: 'done', seq: 2 });
  });

  test('does not silence a bot for ever', async () => {
    const { store, disk } = failingStore(({ actor }) => actor === 1);
    const { tables, failures } = tablesOver(store, FIRST_CHOICE);
    const { ada } = await withBot(tables);
    while (ada.seatToAct === 0) await ada.act(ada.choices(0).at(-1));
    await turn();
    expect(failures).toEqual([FULL]);
    disk.full = false;
    const { seq } = ada.view;
    await ada.ask({ t: 'look', at: 0 });
    for (let i = 0; i < 10; i++) await turn();
    expect(ada.view.seq).toBeGreaterThan(seq);
  });

  test('is tried again for a bot, after longer and longer waits, until it works', async () => {
    const { store, disk } = failingStore(({ actor }) => actor === 1);
    const { asked, sleep, wake } = slept();
    const { tables, failures } = tablesOver(store, FIRST_CHOICE, sleep);
    const { ada } = await withBot(tables);
    while (ada.seatToAct === 0) await ada.act(ada.choices(0).at(-1));
    const { seq } = ada.view;
    for (let tries = 1; tries <= 8; tries++) {
      while (asked.length < tries) await turn();
      wake();
    }
    while (asked.length < 9) await turn();
    expect(asked).toEqual([250, 500, 1000, 2000, 4000, 8000, 10_000, 10_000, 10_000]);
    expect(failures).toHaveLength(9);
    expect(ada.view.seq).toBe(seq);
    disk.full = false;
    wake();
    while (ada.view.seq === seq) await turn();
    expect(asked).toHaveLength(9);
  });

  test('is tried again for chance, which has the first turn', async () => {
    const { store, disk } = failingStore();
    const { sleep, wake } = slept();
    const { tables } = tablesOver(store, FIRST_CHOICE, sleep);
    const { ada } = await withBot(tables);
    expect(ada.view).toMatchObject({ seq: 0, status: 'running' });
    disk.full = false;
    wake();
    while (ada.view.seq === 0) await turn();
  });

  test('is not tried again at a table that everybody has left', async () => {
    const { store, disk } = failingStore();
    const { asked, sleep, wake } = slept();
    const { tables } = tablesOver(store, FIRST_CHOICE, sleep);
    const { ada } = await withBot(tables);
    await ada.leave();
    wake();
    for (let i = 0; i < 10; i++) await turn();
    expect([disk.refused, asked]).toEqual([1, [250]]);
  });
});
