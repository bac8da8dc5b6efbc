import { strikeTheLeader, thumbBot } from './thumb.ts';

/**
 * How everybody is taken to play on in tries: with 10 to 12 spaces of track ahead, striking the leader where it hurts most. The best
 * that is known without looking ahead; the net was learnt among such players.
 */
export const steady = thumbBot('steady', { two: 10, one: 5 }, strikeTheLeader);
