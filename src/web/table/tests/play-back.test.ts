import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { EntryShown } from '#protocol/to-client.ts';
import type { Fold } from '#ui/view-after.ts';
import { playBack } from '../play/play-back.ts';
import { FILM_TIMES } from '../play/stage.ts';
import { isNow } from '../snapshot.ts';
import { TableStore } from '../store.ts';
import { fakeConnection, welcomeTo } from './house.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const entry = (seq: number): EntryShown => ({ seq, actor: 1, events: [{ is: seq }] });

/** A game whose events say where the table is then. */
const fold: Fold = (view, event) =>
  Object.assign(view.table as object, { at: (event as { is: number }).is });

function opened() {
  const wire = fakeConnection();
  const store = new TableStore(wire.connect);
  store.foldBy(fold);
  store.stage.pace = () => 100;
  wire.link('open');
  wire.say(welcomeTo(4, { past: [1, 2, 3, 4].map(entry) }));
  return { wire, store };
}

test('the film shows each entry on the table as it was then, and ends at the table as it is', async () => {
  const { wire, store } = opened();
  const entries = [entry(3), entry(4)];
  expect(store.stage.filmLength(entries.flatMap(({ events }) => events))).toBe(200 * FILM_TIMES);
  const played = playBack(store, entries, fold);
  const asked = wire.sent.at(-1);
  expect(asked).toMatchObject({ t: 'look', at: 2 });
  if (!asked) throw new Error('nothing was asked');
  wire.say({ t: 'seen', id: asked.id, at: 2, table: { at: 2 }, own: undefined });
  await played;

  const shown = () => store.getSnapshot().showing;
  expect(shown()).toMatchObject({ film: true, view: { table: { at: 3 } } });
  expect(shown()?.happening).toMatchObject({ before: { table: { at: 2 } }, event: { is: 3 } });
  expect(isNow(store.getSnapshot())).toBe(false);
  vi.advanceTimersByTime(100 * FILM_TIMES);
  expect(shown()).toMatchObject({ film: true, view: { table: { at: 4 } } });
  vi.advanceTimersByTime(100 * FILM_TIMES);
  expect(shown()?.film).toBeUndefined();
  expect(isNow(store.getSnapshot())).toBe(true);
  store.close();
});
