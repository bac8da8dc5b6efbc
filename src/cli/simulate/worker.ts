import { parentPort } from 'node:worker_threads';
import { IllegalMove } from '#bots/match.ts';
import type { Simulation } from './plan.ts';
import { type Batch, playRange, type Range } from './play.ts';

/** These games of a plan. */
export type Job = { plan: Simulation; range: Range };

/** What a worker sends back. */
export type WorkerAnswer = Batch | { illegal: string };

async function answer({ plan, range }: Job): Promise<WorkerAnswer> {
  try {
    return await playRange(plan, range);
  } catch (error) {
    if (error instanceof IllegalMove) return { illegal: error.message };
    throw error;
  }
}

parentPort?.on('message', (job: Job) => {
  void answer(job).then((batch) => parentPort?.postMessage(batch));
});
