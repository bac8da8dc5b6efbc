import { fold } from '#games/railroad-tycoon/rules/fold.ts';
import type { RailroadTycoon } from '#games/railroad-tycoon/rules/model.ts';
import { shownBy } from '#ui/shown.ts';

/** A player sees the cube leave, then the points come, then the city stand empty. */
export const shownAt = shownBy<RailroadTycoon>(fold);
