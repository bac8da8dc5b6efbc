import { strikeTheLeader, thumbBot } from './thumb.ts';

/** Knows where dynamite hurts. With its own train it runs risks: one throw in three may find no track. */
export const driver = thumbBot('driver', { two: 7, one: 4 }, strikeTheLeader);
