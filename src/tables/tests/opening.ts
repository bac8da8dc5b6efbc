import { expect } from 'vitest';
import { rngFrom } from '#kernel/rng.ts';
import type { LogLine, Store } from '../store.ts';
import { Guest, noBots, tablesOver } from './guest.ts';
import { MemoryBus } from './memory-bus.ts';
import { begun, ISSUE } from './share-table.ts';

/** A store after whose next reading of a table something happens, once. */
function interrupted(store: Store) {
  const late = {
    ...store,
    meanwhile: async (): Promise<unknown> => undefined,
    async load(id: string) {
      const stored = await store.load(id);
      const { meanwhile } = late;
      late.meanwhile = async () => undefined;
      await meanwhile();
      return stored;
    },
  };
  return late;
}

/** An undo at one node takes away the snapshots that another is about to read: whoever comes there comes in all the same. */
export async function expectOpenedDespiteUndo(store: Store): Promise<void> {
  const bus = new MemoryBus(rngFrom(1));
  const nodeOver = (over: Store, id: string) =>
    tablesOver(over, noBots, undefined, {}, { node: { id, bus: bus.place() } });
  const one = nodeOver(store, 'one');
  const { table, both, seat } = await begun(one.tables);
  const { seq } = (both[0] as Guest).view;
  for (const guest of both) await guest.leave();
  const issued = Array.from({ length: 450 }, (_, i): LogLine => {
    return { seq: seq + i + 1, actor: seat, action: ISSUE, at: i };
  });
  await store.append(table, issued);
  const late = interrupted(store);
  const two = nodeOver(late, 'two');
  const player = await Guest.at(one.tables, table, 1, seat);
  expect((await store.load(table))?.snapshots).toHaveLength(2);

  const back = (to: number) => player.ask({ t: 'undo', after: player.view.seq, to });
  late.meanwhile = () => back(seq + 300);
  const watcher = await Guest.at(two.tables, table, 3);
  expect((await store.load(table))?.snapshots).toHaveLength(1);
  expect(watcher.view).toMatchObject({ seq: seq + 451, table: player.view.table });

  // Nobody has told them of this one, and they look at what it struck.
  expect(await back(seq + 100)).toMatchObject({ t: 'done' });
  expect((await store.load(table))?.snapshots).toEqual([]);
  expect(await watcher.ask({ t: 'past', to: seq + 250 })).toMatchObject({ t: 'past' });
  const looked = await watcher.ask({ t: 'look', at: seq + 60 });
  expect(looked).toMatchObject({ t: 'seen', at: seq + 60 });
  expect(two.failures).toEqual([]);
  expect(one.failures).toEqual([]);
}
