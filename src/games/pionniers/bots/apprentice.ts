import { strikeAtOnce, thumbBot } from './thumb.ts';

/** Runs as soon as an ordinary throw finds track, and strikes the leader wherever the first place is. */
export const apprentice = thumbBot('apprentice', { two: 7, one: 2 }, strikeAtOnce);
