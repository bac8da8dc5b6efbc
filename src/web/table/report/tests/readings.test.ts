import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import type { Report } from '#bots/analysis/report.ts';
import { type GameRecord, parseRecord } from '#kernel/record.ts';
import type { ReadingAsked } from '../reading-worker.ts';
import { openReading, readingOf } from '../readings.ts';

/** A worker as the page sees it; the test reads for it. */
class TestWorker extends EventTarget {
  static readonly started: TestWorker[] = [];
  readonly asked: ReadingAsked[] = [];
  isEnded = false;

  constructor() {
    super();
    TestWorker.started.push(this);
  }

  postMessage(asked: ReadingAsked): void {
    this.asked.push(asked);
  }

  tell(reading: Report['reading'], read: number): void {
    const report = { reading, read, toRead: 100, minutes: 1, stations: [], accounts: [] };
    this.dispatchEvent(new MessageEvent('message', { data: { report } }));
  }

  terminate(): void {
    this.isEnded = true;
  }
}

function records(): GameRecord<unknown>[] {
  const folder = join(import.meta.dirname, '../../../../games/trambahn/rules/records');
  return ['shared-win', 'reshuffle', 'taken-back'].map((name) =>
    parseRecord(readFileSync(join(folder, `${name}.json`), 'utf8')),
  );
}

/** Its worker, once it has begun. */
async function opened(record: GameRecord<unknown>) {
  const count = TestWorker.started.length;
  const reading = readingOf(record, {}, undefined);
  const leave = openReading(record, reading);
  await vi.waitFor(() => expect(TestWorker.started.length).toBe(count + 1));
  return { reading, leave, worker: TestWorker.started[count] as TestWorker };
}

test('a reading whose page is left goes on, is found again, and ends with its work; the oldest gives way', async () => {
  vi.stubGlobal('Worker', TestWorker);
  onTestFinished(() => {
    vi.unstubAllGlobals();
  });
  const [one, two, three] = records() as [
    GameRecord<unknown>,
    GameRecord<unknown>,
    GameRecord<unknown>,
  ];
  const first = await opened(one);
  first.worker.tell('first', 40);
  first.leave();
  expect(first.worker.isEnded).toBe(false);
  first.worker.tell('second', 60);
  // Whoever comes back finds it where it is.
  const again = readingOf(one, {}, undefined);
  expect(again).toBe(first.reading);
  const leaveAgain = openReading(one, again);
  expect(again.getSnapshot()).toMatchObject({ is: 'reading', progress: { read: 60 } });
  expect(TestWorker.started.length).toBe(1);
  leaveAgain();
  const others = [await opened(two), await opened(three)];
  for (const { leave } of others) leave();
  expect([first, ...others].map(({ worker }) => worker.isEnded)).toEqual([true, false, false]);
  expect(readingOf(one, {}, undefined)).not.toBe(first.reading);
  // One that is stopped, or done, goes on nowhere.
  others[0]?.worker.tell('done', 100);
  expect(others[0]?.worker.isEnded).toBe(true);
  const third = readingOf(three, {}, undefined);
  const leaveThird = openReading(three, third);
  third.stop();
  leaveThird();
  expect(readingOf(three, {}, undefined)).not.toBe(third);
});
