import { PRIOR, SCALE } from './elo.ts';

/** A game against somebody of known strength. One against several at a time counts as one: `weight` is its part. */
export type AgainstResult = { elo: number; share: number; weight: number };

const STEPS = 60;
const ENOUGH = 1e-9;
/** Of a normal law, so much to both sides holds 95 %. */
const SPREAD = 1.96;

/** One more player's strength, where that of all others is known: the same law as in `ratingsOf`, and as if of two more games one had been won. */
export function ratingAgainst(
  results: readonly AgainstResult[],
): { elo: number; within: number } | undefined {
  const games = results.reduce((sum, { weight }) => sum + weight, 0);
  if (games === 0) return undefined;
  const middle = results.reduce((sum, { elo, weight }) => sum + elo * weight, 0) / games;
  const all = [...results, { elo: middle, share: 0.5, weight: 2 * PRIOR }];
  let at = middle / SCALE;
  let bend = 1;
  for (let step = 0; step < STEPS; step++) {
    let slope = 0;
    bend = 0;
    for (const { elo, share, weight } of all) {
      const expected = 1 / (1 + Math.exp(elo / SCALE - at));
      slope += weight * (share - expected);
      bend += weight * expected * (1 - expected);
    }
    const move = Math.max(-1, Math.min(1, slope / bend));
    at += move;
    if (Math.abs(move) < ENOUGH) break;
  }
  return { elo: SCALE * at, within: (SPREAD * SCALE) / Math.sqrt(bend) };
}
