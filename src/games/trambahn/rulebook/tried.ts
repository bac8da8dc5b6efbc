import type { RuleId } from '#kernel/game.ts';

/** The rules that one can try (`../lessons/examples`), for the page that links to them. */
export const tried: readonly RuleId[] = [
  '3.2',
  '3.3',
  '3.4',
  '3.5',
  '4.2',
  '4.6',
  '5.2',
  '5.3',
  '5.4',
  '5.5',
  '5.9',
  '7.2',
  '7.3',
  '7.4',
  '11.3',
  '13.1',
];
