import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { IllegalMove } from '#bots/match.ts';
import type { Simulation } from './plan.ts';
import { type Batch, playRange } from './play.ts';
import type { Job, WorkerAnswer } from './worker.ts';

/** Enough to spare the messages, few enough to move the progress bar. */
const MOST_GAMES_IN_A_BATCH = 50;

/** Plays the plan. The batches come in the order of the games, whoever played them. */
export async function* playInBatches(plan: Simulation, workers: number): AsyncGenerator<Batch> {
  const waiting = new Map<number, Batch>();
  let next = 0;
  for await (const { job, batch } of playJobs(rangesOf(plan, workers), workers)) {
    waiting.set(job.range.from, batch);
    for (let batch = waiting.get(next); batch; batch = waiting.get(next)) {
      yield batch;
      waiting.delete(next);
      next += batch.tally.games;
    }
  }
}

function rangesOf(plan: Simulation, workers: number): Job[] {
  const { games } = plan;
  const size = Math.min(MOST_GAMES_IN_A_BATCH, Math.ceil(games / (20 * workers)));
  return Array.from({ length: Math.ceil(games / size) }, (_, i) => ({
    plan,
    range: { from: i * size, to: Math.min((i + 1) * size, games) },
  }));
}

export type Played<J extends Job> = { job: J; batch: Batch };

/** Plays all jobs, each begun in its turn, told as soon as it is done. Until `stopped`: then what is not done is dropped. */
export async function* playJobs<J extends Job>(
  jobs: Iterable<J>,
  workers: number,
  stopped?: AbortSignal,
): AsyncGenerator<Played<J>> {
  if (workers === 1 && !stopped) {
    for (const job of jobs) yield { job, batch: await playRange(job.plan, job.range) };
  } else yield* playOnWorkers(jobs[Symbol.iterator](), workers, stopped);
}

async function* playOnWorkers<J extends Job>(
  jobs: Iterator<J>,
  most: number,
  stopped: AbortSignal | undefined,
): AsyncGenerator<Played<J>> {
  const busy = new Map<Worker, Promise<{ worker: Worker; job: J; answer: WorkerAnswer }>>();
  const stop = stopped ? [once(stopped, 'abort').then(() => undefined)] : [];
  const keepBusy = (worker?: Worker): boolean => {
    const next = jobs.next();
    if (next.done || stopped?.aborted) return false;
    const asked = worker ?? new Worker(new URL('./worker.ts', import.meta.url));
    busy.set(asked, ask(asked, next.value));
    return true;
  };
  const all: Worker[] = [];
  try {
    while (busy.size < most && keepBusy());
    all.push(...busy.keys());
    while (busy.size > 0) {
      const told = await Promise.race([...busy.values(), ...stop]);
      if (!told) return;
      const { worker, job, answer } = told;
      busy.delete(worker);
      keepBusy(worker);
      if ('illegal' in answer) throw new IllegalMove(answer.illegal);
      yield { job, batch: answer };
    }
  } finally {
    await Promise.all(all.map((worker) => worker.terminate()));
  }
}

async function ask<J extends Job>(worker: Worker, job: J) {
  worker.postMessage({ plan: job.plan, range: job.range } satisfies Job);
  const [answer] = (await once(worker, 'message')) as [WorkerAnswer];
  return { worker, job, answer };
}
