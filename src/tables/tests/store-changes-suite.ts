import { expect, test } from 'vitest';
import type { AskStored } from '../beside.ts';
import { Conflict, NoTable, type SeatStored, type Store } from '../store.ts';
import { fresh, header, line, seats, snapshot } from './store-samples.ts';

const ASK: AskStored = { id: 'ask-1', by: 0, to: 1, agreed: [2], after: 3 };

/** What changes beside the log, by versions. */
export function keepsChanges(open: () => Promise<Store>): void {
  test('a change goes by the version of the table, which goes up by one each time', async () => {
    const store = await open();
    await store.create(header('one'), seats);
    const nobody: SeatStored[] = seats.map(() => ({ kind: 'open' }));
    await store.change('one', 0, { seats: nobody, host: 'ef'.repeat(32), beside: { ask: ASK } });
    await expect(store.change('one', 0, { seats, beside: {} })).rejects.toThrow(Conflict);
    await expect(store.change('one', 2, { host: 'aa' })).rejects.toThrow(Conflict);
    const changed = { ...fresh('one'), seats: nobody, version: 1, beside: { ask: ASK } };
    changed.header.host = 'ef'.repeat(32);
    expect(await store.load('one')).toEqual(changed);
    await store.change('one', 1, {});
    expect(await store.load('one')).toEqual({ ...changed, version: 2 });
  });

  test('what is asked is there until nothing is asked any more', async () => {
    const store = await open();
    await store.create(header('one'), seats);
    await store.change('one', 0, { beside: { ask: ASK, access: 'public' } });
    await store.change('one', 1, { seats });
    expect(await store.load('one')).toMatchObject({ beside: { ask: ASK, access: 'public' } });
    await store.append('one', [line(1)], { over: true, snapshot: snapshot(1) });
    expect(await store.load('one')).toMatchObject({ beside: { ask: ASK }, over: true, version: 2 });
    await store.change('one', 2, { beside: { ask: { ...ASK, after: 4 } } });
    expect((await store.load('one'))?.beside).toEqual({ ask: { ...ASK, after: 4 } });
    await store.change('one', 3, { beside: {} });
    expect((await store.load('one'))?.beside).toEqual({});
  });

  test('whose turn it is stays until an entry makes it another’s', async () => {
    const store = await open();
    await store.create(header('one'), seats, { held: true });
    expect(await store.load('one')).toEqual({ ...fresh('one'), beside: { held: true } });
    await store.append('one', [line(1)], { turn: { toAct: [2, 0], since: 7 } });
    await store.append('one', [line(2)]);
    await store.change('one', 0, { seats });
    expect((await store.load('one'))?.turn).toEqual({ toAct: [2, 0], since: 7 });
    await store.append('one', [line(3), line(4)], { turn: { toAct: [], since: 9 }, over: true });
    expect((await store.load('one'))?.turn).toEqual({ toAct: [], since: 9 });
  });

  test('of those who change the same version at once one wins, and the others change nothing', async () => {
    const store = await open();
    const names = ['one', 'two', 'three'];
    for (const id of names) await store.create(header(id), seats);
    for (let version = 0; version < 5; version++) {
      const attempts = names.flatMap((id) =>
        ['a', 'b', 'c'].map((host) => store.change(id, version, { host: `${host}${version}` })),
      );
      const results = await Promise.allSettled(attempts);
      const lost = results.filter((one) => one.status === 'rejected');
      expect(lost).toHaveLength(2 * names.length);
      for (const { reason } of lost) expect(reason).toBeInstanceOf(Conflict);
    }
    for (const { version } of await store.heads(names)) expect(version).toBe(5);
  });

  test('the heads of many tables say where each stands, and leave out those that are not there', async () => {
    const store = await open();
    const names = Array.from({ length: 250 }, (_, i) => `table${i}`);
    await Promise.all(names.map((id) => store.create(header(id), seats)));
    await store.append('table1', [line(1), line(2)]);
    await store.append('table1', [line(3)]);
    await store.change('table2', 0, {});
    const heads = new Map((await store.heads([...names, 'none'])).map((head) => [head.id, head]));
    expect(heads.size).toBe(names.length);
    expect(heads.get('table0')).toEqual({ id: 'table0', entries: 0, version: 0 });
    expect(heads.get('table1')).toEqual({ id: 'table1', entries: 3, version: 0 });
    expect(heads.get('table2')).toEqual({ id: 'table2', entries: 0, version: 1 });
    expect(await store.heads([])).toEqual([]);
  });
}

/** What changes beside the log together with it. */
export function keepsBoth(open: () => Promise<Store>): void {
  test('what is beside the log changes with new lines by its version: both are stored, or neither', async () => {
    const store = await open();
    await store.create(header('one'), seats);
    await store.change('one', 0, { beside: { held: true } });
    const asked = { ask: ASK };
    await store.append('one', [line(1), line(2)], { beside: { version: 1, beside: asked } });
    const stands = { entries: 2, version: 2, beside: asked };
    expect(await store.load('one')).toMatchObject(stands);
    for (const [version, seq] of [
      [1, 3],
      [3, 3],
      [2, 2],
    ] as const) {
      const late = store.append('one', [line(seq)], {
        over: true,
        beside: { version, beside: {} },
      });
      await expect(late).rejects.toThrow(Conflict);
    }
    const nowhere = store.append('none', [line(1)], { beside: { version: 0, beside: {} } });
    await expect(nowhere).rejects.toThrow(NoTable);
    expect(await store.load('one')).toMatchObject({ ...stands, over: false });
    expect(await store.lines('one', 1, 10)).toHaveLength(2);
    const both = [0, 1].map(() =>
      store.append('one', [line(3)], { beside: { version: 2, beside: {} } }),
    );
    const lost = (await Promise.allSettled(both)).filter(({ status }) => status === 'rejected');
    expect(lost).toHaveLength(1);
    expect(await store.load('one')).toMatchObject({ entries: 3, version: 3, beside: {} });
  });
}
