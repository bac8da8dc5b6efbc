import { strikeTheLeader, thumbBot } from './thumb.ts';

/** Keeps 10 to 12 spaces of track ahead, and blocks the leader's line where it hurts most. */
export const inspector = thumbBot('inspector', { two: 10, one: 5 }, strikeTheLeader);
