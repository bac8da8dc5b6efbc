import { strikeAtOnce, thumbBot } from './thumb.ts';

/** Lays one space more than an ordinary throw, but shovels hard behind the slow signal, where two throws of three find no track. */
export const stoker = thumbBot('stoker', { two: 8, one: 2 }, strikeAtOnce);
