import { judging } from './judgement.ts';
import { WARY } from './weights.ts';

/** Counts well, and lays out nothing too early: but what the others will make of it, this one does not try. */
export const driver = judging('driver', WARY);
