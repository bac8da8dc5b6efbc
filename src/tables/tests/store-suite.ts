import { describe, expect, test } from 'vitest';
import { Conflict, NoTable, type SeatStored, type Store } from '../store.ts';
import { keepsBoth, keepsChanges } from './store-changes-suite.ts';
import { EMPTY, fresh, header, line, logOf, mark, seats, snapshot } from './store-samples.ts';
import { keepsSnapshots } from './store-snapshots-suite.ts';

/** What every store promises, whatever it is made of. `open` gives one that holds nothing. */
export function describeStore(name: string, open: () => Promise<Store>): void {
  describe(name, () => {
    keepsTables(open);
    losesTables(open);
    keepsLines(open);
    keepsSnapshots(open);
    keepsChanges(open);
    keepsBoth(open);
    refusesRivals(open);
  });
}

/** Tables and who sits at them. */
function keepsTables(open: () => Promise<Store>): void {
  test('a table comes back as it was made', async () => {
    const store = await open();
    await store.create(header('one'), seats);
    expect(await store.load('one')).toEqual(fresh('one'));
    expect(await store.load('two')).toBeUndefined();
  });

  test('a name is given once', async () => {
    const store = await open();
    await store.create(header('one'), seats);
    const other = { ...header('one'), secret: 'ff'.repeat(32) };
    await expect(store.create(other, [])).rejects.toThrow(Conflict);
    expect(await store.load('one')).toEqual(fresh('one'));
  });

  test('seats change hands', async () => {
    const store = await open();
    await store.create(header('one'), seats);
    const next: SeatStored[] = [
      { kind: 'open' },
      { kind: 'bot', bot: 'random', name: 'random' },
      { kind: 'guest', name: 'Ève “O’Neil”', holder: 'aa'.repeat(32) },
    ];
    await store.change('one', 0, { seats: next });
    expect(await store.load('one')).toEqual({ ...fresh('one'), seats: next, version: 1 });
  });

  test('the host changes, and nothing else of the table', async () => {
    const store = await open();
    const { host: _, ...nobody } = header('one');
    await store.create(nobody, seats);
    expect((await store.load('one'))?.header).toEqual(nobody);
    await store.change('one', 0, { host: 'ef'.repeat(32) });
    expect(await store.load('one')).toEqual({
      header: { ...nobody, host: 'ef'.repeat(32) },
      seats,
      ...EMPTY,
      version: 1,
    });
  });
}

/** Tables that are not there, or not any more. */
function losesTables(open: () => Promise<Store>): void {
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
    await expect(store.change('one', 0, { seats })).rejects.toThrow(NoTable);
    expect(await store.heads(['one'])).toEqual([]);
    expect(await store.load('two')).toEqual(two);
    // The name is free again, and has no past.
    await store.create(header('one'), seats);
    expect(await store.load('one')).toEqual({ header: header('one'), seats, ...EMPTY });
    expect(await store.lines('one', 1, 9)).toEqual([]);
  });

  test('at a table that does not exist nothing can be kept', async () => {
    const store = await open();
    await expect(store.append('none', [line(1)])).rejects.toThrow(NoTable);
    await expect(store.change('none', 0, { seats })).rejects.toThrow('no table none');
    await expect(store.change('none', 0, { beside: {} })).rejects.toThrow(NoTable);
    await expect(store.keep('none', { snapshot: snapshot(1) })).rejects.toThrow('no table none');
    expect(await store.load('none')).toBeUndefined();
  });

  test('what is handed out is nobody else’s', async () => {
    const store = await open();
    await store.create(header('one'), seats);
    await store.append('one', [line(1)]);
    const stored = await store.load('one');
    (await store.lines('one', 1, 1)).pop();
    stored?.seats.pop();
    expect(await store.load('one')).toMatchObject({ seats, entries: 1 });
    expect(await logOf(store, 'one')).toEqual([line(1)]);
  });
}

/** The log, line by line. */
function keepsLines(open: () => Promise<Store>): void {
  test('lines come back in order and as they were', async () => {
    const store = await open();
    await store.create(header('one'), seats);
    await store.append('one', [line(1), line(2, 'request-2')]);
    await store.append('one', [{ ...line(3), action: { undo: 1, agreed: [1] } }]);
    await store.append('one', []);
    const all = [line(1), line(2, 'request-2'), { ...line(3), action: { undo: 1, agreed: [1] } }];
    expect(await logOf(store, 'one')).toEqual(all);
    expect(await store.load('one')).toMatchObject({ entries: 3 });
    expect(await store.lines('one', 2, 3)).toEqual(all.slice(1));
    expect(await store.lines('one', 0, 1)).toEqual(all.slice(0, 1));
    expect(await store.lines('one', 3, 2)).toEqual([]);
    expect(await store.lines('one', 4, 9)).toEqual([]);
    expect(await store.lines('two', 1, 9)).toEqual([]);
  });

  test('an entry is found by the request that made it', async () => {
    const store = await open();
    await store.create(header('one'), seats);
    await store.create(header('two'), seats);
    await store.append('one', [line(1), line(2, 'request-2'), line(3)]);
    expect(await store.madeBy('one', 'request-2')).toBe(2);
    expect(await store.madeBy('one', 'request-3')).toBeUndefined();
    expect(await store.madeBy('two', 'request-2')).toBeUndefined();
  });

  test('whether a game is over is stored with its last line, or later', async () => {
    const store = await open();
    await store.create(header('one'), seats);
    await store.append('one', [line(1)]);
    expect(await store.load('one')).toMatchObject({ over: false });
    await store.append('one', [line(2)], { over: true });
    expect(await store.load('one')).toMatchObject({ over: true });
    await store.keep('one', { over: false });
    expect(await store.load('one')).toMatchObject({ over: false });
  });
}

/** Of two who write the same, one wins. */
function refusesRivals(open: () => Promise<Store>): void {
  test('of an append that is refused nothing is stored, whatever goes along with it', async () => {
    const store = await open();
    await store.create(header('one'), seats);
    await store.append('one', [line(1), line(2)], { snapshot: snapshot(2) });
    const late = [{ ...line(2), action: { undo: 1 } }, line(3)];
    await expect(store.append('one', late, { snapshot: snapshot(3), over: true })).rejects.toThrow(
      Conflict,
    );
    expect(await store.load('one')).toMatchObject({ over: false, snapshots: [mark(2)] });
  });

  test('a number is taken once, and then nothing of the append is stored', async () => {
    const store = await open();
    await store.create(header('one'), seats);
    await store.append('one', [line(1, 'request-1'), line(2)]);
    await expect(store.append('one', [line(2, 'other-2')])).rejects.toThrow(Conflict);
    await expect(store.append('one', [line(2), line(3)])).rejects.toThrow(Conflict);
    expect(await logOf(store, 'one')).toEqual([line(1, 'request-1'), line(2)]);
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
    expect(await logOf(store, 'one')).toEqual([line(1, 'request-1')]);
    expect(await logOf(store, 'two')).toEqual([line(1, 'request-1')]);
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
      const log = await logOf(store, id);
      expect(log.map(({ seq }) => seq)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
    }
  });
}
