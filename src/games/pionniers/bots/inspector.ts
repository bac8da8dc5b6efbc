import { strikeTheLeader, thumbBot } from './thumb.ts';

/** Leaves little to the dice, and blocks the leader's line where it hurts most. */
export const inspector = thumbBot('inspector', { two: 8, one: 4 }, strikeTheLeader);
