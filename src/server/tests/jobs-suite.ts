import { describe, expect, test } from 'vitest';
import type { Job } from '#tables/jobs.ts';
import { Conflict } from '#tables/store.ts';
import { header, line, seats } from '#tables/tests/store-samples.ts';
import type { ServerStore } from '../store/server-store.ts';

const ada = (until: number) => ({ worker: 'ada', until });
const bob = (until: number) => ({ worker: 'bob', until });
const play = (key: string, due: number): Job => ({ kind: 'play', key, due });
const names = (jobs: readonly Job[]): string[] => jobs.map(({ key }) => key);

/** What every server's store promises of what is to be done later. `open` gives one that holds nothing. */
export function describeJobs(name: string, open: () => Promise<ServerStore>): void {
  describe(`jobs of ${name}`, () => {
    takesByLease(open);
    endsOrGoesOn(open);
    comesWithTables(open);
  });
}

function takesByLease(open: () => Promise<ServerStore>): void {
  test('what is due is taken once, the longest due first, and no more than asked for', async () => {
    const { jobs } = await open();
    for (const [key, due] of [
      ['c', 30],
      ['a', 10],
      ['d', 40],
      ['b', 20],
    ] as const) {
      await jobs.put(play(key, due));
    }
    expect(await jobs.next()).toBe(10);
    expect(await jobs.take(ada(100), 9, 5)).toEqual([]);
    expect(await jobs.take(ada(100), 30, 2)).toEqual([play('a', 10), play('b', 20)]);
    expect(await jobs.take(bob(100), 30, 5)).toEqual([play('c', 30)]);
    expect(await jobs.take(bob(100), 30, 5)).toEqual([]);
    expect(await jobs.next()).toBe(40);
  });

  test('of workers that look at the same time each job has one', async () => {
    const { jobs } = await open();
    const keys = Array.from({ length: 40 }, (_, i) => `table${i}`);
    await Promise.all(keys.map((key) => jobs.put(play(key, 1))));
    const workers = ['ada', 'bob', 'cleo', 'dan'];
    const hands = await Promise.all(
      workers.map((worker) => jobs.take({ worker, until: 100 }, 50, 100)),
    );
    const rest = await jobs.take(ada(100), 50, 100);
    expect([...hands, rest].flatMap(names).toSorted()).toEqual(keys.toSorted());
  });

  test('what a dead worker held comes free when its lease ends, and is then another’s', async () => {
    const { jobs } = await open();
    await jobs.put(play('a', 10));
    await jobs.take(ada(100), 10, 5);
    expect(await jobs.next()).toBe(100);
    expect(await jobs.take(bob(200), 99, 5)).toEqual([]);
    expect(await jobs.take(bob(200), 100, 5)).toEqual([play('a', 10)]);
    // Ada was only slow: what she does now concerns nothing that Bob has.
    await jobs.extend(ada(900));
    await jobs.done('ada', play('a', 10));
    await jobs.done('ada', play('a', 10), 5);
    await jobs.release('ada');
    expect(await jobs.next()).toBe(200);
    await jobs.done('bob', play('a', 10));
    expect(await jobs.next()).toBeUndefined();
  });

  test('a lease is extended for all that a worker holds, and let go of at once', async () => {
    const { jobs } = await open();
    for (const key of ['a', 'b', 'c']) await jobs.put(play(key, 10));
    expect(await jobs.take(ada(100), 10, 2)).toHaveLength(2);
    expect(await jobs.take(bob(100), 10, 2)).toHaveLength(1);
    await jobs.extend(ada(300));
    expect(names(await jobs.take(bob(400), 200, 9))).toEqual(['c']);
    await jobs.release('ada');
    expect(names(await jobs.take(bob(400), 200, 9))).toEqual(['a', 'b']);
  });
}

