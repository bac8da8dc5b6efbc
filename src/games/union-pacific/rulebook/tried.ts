import type { RuleId } from '#kernel/game.ts';

/** The rules that one can try (`../lessons/examples`), for the page that links to them. */
export const tried: readonly RuleId[] = [
  '2.4',
  '2.5',
  '3.2',
  '3.3',
  '3.5',
  '4.2',
  '4.4',
  '5.2',
  '5.3',
  '5.4',
  '5.5',
  '5.6',
  '5.7',
  '6.2',
  '6.3',
  '6.4',
  '6.5',
  '7.2',
  '8.2',
  '8.3',
  '11.2',
];
