import { PHONE_EFFORT } from '#bots/bot.ts';
import { hasBot } from '#games/catalogue.ts';
import type { Seat } from '#kernel/game.ts';
import type { BotHost, BotQuestion } from '#tables/bot-host.ts';
import { media } from '#ui/media.ts';
import { missed } from '../../offline.ts';
import type { Answered, Question } from './bot-worker.ts';

type Asked = {
  table: string;
  question: BotQuestion;
  resolve(action: unknown): void;
  reject(error: Error): void;
};

/** Whoever thinks for longer than this is seen to. */
const LONG_MS = 800;

/** Who thinks for long, at which table, and how much of it is done, from 0 to 1. */
export type LongThought = { table: string; seat: Seat; done: number };

/** It, or what it fetches for a game, may lie in a build that is gone: then nobody hears, and the new one is offered. */
function fail(asked: Asked | undefined, why: string): void {
  if (asked) missed(new Error(why)).catch(asked.reject);
}

/**
 * Bots that think in a Web Worker, which is started with the first question. It is given one at a time; when nobody awaits the
 * answer any more, the worker ends, and the next question starts another. `tell`: of a long thought as it goes on, and nothing at
 * its end.
 */
export function workerBots(tell: (thought: LongThought | undefined) => void): BotHost {
  const waiting = new Set<Asked>();
  let worker: Worker | undefined;
  let thinking: Asked | undefined;
  let progress = 0;
  let isLong = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const tellOf = ({ table, question }: Asked): void => {
    if (isLong) tell({ table, seat: question.seat, done: progress });
  };

  const askNext = (): void => {
    const [asked] = waiting;
    if (thinking || !asked) return;
    waiting.delete(asked);
    thinking = asked;
    worker ??= start();
    progress = 0;
    timer = setTimeout(() => {
      isLong = true;
      tellOf(asked);
    }, LONG_MS);
    const effort = matchMedia(media.touch).matches ? PHONE_EFFORT : 1;
    worker.postMessage({ ...asked.question, effort } satisfies Question);
  };

  const done = (): Asked | undefined => {
    const asked = thinking;
    thinking = undefined;
    clearTimeout(timer);
    if (isLong) tell(undefined);
    isLong = false;
    return asked;
  };

  const end = (): Asked | undefined => {
    worker?.terminate();
    worker = undefined;
    return done();
  };

  const start = (): Worker => {
    const started = new Worker(new URL('./bot-worker.ts', import.meta.url), { type: 'module' });
    started.addEventListener('message', ({ data }: MessageEvent<Answered>) => {
      if (started !== worker) return;
      if ('done' in data) {
        progress = data.done;
        if (thinking) tellOf(thinking);
        return;
      }
      const asked = done();
      if ('failure' in data) fail(asked, data.failure);
      else asked?.resolve(data.action);
      askNext();
    });
    started.addEventListener('error', () => {
      if (started === worker) fail(end(), 'the bots’ worker failed');
      askNext();
    });
    return started;
  };

  return {
    has: hasBot,
    decide(question, { table, dropped }) {
      return new Promise((resolve, reject) => {
        const asked = { table, question, resolve, reject };
        waiting.add(asked);
        void dropped.then(() => {
          if (thinking === asked) end();
          else if (!waiting.delete(asked)) return;
          reject(new Error('nobody awaits the answer'));
          askNext();
        });
        askNext();
      });
    },
  };
}
