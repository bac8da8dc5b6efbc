import { judgingBot } from './judging.ts';

/**
 * Counts what every choice will bring, to itself and to its rival, one step at a time. Only it holds a point in hand for a third more
 * than one that is to come: it risks nothing that it has.
 */
export const driver = judgingBot('driver', { hand: 1.35, rival: 1, thrift: 1 });
