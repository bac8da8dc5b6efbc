import { parentPort, workerData } from 'node:worker_threads';
import { IllegalMove } from '#bots/match.ts';
import type { Simulation } from './plan.ts';
import { type Batch, playRange, type Range } from './play.ts';

/** What a worker sends back. */
export type WorkerAnswer = Batch | { illegal: string };

async function answer(range: Range): Promise<WorkerAnswer> {
  try {
    return await playRange(workerData as Simulation, range);
  } catch (error) {
    if (error instanceof IllegalMove) return { illegal: error.message };
    throw error;
  }
}

parentPort?.on('message', (range: Range) => {
  void answer(range).then((batch) => parentPort?.postMessage(batch));
});
