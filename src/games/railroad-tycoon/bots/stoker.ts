import { judging } from './decision.ts';
import { HASTY } from './weights.ts';

/** Shovels hard: builds and raises its engine on any number of shares. */
export const stoker = judging('stoker', HASTY);
