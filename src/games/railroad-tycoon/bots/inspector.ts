import { searcher } from './rollouts.ts';

/** Reads the others' plans to the end of the next turn, and looks most at the rival who is in front. */
export const inspector = searcher('inspector', {
  tries: 8,
  turns: 1,
  breadth: 4,
  margin: 5,
  spite: 0.6,
  depth: 0,
});
