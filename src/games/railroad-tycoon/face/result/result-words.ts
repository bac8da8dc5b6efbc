import type { Who } from '#kernel/who.ts';
import type { Source } from '../logic/history.ts';

/** What the end says. It comes when the game is over. */
export type ResultWords = {
  won(who: Who, points: number): string;
  tied(names: readonly string[], points: number): string;
  chart: string;
  chartSub: string;
  turn(turn: number): string;
  course(name: string, scores: readonly number[]): string;
  sources: string;
  source: Readonly<Record<Source, string>>;
  /** What a tycoon card rewards. */
  goal(tycoon: number): string;
  total: string;
  place: string;
  links: string;
  money: string;
  tiebreak: string;
};
