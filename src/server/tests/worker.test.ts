import { setImmediate as turn } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import type { Job, Jobs } from '#tables/jobs.ts';
import { memoryStore } from '#tables/memory-store.ts';
import { LEASE_MS } from '#tables/node.ts';
import { withJobs } from '#tables/tests/memory-jobs.ts';
import { type Outcome, Worker, type WorkerHost } from '../jobs/worker.ts';

const nothing = async (): Promise<Outcome> => 'done';
const KINDS = ['play', 'tidy', 'notice', 'ended', 'mail', 'leave', 'clock'] as const;
const NOTHING = Object.fromEntries(KINDS.map((kind) => [kind, nothing])) as Record<
  Job['kind'],
  typeof nothing
>;

/** A worker over jobs in memory, with a list of what it did and of what failed. */
function workerOver(wish: Partial<WorkerHost> = {}, change: (jobs: Jobs) => Jobs = (jobs) => jobs) {
  const kept = withJobs(memoryStore());
  const done: string[] = [];
  const failures: unknown[] = [];
  const does =
    (kind: Job['kind'], outcome: Outcome) =>
    async (key: string): Promise<Outcome> => {
      done.push(`${kind} ${key}`);
      return outcome;
    };
  const worker = new Worker({
    jobs: change(kept.jobs),
    name: 'me',
    kinds: { ...NOTHING, play: does('play', 'done'), tidy: does('tidy', { due: 5000 }) },
    isPlaying: () => false,
    now: () => 1000,
    report: (error) => failures.push(error),
    isShared: false,
    ...wish,
  });
  onTestFinished(() => worker.stop());
  return { worker, ...kept, done, failures };
}

const settled = async (isSo: () => boolean): Promise<void> => {
  while (!isSo()) await turn();
};

test('what is due is done and gone, or due again; what is not yet due stays', async () => {
  const { worker, jobs, rows, done } = workerOver();
  await jobs.put({ kind: 'play', key: 'a', due: 999 });
  await jobs.put({ kind: 'play', key: 'later', due: 90_000 });
  await jobs.put({ kind: 'tidy', key: 'house', due: 1 });
  worker.wake();
  await settled(() => rows.get('tidy house')?.due === 5000 && !rows.has('play a'));
  expect(done).toEqual(['tidy house', 'play a']);
  expect([...rows.keys()].toSorted()).toEqual(['play later', 'tidy house']);
  expect(rows.get('tidy house')?.lease).toBeUndefined();
});

test('many jobs are taken in rounds, all of them', async () => {
  const { worker, jobs, rows, done } = workerOver();
  for (let i = 0; i < 120; i++) await jobs.put({ kind: 'play', key: `${i}`, due: i });
  worker.wake();
  await settled(() => rows.size === 0);
  expect(new Set(done).size).toBe(120);
});

test('who is woken while looking for the next looks again', async () => {
  const { promise: asked, resolve: ask } = Promise.withResolvers<void>();
  const { promise: answered, resolve: answer } = Promise.withResolvers<undefined>();
  const { worker, jobs, rows } = workerOver({}, (kept) => ({
    ...kept,
    next() {
      ask();
      return answered;
    },
  }));
  worker.wake();
  await asked;
  await jobs.put({ kind: 'play', key: 'a', due: 0 });
  worker.wake();
  answer(undefined);
  await settled(() => rows.size === 0);
});

test('what is begun stays held, and what fails is due again', async () => {
  const { worker, jobs, rows, failures } = workerOver({
    kinds: {
      ...NOTHING,
      play: async (key) => (key === 'bad' ? Promise.reject(new Error('no')) : 'begun'),
      tidy: async () => 'done',
    },
  });
  await jobs.put({ kind: 'play', key: 'good', due: 0 });
  await jobs.put({ kind: 'play', key: 'bad', due: 0 });
  worker.wake();
  await settled(() => rows.get('play bad')?.due === 1000 + LEASE_MS);
  expect(rows.get('play good')?.lease).toEqual({ worker: 'me', until: 1000 + LEASE_MS });
  expect(failures).toHaveLength(1);
});

test('one that is put down anew while it is being done is done once more, after that, and not lost', async () => {
  const begun: (() => void)[] = [];
  let doing = 0;
  const { worker, jobs, rows, failures } = workerOver({
    kinds: {
      ...NOTHING,
      async notice() {
        expect(++doing).toBe(1);
        await new Promise<void>((resolve) => begun.push(resolve));
        doing--;
        return begun.length === 1 ? 'done' : { due: 7000 };
      },
    },
  });
  await jobs.put({ kind: 'notice', key: 'a', due: 0 });
  worker.wake();
  await settled(() => begun.length === 1);
  await jobs.put({ kind: 'notice', key: 'a', due: 0 });
  worker.wake();
  await settled(() => rows.get('notice a')?.lease !== undefined);
  for (let i = 0; i < 5; i++) await turn();
  begun[0]?.();
  await settled(() => begun.length === 2);
  begun[1]?.();
  await settled(() => rows.get('notice a')?.due === 7000);
  expect(rows.get('notice a')?.lease).toBeUndefined();
  expect(failures).toEqual([]);
});

test('nor is one that is taken anew while the end of it is being written', async () => {
  const held = Promise.withResolvers<void>();
  let runs = 0;
  const { worker, jobs, rows } = workerOver(
    { kinds: { ...NOTHING, notice: async () => (++runs === 1 ? 'done' : { due: 7000 }) } },
    (kept) => ({
      ...kept,
      async done(...of) {
        if (runs === 1) await held.promise;
        await kept.done(...of);
      },
    }),
  );
  await jobs.put({ kind: 'notice', key: 'a', due: 0 });
  worker.wake();
  await settled(() => runs === 1);
  await jobs.put({ kind: 'notice', key: 'a', due: 0 });
  worker.wake();
  await settled(() => rows.get('notice a')?.lease !== undefined);
  for (let i = 0; i < 5; i++) await turn();
  held.resolve();
  await settled(() => rows.get('notice a')?.due === 7000);
  expect(runs).toBe(2);
});

test('who has stopped takes nothing', async () => {
  const { worker, jobs, rows } = workerOver();
  await jobs.put({ kind: 'play', key: 'a', due: 0 });
  await worker.stop();
  worker.wake();
  for (let i = 0; i < 5; i++) await turn();
  expect(rows.get('play a')?.lease).toBeUndefined();
});