function endsOrGoesOn(open: () => Promise<ServerStore>): void {
  test('done, a job is gone, or due again and free', async () => {
    const { jobs } = await open();
    await jobs.put(play('a', 10));
    await jobs.put({ kind: 'tidy', key: '', due: 10 });
    expect(await jobs.take(ada(100), 10, 9)).toHaveLength(2);
    await jobs.done('ada', play('a', 10));
    await jobs.done('ada', { kind: 'tidy', key: '', due: 10 }, 50);
    expect(await jobs.next()).toBe(50);
    expect(await jobs.take(bob(100), 50, 9)).toEqual([{ kind: 'tidy', key: '', due: 50 }]);
  });

  test('put again, a job moves and is free; put once, it stays as it is', async () => {
    const { jobs } = await open();
    await jobs.putOnce(play('a', 10));
    await jobs.take(ada(100), 10, 9);
    await jobs.putOnce(play('a', 5));
    expect(await jobs.next()).toBe(100);
    await jobs.put(play('a', 20));
    expect(await jobs.take(bob(100), 20, 9)).toEqual([play('a', 20)]);
    // Whoever held it before it was put again has nothing to end.
    await jobs.done('ada', play('a', 10));
    expect(await jobs.next()).toBe(100);
  });
}

/** A table with a job. */
async function made(store: ServerStore, id: string): Promise<void> {
  await store.create(header(id), seats);
  await store.keep(id, { jobs: { play: { due: 10 } } });
}

function comesWithTables(open: () => Promise<ServerStore>): void {
  test('the job of a table comes and goes with what brought it about', async () => {
    const store = await open();
    const { jobs } = store;
    await made(store, 'one');
    expect(await jobs.take(bob(100), 10, 9)).toEqual([play('one', 10)]);
    await store.append('one', [line(1)], { jobs: { play: { due: 20, lease: ada(300) } } });
    await jobs.extend(bob(999));
    expect(await jobs.next()).toBe(300);
    await store.append('one', [line(2)], { jobs: { play: 'none' } });
    expect(await jobs.next()).toBeUndefined();
    await store.change('one', 0, { jobs: { play: { due: 40 } } });
    expect(await jobs.next()).toBe(40);
    await store.change('one', 1, { jobs: { play: 'none' } });
    expect(await jobs.next()).toBeUndefined();
    await store.keep('one', { jobs: { play: { due: 50, lease: ada(20) } } });
    expect(await jobs.next()).toBe(50);
    expect(await jobs.take(bob(100), 50, 9)).toEqual([play('one', 50)]);
  });

  test('jobs of several kinds at one table do not touch each other', async () => {
    const store = await open();
    await made(store, 'one');
    await store.append('one', [line(1)], { jobs: { tidy: { due: 30 } } });
    await store.change('one', 0, { jobs: { play: 'none' } });
    expect(await store.jobs.next()).toBe(30);
    await store.append('one', [line(2)], { jobs: { play: { due: 20 }, tidy: 'none' } });
    expect(await store.jobs.take(bob(100), 50, 9)).toEqual([play('one', 20)]);
  });

  test('of what is refused no job is left', async () => {
    const store = await open();
    await made(store, 'one');
    await store.append('one', [line(1, 'request-1')]);
    const jobs = { play: { due: 1 }, tidy: { due: 2 } };
    await expect(store.append('one', [line(1)], { jobs })).rejects.toThrow(Conflict);
    await expect(store.append('one', [line(2, 'request-1')], { jobs })).rejects.toThrow(Conflict);
    await expect(store.append('one', [line(1)], { jobs: { play: 'none' } })).rejects.toThrow(
      Conflict,
    );
    await expect(store.change('one', 7, { jobs })).rejects.toThrow(Conflict);
    await expect(store.change('one', 7, { jobs: { play: 'none' } })).rejects.toThrow(Conflict);
    await expect(store.append('none', [line(1)], { jobs })).rejects.toThrow('no table none');
    await expect(store.change('none', 0, { jobs })).rejects.toThrow('no table none');
    await expect(store.keep('none', { jobs })).rejects.toThrow('no table none');
    expect(await store.jobs.take(ada(100), 1000, 9)).toEqual([play('one', 10)]);
  });

  test('with a table its job goes', async () => {
    const store = await open();
    for (const id of ['one', 'two', 'three']) await made(store, id);
    await store.remove('one');
    expect(await store.prune(({ id }) => id === 'two')).toBe(1);
    expect(names(await store.jobs.take(ada(100), 10, 9))).toEqual(['three']);
  });
}
