import type { RuleId } from '#kernel/game.ts';

/** The rules that one can try (`../lessons/examples`), for the page that links to them. */
export const tried: readonly RuleId[] = [
  '6.2',
  '6.3',
  '6.4',
  '8.1',
  '9.2',
  '9.3',
  '10.3',
  '11.2',
  '11.4',
  '11.8',
  '12.3',
  '13.4',
  '14.2',
  '14.3',
];
