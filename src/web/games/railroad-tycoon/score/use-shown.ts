import { useMemo } from 'react';
import type { RailroadTycoon } from '#games/railroad-tycoon/model.ts';
import type { ScoreProps } from '#web/table/face.ts';
import { type Staged, stageOf } from '../logic/stage.ts';

/** What stands on the table while an event is being shown: nothing is counted before it has been seen. */
export function useShown(props: ScoreProps<RailroadTycoon>): Staged {
  const { table, own, eyes, happening } = props;
  return useMemo(
    () => (happening ? stageOf(happening, eyes, table).shown : { table, own }),
    [happening, eyes, table, own],
  );
}
