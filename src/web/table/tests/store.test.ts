import { afterEach, describe, expect, test } from 'vitest';
import type { EntryShown, ToClient, Update, Welcome } from '#protocol/to-client.ts';
import { viewSum } from '#tables/follow.ts';
import type { Fold } from '#ui/view-after.ts';
import { isNow } from '../snapshot.ts';
import { TableStore } from '../store.ts';
import { fakeConnection, welcomeTo } from './house.ts';

const stores: TableStore[] = [];
afterEach(() => {
  for (const store of stores.splice(0)) store.close();
});

const entry = (seq: number, part: Partial<EntryShown> = {}): EntryShown => ({
  seq,
  actor: 0,
  events: [{ is: seq }],
  ...part,
});

const welcome = (seq: number, part: Partial<Welcome> = {}): Welcome =>
  welcomeTo(seq, { past: Array.from({ length: seq }, (_, i) => entry(i + 1)), ...part });

const update = (seqs: readonly number[], part: Partial<Update> = {}): Update => ({
  t: 'update',
  entries: seqs.map((seq) => entry(seq)),
  seq: seqs.at(-1) ?? 0,
  status: 'running',
  floor: 0,
  ...part,
});

/** A game whose events say where the table is then. */
const fold: Fold = (view, event) =>
  Object.assign(view.table as object, { at: (event as { is: number }).is });

function opened(first: ToClient = welcome(2), hasCome = true) {
  const wire = fakeConnection();
  const store = new TableStore(wire.connect);
  stores.push(store);
  if (hasCome) store.foldBy(fold);
  store.stage.pace = () => 0;
  wire.link('open');
  wire.say(first);
  return { wire, store };
}

const liveOf = (store: TableStore) => {
  const { live } = store.getSnapshot();
  if (!live) throw new Error('not welcomed');
  return live;
};

describe('what a page is told', () => {
  test('the next entries are accepted and shown', () => {
    const { wire, store } = opened();
    wire.say(update([3, 4]));
    expect(liveOf(store).seq).toBe(4);
    expect(liveOf(store).journal.map(({ seq }) => seq)).toEqual([1, 2, 3, 4]);
    expect(store.getSnapshot().showing?.view.table).toEqual({ at: 4 });
    expect(isNow(store.getSnapshot())).toBe(true);
  });

  test('what comes before the game does is read when it comes', () => {
    const { wire, store } = opened(welcome(2), false);
    wire.say(update([3]));
    wire.say(update([4], { table: { at: 9 } }));
    wire.say(update([5]));
    expect(liveOf(store).seq).toBe(2);
    store.foldBy(fold);
    expect(liveOf(store)).toMatchObject({ seq: 5, view: { table: { at: 5 } } });
  });

  test('who has come to see something else looks again', () => {
    const { wire } = opened();
    wire.say(update([3], { sum: viewSum({}, { table: { at: 3 }, own: undefined }) }));
    expect(wire.rejoined).toBe(0);
    wire.say(update([4], { sum: viewSum({}, { table: { at: 5 }, own: undefined }) }));
    expect(wire.rejoined).toBe(1);
  });

  test('what was seen before is ignored', () => {
    const { wire, store } = opened();
    wire.say(update([2], { table: 'old' }));
    expect(liveOf(store).view.table).toEqual({ at: 2 });
    expect(wire.rejoined).toBe(0);
  });

  test('what is partly new is accepted from where it is new', () => {
    const { wire, store } = opened();
    wire.say(update([2, 3]));
    expect(liveOf(store).journal.map(({ seq }) => seq)).toEqual([1, 2, 3]);
  });

  test('a gap is closed by looking again', () => {
    const { wire, store } = opened();
    wire.say(update([5]));
    expect(wire.rejoined).toBe(1);
    expect(liveOf(store).seq).toBe(2);
    wire.say(welcome(5));
    expect(liveOf(store).seq).toBe(5);
  });

  test('an undo strikes the entries after the one it names', () => {
    const { wire, store } = opened();
    const table = { at: 1 };
    wire.say(update([3], { entries: [entry(3, { undo: 1, events: [] })], seq: 3, table }));
    expect(liveOf(store).view.table).toEqual(table);
    expect(liveOf(store).journal.map(({ seq }) => seq)).toEqual([1]);
    expect(liveOf(store).seq).toBe(3);
  });

  test('what chance does after an undo is not shown as happening to what was struck', () => {
    const { wire, store } = opened();
    store.stage.pace = () => 1000;
    const entries = [entry(3, { undo: 1, events: [] }), entry(4, { actor: 'chance' })];
    wire.say(update([3, 4], { entries, table: { at: 4 } }));
    expect(liveOf(store).journal.map(({ seq }) => seq)).toEqual([1, 4]);
    expect(store.getSnapshot().showing?.view.table).toEqual({ at: 4 });
    expect(store.getSnapshot().showing?.happening).toBeUndefined();
  });

  test('whose seats are whose changes without a welcome', () => {
    const seats = [{ kind: 'guest', name: 'Ada', here: true } as const, { kind: 'open' } as const];
    const waiting = { status: 'waiting', seats, host: 0 } as const;
    const { wire, store } = opened(
      welcome(0, { ...waiting, seats: [...seats], eyes: 'watcher', mine: [] }),
    );
    wire.say({ t: 'you', eyes: 1, mine: [1], hosting: true, floor: 0, own: { hand: [] } });
    wire.say({ t: 'seats', seats: [], status: 'running' });
    expect(liveOf(store)).toMatchObject({ eyes: 1, mine: [1], hosting: true, seats: [] });
    expect(liveOf(store)).toMatchObject({ status: 'running', view: { own: { hand: [] } } });
    expect(liveOf(store).host).toBeUndefined();
    expect(isNow(store.getSnapshot())).toBe(true);
  });

  test('why a table closes is kept', () => {
    const { wire, store } = opened();
    wire.say({ t: 'closing', why: 'stopping' });
    expect(store.getSnapshot().closing).toBe('stopping');
    wire.say(welcome(2));
    expect(store.getSnapshot().closing).toBeUndefined();
  });
});

