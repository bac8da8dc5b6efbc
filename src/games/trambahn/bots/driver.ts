import { judgingBot } from './judging.ts';
import { worthOf } from './worth.ts';

/** Counts what every choice will bring, to itself and to its rival, one step at a time. */
export const driver = judgingBot('driver', worthOf);
