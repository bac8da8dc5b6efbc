import { fold } from '#games/railroad-tycoon/rules/fold.ts';
import type { RailroadTycoon } from '#games/railroad-tycoon/rules/model.ts';
import type { Eyes } from '#kernel/game.ts';
import type { Happening, Seen } from '#ui/face.ts';
import { viewAfter } from '#ui/view-after.ts';
import { cachedBy } from './cached.ts';

/**
 * The table while an event is being shown. The engine does an entry at once; a player sees the cube leave, then the
 * points come, then the city stand empty. What none of this touches stays the same object.
 */
export const shownOf = cachedBy(
  ({ before, earlier = [], event }: Happening<RailroadTycoon>, eyes: Eyes): Seen<RailroadTycoon> =>
    viewAfter<RailroadTycoon>(fold, before, [...earlier, event], eyes),
  (eyes) => eyes,
);
