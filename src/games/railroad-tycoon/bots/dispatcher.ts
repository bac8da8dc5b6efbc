import { searcher } from './rollouts.ts';

/** Plays every plan that could be good three turns on, again and again, before it acts. */
export const dispatcher = searcher('dispatcher', {
  tries: 160,
  turns: 3,
  breadth: 12,
  margin: 12,
  spite: 0.5,
});
