import { searcher } from './rollouts.ts';

/** Plays it hundreds of times first. */
export const dispatcher = searcher('dispatcher', {
  tries: 300,
  turns: 16,
  breadth: 6,
  margin: 4,
  spite: 0,
  depth: 0,
});
