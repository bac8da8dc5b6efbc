import { foreseeing } from './foresight.ts';
import { netOf } from './net.ts';
import { NUMBERS } from './net-numbers.ts';
import { evaluationBy } from './ways.ts';

/** Has learnt from games with itself how they end, and tries what seems best by that for three rounds of four players. */
export const dispatcher = foreseeing('dispatcher', evaluationBy(netOf(NUMBERS)), {
  tries: 240,
  turns: 12,
  breadth: 6,
  margin: 0.08,
  belief: 0.5,
});
