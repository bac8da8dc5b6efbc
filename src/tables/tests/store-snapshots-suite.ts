import { expect, test } from 'vitest';
import type { Store } from '../store.ts';
import { header, line, mark, seats, snapshot } from './store-samples.ts';

/** States kept beside the log. */
export function keepsSnapshots(open: () => Promise<Store>): void {
  test('a snapshot is stored with its line, or later, and comes back as it was', async () => {
    const store = await open();
    await store.create(header('one'), seats);
    await store.append('one', [line(1), line(2)], { snapshot: snapshot(2) });
    await store.append('one', [line(3), line(4)]);
    await store.keep('one', { snapshot: snapshot(4) });
    expect((await store.load('one'))?.snapshots).toEqual([mark(2), mark(4)]);
    expect(await store.snapshot('one', 2)).toEqual(snapshot(2));
    expect(await store.snapshot('one', 4)).toEqual(snapshot(4));
    expect(await store.snapshot('one', 3)).toBeUndefined();
    expect(await store.snapshot('two', 2)).toBeUndefined();
  });

  test('a snapshot of what was stored before is not kept once the log has gone on', async () => {
    const store = await open();
    await store.create(header('one'), seats);
    await store.append('one', [line(1), line(2)]);
    await store.append('one', [{ ...line(3), action: { undo: 1 } }]);
    await store.keep('one', { snapshot: snapshot(2), asOf: 2, over: true });
    expect(await store.load('one')).toMatchObject({ over: true, snapshots: [] });
    await store.keep('one', { snapshot: snapshot(1), asOf: 3 });
    expect((await store.load('one'))?.snapshots).toEqual([mark(1)]);
  });

  test('a snapshot that another engine made takes the place of the one before', async () => {
    const store = await open();
    await store.create(header('one'), seats);
    await store.append('one', [line(1), line(2)], { snapshot: snapshot(2) });
    await store.keep('one', { snapshot: { ...snapshot(2), engine: '4.1' } });
    expect((await store.load('one'))?.snapshots).toEqual([{ seq: 2, engine: '4.1' }]);
    expect(await store.snapshot('one', 2)).toEqual({ ...snapshot(2), engine: '4.1' });
  });

  test('what an undo strikes has no snapshot any more', async () => {
    const store = await open();
    await store.create(header('one'), seats);
    await store.create(header('two'), seats);
    for (const seq of [1, 2, 3, 4]) {
      for (const id of ['one', 'two'])
        await store.append(id, [line(seq)], { snapshot: snapshot(seq) });
    }
    await store.append('one', [{ ...line(5), action: { undo: 2 } }, line(6)], {
      snapshot: snapshot(6),
    });
    expect((await store.load('one'))?.snapshots).toEqual([mark(1), mark(2), mark(6)]);
    expect((await store.load('two'))?.snapshots).toHaveLength(4);
  });
}
