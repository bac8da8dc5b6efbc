import type { Share } from '../model.ts';

/** Each kind once, with how often it is there. */
export function tallied(shares: readonly Share[]): [Share, number][] {
  return [...new Set(shares)].map((share) => [
    share,
    shares.filter((each) => each === share).length,
  ]);
}
