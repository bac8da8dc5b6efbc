import { strikeAnybody, thumbBot } from './thumb.ts';

/** Runs as soon as an ordinary throw finds track, and throws its crates at whoever is nearest to hand. */
export const apprentice = thumbBot('apprentice', { two: 7, one: 2 }, strikeAnybody);
