import { searcher } from './rollouts.ts';

/** Plays every plan that could be good four turns on, again and again, before it acts. */
export const dispatcher = searcher('dispatcher', {
  tries: 720,
  turns: 4,
  breadth: 20,
  margin: 16,
  spite: 0.5,
  depth: 0,
});
