import { searcher } from './rollouts.ts';

/** Plays out in imagined states the plans that an apprentice would weigh, and bids by what it sees there. */
export const driver = searcher('driver', {
  tries: 8,
  turns: 1,
  breadth: 4,
  margin: 5,
  spite: 0.5,
  depth: 0,
});
