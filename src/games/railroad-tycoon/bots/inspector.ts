import { searcher } from './rollouts.ts';

/** Cannot choose between two plans before it has played both once to the end of the next turn, and looks most at the rival who is in front. */
export const inspector = searcher('inspector', {
  tries: 2,
  turns: 1,
  breadth: 2,
  margin: 4,
  spite: 0.6,
});
