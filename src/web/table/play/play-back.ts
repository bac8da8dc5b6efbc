import { lookAt } from '../desk/use-past.ts';
import type { Journal } from '../journal.ts';
import type { TableStore } from '../store.ts';

/** Shows these entries once more, and then the table as it is. */
export async function playBack(store: TableStore, entries: Journal): Promise<void> {
  const { live } = store.getSnapshot();
  const first = entries[0]?.seq;
  const last = entries.at(-1)?.seq;
  if (!live || first === undefined || last === undefined) return;
  const start = live.journal.findLast(({ seq }) => seq < first)?.seq ?? live.rest;
  const [before, after] = await Promise.all([lookAt(store, start), lookAt(store, last)]);
  const now = store.getSnapshot().live;
  if (!before || !after || now?.seq !== live.seq) return;
  const events = entries.flatMap((entry) => entry.events);
  store.stage.play([
    { before, after, events },
    { before: after, after: now.view, events: [] },
  ]);
}
