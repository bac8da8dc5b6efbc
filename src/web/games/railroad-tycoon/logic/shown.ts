import { fold } from '#games/railroad-tycoon/fold.ts';
import type { RailroadTycoon } from '#games/railroad-tycoon/model.ts';
import { clone } from '#games/railroad-tycoon/secrets.ts';
import type { Eyes } from '#kernel/game.ts';
import type { Happening, Seen } from '#web/table/face.ts';
import { keepEqual } from '#web/table/keep-equal.ts';
import { cachedBy } from './cached.ts';

/**
 * The table while an event is being shown. The engine does an entry at once; a player sees the cube leave, then the
 * points come, then the city stand empty. What none of this touches stays the same object.
 */
export const shownOf = cachedBy(
  (
    { before, earlier = [], event }: Happening<RailroadTycoon>,
    eyes: Eyes,
  ): Seen<RailroadTycoon> => {
    const { table, hidden } = clone({
      table: before.table,
      hidden: { own: before.own ? [before.own] : [] },
    });
    const view = { table, own: hidden.own[0] };
    for (const told of [...earlier, event]) fold(view, told, eyes);
    return keepEqual(before, view);
  },
  (eyes) => eyes,
);
