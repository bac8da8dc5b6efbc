import { useMemo } from 'react';
import { fold } from '#games/union-pacific/rules/fold.ts';
import type { UnionPacific } from '#games/union-pacific/rules/model.ts';
import type { Eyes } from '#kernel/game.ts';
import type { Happening, ScoreProps, Seen } from '#ui/face.ts';
import { viewAfter } from '#ui/view-after.ts';

/** What is to be seen now: while something happens, the table between the events of its entry. */
export function useShown(
  props: Pick<ScoreProps<UnionPacific>, 'table' | 'own' | 'eyes' | 'happening'>,
): Seen<UnionPacific> {
  const { table, own, eyes, happening } = props;
  return useMemo(
    () => (happening ? shownAt(happening, eyes) : { table, own }),
    [happening, eyes, table, own],
  );
}

/** The engine does an entry at once; a player sees the train arrive, then the share go, then the money come. */
export function shownAt(
  { before, earlier = [], event }: Happening<UnionPacific>,
  eyes: Eyes,
): Seen<UnionPacific> {
  return viewAfter<UnionPacific>(fold, before, [...earlier, event], eyes);
}
