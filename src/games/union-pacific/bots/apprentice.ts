import { judging } from './judgement.ts';
import { GLITTERED } from './weights.ts';

/** Takes what glitters, and thinks less of the neighbours' shares than they are. */
export const apprentice = judging('apprentice', GLITTERED);
