import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { IllegalMove } from '#bots/match.ts';
import type { Simulation } from './plan.ts';
import { type Batch, playRange, type Range } from './play.ts';
import type { WorkerAnswer } from './worker.ts';

/** Enough to spare the messages, few enough to move the progress bar. */
const MOST_GAMES_IN_A_BATCH = 50;

/** Plays the plan, or these of its games. The batches come in the order of the games, whoever played them. */
export async function* playInBatches(
  plan: Simulation,
  workers: number,
  games: Range = { from: 0, to: plan.games },
): AsyncGenerator<Batch> {
  const ranges = rangesOf(games, workers);
  if (workers > 1) yield* playOnWorkers(plan, ranges, workers);
  else for (const range of ranges) yield await playRange(plan, range);
}

function rangesOf({ from, to }: Range, workers: number): Range[] {
  const size = Math.min(MOST_GAMES_IN_A_BATCH, Math.ceil((to - from) / (20 * workers)));
  return Array.from({ length: Math.ceil((to - from) / size) }, (_, i) => ({
    from: from + i * size,
    to: Math.min(from + (i + 1) * size, to),
  }));
}

async function* playOnWorkers(
  plan: Simulation,
  ranges: readonly Range[],
  count: number,
): AsyncGenerator<Batch> {
  const file = new URL('./worker.ts', import.meta.url);
  const workers = Array.from(
    { length: Math.min(count, ranges.length) },
    () => new Worker(file, { workerData: plan }),
  );
  try {
    for (const promise of askAll(workers, ranges)) {
      const answer = await promise;
      if ('illegal' in answer) throw new IllegalMove(answer.illegal);
      yield answer;
    }
  } finally {
    await Promise.all(workers.map((worker) => worker.terminate()));
  }
}

/** Gives every worker the next range as soon as it is done with its last. */
function askAll(workers: readonly Worker[], ranges: readonly Range[]): Promise<WorkerAnswer>[] {
  const asked = ranges.map((range) => ({ range, ...Promise.withResolvers<WorkerAnswer>() }));
  const waiting = asked.values();
  const keepBusy = async (worker: Worker): Promise<void> => {
    for (const { range, resolve, reject } of waiting) {
      worker.postMessage(range);
      try {
        const [answer] = (await once(worker, 'message')) as [WorkerAnswer];
        resolve(answer);
      } catch (error) {
        return reject(error);
      }
    }
  };
  for (const worker of workers) void keepBusy(worker);
  return asked.map(({ promise }) => {
    // Whoever reads the answers in order may come to a failed one late, or never.
    promise.catch(() => {});
    return promise;
  });
}
