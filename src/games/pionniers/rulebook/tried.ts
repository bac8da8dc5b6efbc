import type { RuleId } from '#kernel/game.ts';

/** The rules that one can try (`../lessons/examples`), for the page that links to them. */
export const tried: readonly RuleId[] = [
  '3.2',
  '3.3',
  '4.2',
  '4.3',
  '5.2',
  '6.3',
  '6.4',
  '6.5',
  '6.6',
  '6.7',
  '6.8',
  '6.9',
  '8.4',
  '12.2',
];
