import { Worker } from 'node:worker_threads';
import type { Report } from '#bots/analysis/report.ts';
import type { ReadingAsked } from './finished-game.ts';
import type { ReadingTold } from './thread.ts';

/** What a thread may hold; the longest games that were recorded take a tenth of it. */
const MOST_MB = 512;

/** Reads a game on a thread of its own. Rejects if that fails, or is to stop. */
export async function readGame(
  asked: ReadingAsked,
  signal: AbortSignal,
  progress: (part: number) => void,
): Promise<Report> {
  const worker = new Worker(new URL('./thread.ts', import.meta.url), {
    resourceLimits: { maxOldGenerationSizeMb: MOST_MB },
  });
  worker.unref();
  const { promise, resolve, reject } = Promise.withResolvers<Report>();
  worker.on('message', (told: ReadingTold) => {
    if ('report' in told) resolve(told.report);
    else progress(told.part);
  });
  worker.on('error', reject);
  worker.on('exit', () => reject(new Error('it ended its thread')));
  const stop = (): void => reject(signal.reason);
  signal.addEventListener('abort', stop);
  if (signal.aborted) stop();
  worker.postMessage(asked);
  try {
    return await promise;
  } finally {
    signal.removeEventListener('abort', stop);
    await worker.terminate();
  }
}
