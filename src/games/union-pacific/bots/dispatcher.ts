import { searcher } from './rollouts.ts';

/** Plays it a thousand times first, or nearly. */
export const dispatcher = searcher('dispatcher', {
  tries: 900,
  turns: 16,
  breadth: 6,
  margin: 4,
  spite: 0,
});
