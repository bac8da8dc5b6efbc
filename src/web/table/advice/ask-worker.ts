import { isGone } from '../../offline.ts';
import type { Asked, Thought } from './thinking.ts';

/** Asks a worker of its own, which is ended by what is given back: nothing of it goes on when the player has moved. */
export function askWorker(asked: Asked, tell: (thought: Thought) => void): () => void {
  const worker = new Worker(new URL('../local/bot-worker.ts', import.meta.url), { type: 'module' });
  const hear = (thought: Thought): void => {
    if ('failure' in thought) void isGone();
    tell(thought);
  };
  worker.addEventListener('message', ({ data }: MessageEvent<Thought>) => hear(data));
  worker.addEventListener('error', () => hear({ failure: 'the worker failed' }));
  worker.postMessage({ advise: asked });
  return () => worker.terminate();
}
