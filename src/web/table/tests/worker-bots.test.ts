import { expect, test, vi } from 'vitest';
import type { BotQuestion } from '#tables/bot-host.ts';
import { newVersion } from '../../offline.ts';
import type { Question } from '../local/bot-worker.ts';
import { workerBots } from '../local/worker-bots.ts';

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

  terminate(): void {}
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

test('the worker of the page is asked one thing at a time, and never what nobody awaits', async () => {
  vi.stubGlobal('Worker', TestWorker);
  let touched = false;
  vi.stubGlobal('matchMedia', () => ({ matches: touched }));
  let status = 200;
  vi.stubGlobal('document', { querySelector: () => null });
  vi.stubGlobal('fetch', () => Promise.resolve({ status }));
  const bots = workerBots();
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
  vi.unstubAllGlobals();
});
