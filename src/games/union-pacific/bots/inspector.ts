import { searcher } from './rollouts.ts';

/** Tries what seems nearly equal in imagined states, and looks most at the rival who is ahead. */
export const inspector = searcher('inspector', {
  tries: 160,
  turns: 12,
  breadth: 5,
  margin: 3,
  spite: 0.25,
});
