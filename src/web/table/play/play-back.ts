import { type Fold, viewAfter } from '#ui/view-after.ts';
import { lookAt } from '../desk/use-past.ts';
import type { Journal } from '../journal.ts';
import type { TableStore } from '../store.ts';
import type { Scene } from './stage.ts';

/** Shows these entries once more, each on the table as it was then, and after them the table as it is. */
export async function playBack(store: TableStore, entries: Journal, fold: Fold): Promise<void> {
  const { live } = store.getSnapshot();
  const first = entries[0]?.seq;
  if (!live || first === undefined) return;
  const start = live.journal.findLast(({ seq }) => seq < first)?.seq ?? live.rest;
  const begin = await lookAt(store, start);
  const now = store.getSnapshot().live;
  if (!begin || !now || now.seq !== live.seq || now.eyes !== live.eyes) return;
  const scenes: Scene[] = [];
  let before = begin;
  for (const { events } of entries) {
    const after = viewAfter(fold, before, events, live.eyes);
    scenes.push({ before, after, events, film: true });
    before = after;
  }
  store.stage.play([...scenes, { before, after: now.view, events: [] }]);
}
