import type { Candidate } from './tree.ts';

/** How far a bot thinks that tries what seems nearly equal. It counts positions and never looks at a clock. */
export type Reach = {
  /** Positions judged for all candidates together. */
  tries: number;
  /** So many turns are played out, as the game counts them, before all is evaluated. */
  turns: number;
  /** No more candidates than these are tried, and none that seems so much worse than the best. */
  breadth: number;
  margin: number;
  /** How much the strongest rival counts against all of them on average, from 0 to 1. */
  spite: number;
};

/** Which of these are tried, the best first. `belief`: how much the first judgement counts beside what the tries show. */
export function nearlyEqual<M>(
  judged: readonly { move: M; worth: number }[],
  { breadth, margin }: Pick<Reach, 'breadth' | 'margin'>,
  belief: number,
): Candidate<M>[] {
  const all = judged.toSorted((a, b) => b.worth - a.worth);
  const best = all[0]?.worth ?? 0;
  return all
    .slice(0, breadth)
    .filter(({ worth }) => worth > best - margin)
    .map(({ move, worth }) => ({ move, prior: belief * worth }));
}
