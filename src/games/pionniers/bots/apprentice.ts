import { keepCrate, thumbBot } from './thumb.ts';

/** Runs as soon as an ordinary throw finds track, and keeps its crates for a day that never comes. */
export const apprentice = thumbBot('apprentice', { two: 7, one: 2 }, keepCrate);