describe('what a page asks', () => {
  test('an answer finds its request, and the action is marked as sent until then', async () => {
    const { wire, store } = opened();
    const answer = store.request({ t: 'act', after: 2, actions: [{ do: 'it' }] });
    expect(store.getSnapshot().sent).toEqual([{ do: 'it' }]);
    const id = wire.sent[0]?.id ?? '';
    wire.say({ t: 'done', id, seq: 3 });
    expect(await answer).toEqual({ t: 'done', id, seq: 3 });
    expect(store.getSnapshot().sent).toEqual([]);
  });

  test('what was not answered is sent again under the same name after the line was down', () => {
    const { wire, store } = opened();
    void store.request({ t: 'act', after: 2, actions: [1] });
    wire.link('lost');
    void store.request({ t: 'look', at: 1 });
    expect(wire.sent).toHaveLength(1);
    wire.link('open');
    wire.say(welcome(2));
    expect(wire.sent.map(({ t }) => t)).toEqual(['act', 'act', 'look']);
    expect(wire.sent[1]?.id).toBe(wire.sent[0]?.id);
  });
});

describe('a wish to go back', () => {
  const ask = { id: 'wish-0001', by: 1, to: 1, of: [1], agreed: [] };

  test('taken down without an entry, it was declined', () => {
    const { wire, store } = opened();
    wire.say({ t: 'asked', ask });
    expect(liveOf(store).ask).toEqual(ask);
    wire.say({ t: 'asked' });
    expect(store.getSnapshot().news).toEqual({ is: 'declined', ask });
  });

  test('taken down after an entry, it was granted or the game went on', () => {
    const { wire, store } = opened();
    wire.say({ t: 'asked', ask });
    wire.say(update([3]));
    wire.say({ t: 'asked' });
    expect(store.getSnapshot().news?.is).toBe('entries');
    expect(liveOf(store).ask).toBeUndefined();
  });
});
