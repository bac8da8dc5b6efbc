import type { BotHost } from '#tables/bot-host.ts';
import { hasBot } from '../bots.ts';
import type { Answered, Asked } from './bot-worker.ts';

type Waiting = { resolve(action: unknown): void; reject(error: Error): void };

/** Bots that think in a Web Worker, which is started with the first question. */
export function workerBots(): BotHost {
  const waiting = new Map<number, Waiting>();
  let worker: Worker | undefined;
  let asked = 0;

  const fail = (): void => {
    worker?.terminate();
    worker = undefined;
    for (const { reject } of waiting.values()) reject(new Error('the bots’ worker failed'));
    waiting.clear();
  };

  const start = (): Worker => {
    const started = new Worker(new URL('./bot-worker.ts', import.meta.url), { type: 'module' });
    started.addEventListener('message', ({ data }: MessageEvent<Answered>) => {
      const who = waiting.get(data.number);
      waiting.delete(data.number);
      if ('failure' in data) who?.reject(new Error(data.failure));
      else who?.resolve(data.action);
    });
    started.addEventListener('error', fail);
    return started;
  };

  return {
    has: hasBot,
    decide(question) {
      worker ??= start();
      const number = ++asked;
      worker.postMessage({ number, question } satisfies Asked);
      return new Promise((resolve, reject) => {
        waiting.set(number, { resolve, reject });
      });
    },
  };
}
