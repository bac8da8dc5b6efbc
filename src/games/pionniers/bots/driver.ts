import { strikeAtOnce, thumbBot } from './thumb.ts';

/** Runs no risks behind the slow signal, but strikes the leader wherever the first place is. */
export const driver = thumbBot('driver', { two: 8, one: 4 }, strikeAtOnce);
