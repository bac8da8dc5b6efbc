import { strikeAtOnce, thumbBot } from './thumb.ts';

/** Lays one space more than an ordinary throw, runs risks behind the slow signal, and strikes the leader wherever the first place is. */
export const driver = thumbBot('driver', { two: 8, one: 2 }, strikeAtOnce);
