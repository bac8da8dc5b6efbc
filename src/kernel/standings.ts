import type { Standing } from './game.ts';

/** Gives places: by score, then by the tie-breakers in turn, more being better. Full ties share a place. */
export function ranked(scores: readonly Omit<Standing, 'place'>[]): Standing[] {
  return scores.map((score) => ({
    ...score,
    place: 1 + scores.filter((other) => compare(other, score) > 0).length,
  }));
}

function compare(a: Omit<Standing, 'place'>, b: Omit<Standing, 'place'>): number {
  if (a.score !== b.score) return a.score - b.score;
  const decisive = a.breakers.findIndex((breaker, i) => breaker !== b.breakers[i]);
  return decisive < 0 ? 0 : (a.breakers[decisive] as number) - (b.breakers[decisive] as number);
}
