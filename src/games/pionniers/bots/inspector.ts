import { strikeTheLeader, thumbBot } from './thumb.ts';

/** Leaves next to nothing to the dice, and blocks the leader's line where it hurts most. */
export const inspector = thumbBot('inspector', { two: 9, one: 4 }, strikeTheLeader);
