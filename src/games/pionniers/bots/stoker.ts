import { strikeAtOnce, thumbBot } from './thumb.ts';

/** Shovels hard, with little track in reserve; strikes the leader, wherever the first place is. */
export const stoker = thumbBot('stoker', { two: 7, one: 3 }, strikeAtOnce);
