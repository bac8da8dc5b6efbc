import { availableParallelism } from 'node:os';
import { hasBot } from '#games/catalogue.ts';
import type { Asker, BotHost, BotQuestion } from '#tables/bot-host.ts';
import { BotThread, type ThreadLimits } from './bot-thread.ts';
import { FairQueue } from './fair-queue.ts';

export type BotPool = ThreadLimits & {
  /** How many think at a time. */
  threads: number;
  /** Questions that may wait in all. */
  mostWaiting: number;
  /** What the threads run. */
  file: URL;
};

export type ClosableBotHost = BotHost & { close(): Promise<void> };

type Asked = Asker & {
  question: BotQuestion;
  resolve(action: unknown): void;
  reject(error: unknown): void;
};

const usual: BotPool = {
  // One core is left to those who serve.
  threads: Math.max(1, availableParallelism() - 1),
  limitMs: 5000,
  // Three times what a thread has been seen to hold that has played every game with every bot: 75 MiB.
  mostBytes: 256 << 20,
  // Half a minute's work of drivers for one thread.
  mostWaiting: 1000,
  file: new URL('./worker.ts', import.meta.url),
};

/** Bots on threads of their own: nobody but their table waits for them, and for it there is a limit. */
export function botPool(wish: Partial<BotPool> = {}): ClosableBotHost {
  const { threads: count, mostWaiting, file, ...limits } = { ...usual, ...wish };
  const threads = Array.from({ length: count }, () => new BotThread(file, limits));
  const queue = new FairQueue<Asked>();
  let isClosed = false;

  const next = (): void => {
    const thread = threads.find(({ isFree }) => isFree);
    const asked = thread && !isClosed ? queue.take() : undefined;
    if (!thread || !asked) return;
    void thread.decide(asked.question).then(asked.resolve, asked.reject).finally(next);
  };

  const giveUp = (asked: Asked | undefined, why: string): void => {
    if (asked && queue.delete(asked)) asked.reject(new Error(why));
  };

  return {
    has: hasBot,
    decide(question, asker) {
      const { promise, resolve, reject } = Promise.withResolvers<unknown>();
      const asked = { ...asker, question, resolve, reject };
      queue.add(asked);
      void asker.dropped.then(() => {
        giveUp(asked, 'nobody awaits the answer');
        // One that is thought about already is stopped at its next step. To start a thread anew would take longer.
        for (const thread of threads) thread.stop(question);
      });
      next();
      if (queue.size > mostWaiting) giveUp(queue.lastOfMost(), 'too many questions wait');
      return promise;
    },
    async close() {
      isClosed = true;
      queue.clear();
      await Promise.all(threads.map((thread) => thread.close()));
    },
  };
}
