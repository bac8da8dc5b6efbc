import { askFor } from '#bots/analysis/ask.ts';
import type { GameRecord } from '#kernel/record.ts';
import type { ReadingAsked, ReadingTold } from './reading-worker.ts';

/** How closely, or what of it alone: a decision, by its run. */
type Wish = { minutes?: number; decision?: number };

/** Has a game read by a worker of its own. Whoever wants it to stop ends that. */
export function askWorker(
  { game, seats, log, commitment }: GameRecord<unknown>,
  options: unknown,
  { minutes = 1, decision }: Wish,
  hear: (told: ReadingTold) => void,
): Worker {
  const worker = new Worker(new URL('./reading-worker.ts', import.meta.url), { type: 'module' });
  worker.addEventListener('message', ({ data }: MessageEvent<ReadingTold>) => hear(data));
  worker.addEventListener('error', () => hear({ failure: 'the worker failed' }));
  worker.postMessage({
    game,
    seats: seats.length,
    options,
    log: log.map(({ sum: _, ...entry }) => entry),
    ask: askFor(commitment, minutes),
    ...(decision === undefined ? {} : { decision }),
  } satisfies ReadingAsked);
  return worker;
}
