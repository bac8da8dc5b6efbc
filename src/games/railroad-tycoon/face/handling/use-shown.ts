import { useMemo } from 'react';
import type { RailroadTycoon } from '#games/railroad-tycoon/rules/model.ts';
import type { ScoreProps, Seen } from '#ui/face.ts';
import { shownOf } from '../logic/shown.ts';

/** What stands on the table while an event is being shown: nothing is counted before it has been seen. */
export function useShown(
  props: Pick<ScoreProps<RailroadTycoon>, 'table' | 'own' | 'eyes' | 'happening'>,
): Seen<RailroadTycoon> {
  const { table, own, eyes, happening } = props;
  return useMemo(
    () => (happening ? shownOf(happening, eyes) : { table, own }),
    [happening, eyes, table, own],
  );
}
