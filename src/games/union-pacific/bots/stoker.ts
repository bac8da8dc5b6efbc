import { judging } from './judgement.ts';
import { HASTY } from './weights.ts';

/** Shovels hard: lays out as soon as there is something to lay out, and keeps no joker back. */
export const stoker = judging('stoker', HASTY);
