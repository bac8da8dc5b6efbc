import { once } from 'node:events';
import { Worker } from 'node:worker_threads';

/** Games for a thread to play: who plays them, which, and how many of their positions are kept. */
export type Order = {
  /** The numbers of the net that plans; apprentices, if there is none. */
  numbers: string | undefined;
  /** One choice in so many is not the best. */
  loose: number;
  first: number;
  games: number;
  oneIn: number;
};

/** Games that a thread is given at a time. */
const AT_ONCE = 25;

/** The samples of all these games, in their order, whoever played them. */
export async function gathered(order: Order, threads: number): Promise<Float32Array[]> {
  const orders = Array.from({ length: Math.ceil(order.games / AT_ONCE) }, (_, i) => ({
    ...order,
    first: order.first + i * AT_ONCE,
    games: Math.min(AT_ONCE, order.games - i * AT_ONCE),
  }));
  const results: Float32Array[] = [];
  const waiting = orders.entries();
  const work = async (): Promise<void> => {
    const worker = new Worker(new URL('./thread.ts', import.meta.url));
    try {
      for (const [i, each] of waiting) {
        worker.postMessage(each);
        [results[i]] = (await once(worker, 'message')) as [Float32Array];
      }
    } finally {
      await worker.terminate();
    }
  };
  await Promise.all(Array.from({ length: threads }, work));
  return results;
}
