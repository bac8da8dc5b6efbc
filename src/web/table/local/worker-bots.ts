import { hasBot } from '#games/catalogue.ts';
import type { BotHost, BotQuestion } from '#tables/bot-host.ts';
import { media } from '#ui/media.ts';
import { missed } from '../../offline.ts';
import type { Answered, Question } from './bot-worker.ts';

type Asked = {
  question: BotQuestion;
  resolve(action: unknown): void;
  reject(error: Error): void;
};

/** A phone is about so much slower than a desk: its bots judge so many fewer positions. They never look at a clock. */
const PHONE_EFFORT = 0.25;

/** It, or what it fetches for a game, may lie in a build that is gone: then nobody hears, and the new one is offered. */
function fail(asked: Asked | undefined, why: string): void {
  if (asked) missed(new Error(why)).catch(asked.reject);
}

/** Bots that think in a Web Worker, which is started with the first question. It is given one at a time. */
export function workerBots(): BotHost {
  const waiting = new Set<Asked>();
  let worker: Worker | undefined;
  let thinking: Asked | undefined;

  const next = (): void => {
    const [asked] = waiting;
    if (thinking || !asked) return;
    waiting.delete(asked);
    thinking = asked;
    worker ??= start();
    const effort = matchMedia(media.touch).matches ? PHONE_EFFORT : 1;
    worker.postMessage({ ...asked.question, effort } satisfies Question);
  };

  const done = (): Asked | undefined => {
    const asked = thinking;
    thinking = undefined;
    return asked;
  };

  const start = (): Worker => {
    const started = new Worker(new URL('./bot-worker.ts', import.meta.url), { type: 'module' });
    started.addEventListener('message', ({ data }: MessageEvent<Answered>) => {
      const asked = done();
      if ('failure' in data) fail(asked, data.failure);
      else asked?.resolve(data.action);
      next();
    });
    started.addEventListener('error', () => {
      started.terminate();
      worker = undefined;
      fail(done(), 'the bots’ worker failed');
      next();
    });
    return started;
  };

  return {
    has: hasBot,
    decide(question, { dropped }) {
      return new Promise((resolve, reject) => {
        const asked = { question, resolve, reject };
        waiting.add(asked);
        void dropped.then(() => {
          if (waiting.delete(asked)) reject(new Error('nobody awaits the answer'));
        });
        next();
      });
    },
  };
}
