import { describe, expect, test } from 'vitest';
import { Conflict, type Header, type Line, type SeatStored, type Store } from '../store.ts';

/** What every store promises, whatever it is made of. `open` gives one that holds nothing. */
export function describeStore(name: string, open: () => Promise<Store>): void {
  describe(name, () => {
    test('a table comes back as it was made', async () => {
      const store = await open();
      await store.create(header('one'), seats);
      expect(await store.load('one')).toEqual({ header: header('one'), seats, log: [] });
      expect(await store.load('two')).toBeUndefined();
    });

    test('a name is given once', async () => {
      const store = await open();
      await store.create(header('one'), seats);
      const other = { ...header('one'), secret: 'ff'.repeat(32) };
      await expect(store.create(other, [])).rejects.toThrow(Conflict);
      expect(await store.load('one')).toEqual({ header: header('one'), seats, log: [] });
    });

    test('lines come back in order and as they were', async () => {
      const store = await open();
      await store.create(header('one'), seats);
      await store.append('one', [line(1), line(2, 'request-2')]);
      await store.append('one', [{ ...line(3), action: { undo: 1, agreed: [1] } }]);
      await store.append('one', []);
      const stored = await store.load('one');
      expect(stored?.log).toEqual([
        line(1),
        line(2, 'request-2'),
        { ...line(3), action: { undo: 1, agreed: [1] } },
      ]);
    });

    test('what is handed out is nobody else’s', async () => {
      const store = await open();
      await store.create(header('one'), seats);
      await store.append('one', [line(1)]);
      const stored = await store.load('one');
      stored?.log.pop();
      stored?.seats.pop();
      expect(await store.load('one')).toMatchObject({ seats, log: [line(1)] });
    });

    test('a number is taken once, and then nothing of the append is stored', async () => {
      const store = await open();
      await store.create(header('one'), seats);
      await store.append('one', [line(1, 'request-1'), line(2)]);
      await expect(store.append('one', [line(2, 'other-2')])).rejects.toThrow(Conflict);
      await expect(store.append('one', [line(2), line(3)])).rejects.toThrow(Conflict);
      expect((await store.load('one'))?.log).toEqual([line(1, 'request-1'), line(2)]);
    });

    test('a request is stored once at a table', async () => {
      const store = await open();
      await store.create(header('one'), seats);
      await store.create(header('two'), seats);
      await store.append('one', [line(1, 'request-1')]);
      await expect(store.append('one', [line(2, 'request-1')])).rejects.toThrow(Conflict);
      const twice = [line(2), line(3, 'request-3'), line(4, 'request-3')];
      await expect(store.append('one', twice)).rejects.toThrow(Conflict);
      await store.append('two', [line(1, 'request-1')]);
      expect((await store.load('one'))?.log).toEqual([line(1, 'request-1')]);
      expect((await store.load('two'))?.log).toEqual([line(1, 'request-1')]);
    });

    test('at a table that does not exist nothing can be kept', async () => {
      const store = await open();
      await expect(store.append('none', [line(1)])).rejects.toThrow('no table none');
      await expect(store.seat('none', seats)).rejects.toThrow('no table none');
      expect(await store.load('none')).toBeUndefined();
    });

    test('seats change hands', async () => {
      const store = await open();
      await store.create(header('one'), seats);
      const next: SeatStored[] = [
        { kind: 'open' },
        { kind: 'bot', bot: 'random', name: 'random' },
        { kind: 'guest', name: 'Ève “O’Neil”', holder: 'aa'.repeat(32) },
      ];
      await store.seat('one', next);
      expect((await store.load('one'))?.seats).toEqual(next);
    });

    test('the host changes, and nothing else of the table', async () => {
      const store = await open();
      const { host: _, ...nobody } = header('one');
      await store.create(nobody, seats);
      expect((await store.load('one'))?.header).toEqual(nobody);
      await store.host('one', 'ef'.repeat(32));
      expect(await store.load('one')).toEqual({
        header: { ...nobody, host: 'ef'.repeat(32) },
        seats,
        log: [],
      });
      await expect(store.host('none', 'ef'.repeat(32))).rejects.toThrow('no table none');
    });

    test('of a table that is removed nothing is left, and of the others everything', async () => {
      const store = await open();
      for (const id of ['one', 'two']) {
        await store.create(header(id), seats);
        await store.append(id, [line(1, 'request-1'), line(2)]);
      }
      const two = await store.load('two');
      await store.remove('one');
      await store.remove('one');
      expect(await store.load('one')).toBeUndefined();
      await expect(store.append('one', [line(3)])).rejects.toThrow('no table one');
      await expect(store.seat('one', seats)).rejects.toThrow('no table one');
      expect(await store.load('two')).toEqual(two);
      // The name is free again, and has no past.
      await store.create(header('one'), seats);
      expect(await store.load('one')).toEqual({ header: header('one'), seats, log: [] });
    });

    test('of those that come at once for the same number one wins, and the rest are undisturbed', async () => {
      const store = await open();
      const names = Array.from({ length: 20 }, (_, i) => `table${i}`);
      await Promise.all(names.map((id) => store.create(header(id), seats)));
      const rivals = ['a', 'b', 'c'];
      for (let seq = 1; seq <= 10; seq++) {
        const attempts = names.flatMap((id) =>
          rivals.map((rival) => store.append(id, [line(seq, `${rival}-${seq}`)])),
        );
        const results = await Promise.allSettled(attempts);
        const won = results.filter(({ status }) => status === 'fulfilled');
        expect(won).toHaveLength(names.length);
        for (const one of results) {
          if (one.status === 'rejected') expect(one.reason).toBeInstanceOf(Conflict);
        }
      }
      for (const id of names) {
        const log = (await store.load(id))?.log ?? [];
        expect(log.map(({ seq }) => seq)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
      }
    });
  });
}

const seats: SeatStored[] = [
  { kind: 'guest', name: 'Ada', holder: 'ab'.repeat(32) },
  { kind: 'open' },
  { kind: 'bot', bot: 'apprentice', name: 'apprentice' },
];

function header(id: string): Header {
  const options = { wings: [1, 'two', null] };
  return {
    id,
    game: 'trambahn',
    rules: 3,
    options,
    secret: 'cd'.repeat(32),
    at: 1_794_000_000_000,
    host: 'ab'.repeat(32),
  };
}

function line(seq: number, id?: string): Line {
  const actor = seq % 3 === 0 ? ('chance' as const) : seq % 3;
  const plain = { seq, actor, action: { do: 'bank', card: seq }, at: 1_794_000_000_000 + seq };
  return id === undefined ? plain : { ...plain, id };
}
