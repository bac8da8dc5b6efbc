import { useMemo } from 'react';
import type { Eyes, Kind, Play, View } from '#kernel/game.ts';
import type { Happening, ScoreProps } from './face.ts';
import { viewAfter } from './view-after.ts';

/** What is to be seen while an event is shown. */
export type ShownAt<K extends Kind> = (happening: Happening<K>, eyes: Eyes) => View<K>;

/**
 * The table between the events of an entry. The engine does an entry at once; a player sees one thing come after the
 * other. Made once for each event and pair of eyes: the board and the score ask for the same.
 */
export function shownBy<K extends Kind>(fold: Play<K>['fold']): ShownAt<K> {
  const known = new WeakMap<Happening<K>, Map<Eyes, View<K>>>();
  return (happening, eyes) => {
    const { before, earlier = [], event } = happening;
    const byEyes = known.get(happening) ?? new Map<Eyes, View<K>>();
    known.set(happening, byEyes);
    const seen = byEyes.get(eyes) ?? viewAfter<K>(fold, before, [...earlier, event], eyes);
    byEyes.set(eyes, seen);
    return seen;
  };
}

/** What is to be seen now: nothing is counted before it has been shown. */
export function useShown<K extends Kind>(
  shownAt: ShownAt<K>,
  { table, own, eyes, happening }: Pick<ScoreProps<K>, 'table' | 'own' | 'eyes' | 'happening'>,
): View<K> {
  return useMemo(
    () => (happening ? shownAt(happening, eyes) : { table, own }),
    [shownAt, happening, eyes, table, own],
  );
}
