import { judgingBot } from './judging.ts';

/** Shovels all it has into the fire: sees a quarter of what money is worth, wants its points soon, and minds its rival by half. */
export const stoker = judgingBot('stoker', { hand: 1.9, rival: 0.5, thrift: 0.25 });
