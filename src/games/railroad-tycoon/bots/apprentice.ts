import { judging } from './decision.ts';
import { GLITTERED } from './weights.ts';

/** Takes what glitters: cards, hotels and what can be delivered soon. Forgets that the neighbours deliver as well. */
export const apprentice = judging('apprentice', GLITTERED);
