import { judging } from './decision.ts';
import { EAGER } from './weights.ts';

/** Counts well, by tuned weights: but what becomes of a plan, this one does not try. */
export const driver = judging('driver', EAGER);
