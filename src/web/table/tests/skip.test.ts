import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { skipByTap } from '../desk/use-skip.ts';
import { type AnyView, Stage } from '../play/stage.ts';
import type { Snapshot } from '../snapshot.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const view = (name: string): AnyView => ({ table: name, own: undefined });
const [start, first, now] = [view('start'), view('first'), view('now')];

/** A table that shows the first of two moves, while a sign tells of one before them. */
function table() {
  const stage = new Stage(() => undefined);
  stage.show(start);
  stage.pace = () => 100;
  stage.play([
    { before: start, after: first, events: ['a'] },
    { before: first, after: now, events: ['b'] },
  ]);
  const getSnapshot = () => ({ live: { view: now }, showing: stage.showing }) as Snapshot;
  return { stage, getSnapshot };
}

test('a tap while something is shown goes to the end of it, and means no more', () => {
  const store = table();
  expect(skipByTap(store, () => false)).toBe(true);
  expect(store.stage.showing?.view).toBe(now);
  expect(skipByTap(store, () => false)).toBe(false);
});

test('a tap on a sign is the sign’s: it is not swallowed, and what is shown goes on', () => {
  const store = table();
  expect(skipByTap(store, (selector) => selector === '.table-sign')).toBe(false);
  expect(store.stage.showing).toMatchObject({ view: first, happening: { event: 'a' } });
});
