import { judgingBot } from './judging.ts';

/** Takes what glitters: its own points, above all those that can be had at once. What its rival has or is about to get: not a thought. */
export const apprentice = judgingBot('apprentice', { hand: 3, rival: 0, thrift: 0.25 });
