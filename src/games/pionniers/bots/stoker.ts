import { strikeAnybody, thumbBot } from './thumb.ts';

/** Shovels hard, with no track in reserve, and throws its crates at whoever is nearest to hand. */
export const stoker = thumbBot('stoker', { two: 7, one: 2 }, strikeAnybody);
