import { afterEach, describe, expect, test } from 'vitest';
import { verifyRecord } from '#kernel/record.ts';
import type { EntryShown, Welcome } from '#protocol/to-client.ts';
import { recordOf } from '../ending/record.ts';
import { undoTarget } from '../journal.ts';
import { hasMore, TableStore } from '../store.ts';
import {
  connectTo,
  fakeConnection,
  newHouse,
  newTable,
  SECRETS,
  title,
  until,
  welcomeTo,
} from './house.ts';

const stores: TableStore[] = [];
afterEach(() => {
  for (const store of stores.splice(0)) store.close();
});

const entries = (from: number, to: number): EntryShown[] =>
  Array.from({ length: to - from + 1 }, (_, i) => ({
    seq: from + i,
    actor: (from + i) % 2,
    events: [],
  }));

/** Welcomed to a game of so many entries, told from this one on. */
const welcome = (seq: number, from: number, part: Partial<Welcome> = {}): Welcome =>
  welcomeTo(seq, { past: entries(from, seq), rest: from - 1, ...part });

function opened(first: Welcome) {
  const wire = fakeConnection();
  const store = new TableStore(wire.connect);
  store.foldBy(() => {});
  stores.push(store);
  wire.link('open');
  wire.say(first);
  /** Answers the last request with these entries. */
  const tell = async (from: number, to: number) => {
    const id = wire.sent.at(-1)?.id ?? '';
    wire.say({ t: 'past', id, past: entries(from, to), rest: from - 1 });
    await Promise.resolve();
    await new Promise((resolve) => setTimeout(resolve));
  };
  return { wire, store, tell };
}

const live = (store: TableStore) => {
  const { live: now } = store.getSnapshot();
  if (!now) throw new Error('not welcomed');
  return now;
};
const seqs = (store: TableStore) => live(store).journal.map(({ seq }) => seq);
const numbers = (from: number, to: number) => entries(from, to).map(({ seq }) => seq);

describe('a past that is not whole', () => {
  test('is brought in page by page, and added at once', async () => {
    const { wire, store, tell } = opened(welcome(300, 201));
    expect(wire.sent).toMatchObject([{ t: 'past', to: 200 }]);
    await tell(101, 200);
    expect(seqs(store)).toEqual(numbers(201, 300));
    expect(wire.sent.at(-1)).toMatchObject({ t: 'past', to: 100 });
    await tell(1, 100);
    expect(seqs(store)).toEqual(numbers(1, 300));
    expect(live(store).rest).toBe(0);
    expect(wire.sent).toHaveLength(2);
  });

  test('is not asked for again by whoever comes back with the same eyes', async () => {
    const { wire, store, tell } = opened(welcome(300, 201));
    await tell(1, 200);
    wire.say(welcome(320, 251));
    expect(seqs(store)).toEqual(numbers(1, 320));
    expect(wire.sent).toHaveLength(1);
    wire.say(welcome(320, 251, { eyes: 1 }));
    expect(seqs(store)).toEqual(numbers(251, 320));
    expect(wire.sent.at(-1)).toMatchObject({ t: 'past', to: 250 });
  });

  test('seen through other eyes is not mixed with what these see', async () => {
    const { wire, store } = opened(welcome(300, 201));
    const first = wire.sent[0]?.id ?? '';
    wire.say(welcome(300, 201, { eyes: 1 }));
    wire.say({ t: 'past', id: first, past: entries(1, 200), rest: 0 });
    await new Promise((resolve) => setTimeout(resolve));
    expect(seqs(store)).toEqual(numbers(201, 300));
  });

  test('that was taken back meanwhile is asked for anew', async () => {
    const { wire, store, tell } = opened(welcome(300, 201));
    const entry = { seq: 301, actor: 0, events: [], undo: 120 };
    const standing = { seq: 301, status: 'running', floor: 0, table: { at: 120 } } as const;
    wire.say({ t: 'update', entries: [entry], ...standing });
    expect(seqs(store)).toEqual([]);
    expect(live(store).rest).toBe(120);
    expect(wire.sent.at(-1)).toMatchObject({ t: 'past', to: 120 });
    await tell(1, 120);
    expect(seqs(store)).toEqual(numbers(1, 120));
  });

  test('begins with the entry before, for whoever goes back to its first', () => {
    const known = { journal: entries(201, 201), rest: 200 };
    expect(undoTarget(known, 1, 0)).toEqual({ to: 200, free: true });
  });

  test('of a very long game comes when somebody wishes to see more', async () => {
    const { wire, store, tell } = opened(welcome(9000, 6901));
    expect(wire.sent).toHaveLength(0);
    expect(hasMore(live(store))).toBe(true);
    store.earlier();
    await tell(6301, 6900);
    expect(seqs(store)).toEqual(numbers(6301, 9000));
    expect(hasMore(live(store))).toBe(true);
    expect(wire.sent).toHaveLength(1);
  });
});

test('the record of a finished game is put together from its log', async () => {
  const house = newHouse();
  const bot = { kind: 'bot', bot: 'random' } as const;
  const table = await newTable(house, [bot, bot], SECRETS[0]);
  const store = new TableStore(connectTo(house, table, SECRETS[0]));
  store.foldBy(title.game.fold);
  stores.push(store);
  store.stage.pace = () => 0;
  await until(() => store.getSnapshot().live !== undefined);
  await until(() => store.getSnapshot().live?.status === 'over');
  const record = await recordOf(store);
  expect(record).toMatchObject({
    format: 'rotonde-1',
    game: 'trambahn',
    seats: [
      { name: 'random', bot: 'random' },
      { name: 'random', bot: 'random' },
    ],
    secret: '5'.repeat(64),
    entries: live(store).seq,
  });
  expect(() => record && verifyRecord(title.game, record)).not.toThrow();
});
