import { searcher } from './rollouts.ts';

/** Counts well: tries the plans that seem nearly equal, but no further than a turn ahead. */
export const driver = searcher('driver', {
  tries: 8,
  turns: 1,
  breadth: 4,
  margin: 5,
  spite: 0.5,
  depth: 0,
});
