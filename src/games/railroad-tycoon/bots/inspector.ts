import { searcher } from './rollouts.ts';

/** Reads the others' plans two turns ahead, and looks most at the rival who is in front. */
export const inspector = searcher('inspector', {
  tries: 24,
  turns: 2,
  breadth: 5,
  margin: 7,
  spite: 0.6,
  depth: 0,
});
