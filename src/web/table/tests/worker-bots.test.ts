import { expect, onTestFinished, test, vi } from 'vitest';
import type { BotQuestion } from '#tables/bot-host.ts';
import { newVersion } from '../../offline.ts';
import type { Question } from '../local/bot-worker.ts';
import { type LongThought, workerBots } from '../local/worker-bots.ts';

/** A worker as the page sees it; the test thinks for it. */
class TestWorker extends EventTarget {
  static readonly started: TestWorker[] = [];
  readonly asked: Question[] = [];

  constructor() {
    super();
    TestWorker.started.push(this);
  }

  postMessage(question: Question): void {
    this.asked.push(question);
  }

  answer(data: unknown): void {
    this.dispatchEvent(new MessageEvent('message', { data }));
  }

  isEnded = false;

  terminate(): void {
    this.isEnded = true;
  }
}

const question = (bot: string): BotQuestion => ({
  game: 'trambahn',
  bot,
  table: {},
  own: {},
  seat: 0,
  seed: 1,
});

function asker() {
  const { promise: dropped, resolve: drop } = Promise.withResolvers<void>();
  return { table: 'a-table', from: '', dropped, drop };
}

/** A page with workers that the test thinks for. */
function pageWith(matchesTouch: () => boolean = () => false): void {
  TestWorker.started.length = 0;
  vi.stubGlobal('Worker', TestWorker);
  vi.stubGlobal('matchMedia', () => ({ matches: matchesTouch() }));
  onTestFinished(() => {
    vi.unstubAllGlobals();
  });
}

test('the worker of the page is asked one thing at a time, and never what nobody awaits', async () => {
  let touched = false;
  pageWith(() => touched);
  let status = 200;
  vi.stubGlobal('document', { querySelector: () => null });
  vi.stubGlobal('fetch', () => Promise.resolve({ status }));
  const bots = workerBots(() => {});
  const first = bots.decide(question('first'), asker());
  const gone = asker();
  const second = bots.decide(question('second'), gone);
  const third = bots.decide(question('third'), asker());
  const [worker] = TestWorker.started;
  const names = () => worker?.asked.map(({ bot }) => bot);
  expect(names()).toEqual(['first']);
  expect(worker?.asked[0]?.effort).toBe(1);
  touched = true;
  gone.drop();
  await expect(second).rejects.toThrow('nobody awaits the answer');
  worker?.answer({ action: 1 });
  expect(await first).toBe(1);
  expect(names()).toEqual(['first', 'third']);
  expect(worker?.asked[1]?.effort, 'what is touched is slower').toBeLessThan(1);

  // When the worker breaks, and the build of this page is still there, the next question starts another.
  const fourth = bots.decide(question('fourth'), asker());
  worker?.dispatchEvent(new Event('error'));
  await expect(third).rejects.toThrow('worker failed');
  TestWorker.started[1]?.answer({ failure: 'no such bot' });
  await expect(fourth).rejects.toThrow('no such bot');
  expect(newVersion.get()).toBe(false);

  // When it is gone the new one is offered, and nothing failed.
  status = 404;
  const hear = vi.fn();
  bots.decide(question('fifth'), asker()).then(hear, hear);
  TestWorker.started[1]?.dispatchEvent(new Event('error'));
  await expect.poll(() => newVersion.get()).toBe(true);
  expect(hear).not.toHaveBeenCalled();
});

test('a thought that nobody awaits is ended with its worker, and the next question starts another', async () => {
  pageWith();
  const bots = workerBots(() => {});
  const gone = asker();
  const first = bots.decide(question('first'), gone);
  const second = bots.decide(question('second'), asker());
  const [worker] = TestWorker.started;
  gone.drop();
  await expect(first).rejects.toThrow('nobody awaits the answer');
  expect(worker?.isEnded).toBe(true);
  const [, other] = TestWorker.started;
  expect(other?.asked.map(({ bot }) => bot)).toEqual(['second']);
  // What was on its way from the one that ended is no answer to anything.
  worker?.answer({ action: 1 });
  other?.answer({ action: 2 });
  expect(await second).toBe(2);
  // An answer that came before it was dropped has ended nothing.
  const late = asker();
  const third = bots.decide(question('third'), late);
  other?.answer({ action: 3 });
  expect(await third).toBe(3);
  late.drop();
  await late.dropped;
  expect(other?.isEnded).toBe(false);
});

test('how far a bot is can be seen when it thinks for long, until it has answered or is stopped', async () => {
  pageWith();
  vi.useFakeTimers();
  onTestFinished(() => {
    vi.useRealTimers();
  });
  const told: (LongThought | undefined)[] = [];
  const bots = workerBots((thought) => told.push(thought));
  const short = bots.decide(question('short'), asker());
  const [worker] = TestWorker.started;
  worker?.answer({ done: 0.5 });
  worker?.answer({ action: 1 });
  await short;
  expect(told).toEqual([]);
  const long = bots.decide(question('long'), asker());
  worker?.answer({ done: 0.25 });
  vi.advanceTimersByTime(1000);
  worker?.answer({ done: 0.5 });
  worker?.answer({ action: 1 });
  await long;
  const at = { table: 'a-table', seat: 0 };
  expect(told).toEqual([{ ...at, done: 0.25 }, { ...at, done: 0.5 }, undefined]);
  const gone = asker();
  const dropped = bots.decide(question('dropped'), gone);
  vi.advanceTimersByTime(1000);
  gone.drop();
  await expect(dropped).rejects.toThrow('nobody awaits');
  expect(told.slice(3)).toEqual([{ ...at, done: 0 }, undefined]);
});
