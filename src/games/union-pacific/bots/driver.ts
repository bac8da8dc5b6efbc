import { searcher } from './rollouts.ts';

/** Judges more warily than the apprentice, and plays out in imagined states whatever seems nearly equal. */
export const driver = searcher('driver', {
  tries: 24,
  turns: 12,
  breadth: 3,
  margin: 1.5,
  spite: 0,
  depth: 0,
});
