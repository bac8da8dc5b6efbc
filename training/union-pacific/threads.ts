import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { adam } from '../adam.ts';
import type { Errors } from '../parts-net.ts';
import { NUMBERS_IN_ALL } from './model.ts';

/** What a thread is told to do. */
export type Order =
  | {
      do: 'play';
      /** The numbers of the net that plays; drivers, if there is none. */
      text: string | undefined;
      /** One choice in so many is not the best. */
      loose: number;
      first: number;
      games: number;
      oneIn: number;
      /** No game is begun later. */
      until: number;
      /** So many generations are learnt from together. */
      keep: number;
    }
  | { do: 'learn'; seed: number };

export type Done = { games: number; samples: number; squares: Errors; held: number };

export type Shared = {
  nth: number;
  threads: number;
  numbers: Float32Array;
  gradients: Float32Array;
  counters: Int32Array;
};

/** Samples that a thread learns from in one step. */
export const BATCH = 48;

/** The counters: the step that goes on, the step where to stop, threads that have done theirs. */
export const STEP = 0;
export const STOP = 1;
export const DONE = 2;

/** So many, each of `BATCH` samples of each thread; the rate goes evenly from the first to the second. */
type Steps = { steps: number; from: number; to: number; seed: number };

export function threadsOf(threads: number, beginning: Float32Array) {
  const shared = (length: number) =>
    new Float32Array(new SharedArrayBuffer(length * Float32Array.BYTES_PER_ELEMENT));
  const numbers = shared(NUMBERS_IN_ALL);
  numbers.set(beginning);
  const gradients = shared(NUMBERS_IN_ALL * threads);
  const counters = new Int32Array(new SharedArrayBuffer(12));
  const workers = Array.from({ length: threads }, (_, nth) => {
    const workerData: Shared = { nth, threads, numbers, gradients, counters };
    return new Worker(new URL('./thread.ts', import.meta.url), { workerData });
  });
  const tell = (order: Order): Promise<Done[]> =>
    Promise.all(
      workers.map(async (worker) => {
        const answer = once(worker, 'message');
        worker.postMessage(order);
        const [done] = (await answer) as [Done];
        return done;
      }),
    );
  const step = (rate: number, change: ReturnType<typeof adam>): void => {
    Atomics.store(counters, DONE, 0);
    Atomics.add(counters, STEP, 1);
    Atomics.notify(counters, STEP);
    for (;;) {
      const done = Atomics.load(counters, DONE);
      if (done === threads) break;
      Atomics.wait(counters, DONE, done);
    }
    const sum = gradients.slice(0, NUMBERS_IN_ALL);
    for (let nth = 1; nth < threads; nth++) {
      const from = nth * NUMBERS_IN_ALL;
      for (let i = 0; i < NUMBERS_IN_ALL; i++) {
        sum[i] = (sum[i] as number) + (gradients[from + i] as number);
      }
    }
    change(sum, threads * BATCH, rate);
  };
  return {
    numbers,
    tell,
    /** Answers with the roots of the mean square errors of what is held out. */
    async learn(
      { steps, from, to, seed }: Steps,
      change: ReturnType<typeof adam>,
    ): Promise<Errors> {
      counters.fill(0);
      const ended = tell({ do: 'learn', seed });
      for (let i = 0; i < steps; i++) step(from + ((to - from) * i) / steps, change);
      Atomics.store(counters, STOP, steps + 1);
      Atomics.add(counters, STEP, 1);
      Atomics.notify(counters, STEP);
      const done = await ended;
      const held = done.reduce((sum, each) => sum + each.held, 0);
      const root = (of: (errors: Errors) => number): number =>
        Math.sqrt(done.reduce((sum, { squares }) => sum + of(squares), 0) / held);
      return { odds: root(({ odds }) => odds), lead: root(({ lead }) => lead) };
    },
    end: () => Promise.all(workers.map((worker) => worker.terminate())),
  };
}
