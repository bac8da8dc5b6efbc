import { useCallback, useEffect, useState } from 'react';
import type { AnyView } from '../play/stage.ts';
import type { TableStore } from '../store.ts';

/** The table as it was after an entry. */
export type Past = { seq: number; view: AnyView };

/** Looking back: what was asked for, and how to come back to now. */
export function usePast(store: TableStore): {
  past: Past | undefined;
  look: (seq: number) => void;
  back: () => void;
} {
  const [past, setPast] = useState<Past>();
  const look = useCallback(
    (seq: number) => {
      store.stage.finish();
      void lookAt(store, seq).then((view) => {
        if (view) setPast({ seq, view });
      });
    },
    [store],
  );
  const back = useCallback(() => setPast(undefined), []);
  // Through other eyes, or after an undo, that moment may be another one.
  const { live } = store.getSnapshot();
  const gone = past !== undefined && !live?.journal.some(({ seq }) => seq === past.seq);
  useEffect(() => {
    if (gone) back();
  }, [gone, back]);
  return { past: gone ? undefined : past, look, back };
}

export async function lookAt(store: TableStore, at: number): Promise<AnyView | undefined> {
  const answer = await store.request({ t: 'look', at });
  return answer.t === 'seen' ? { table: answer.table, own: answer.own } : undefined;
}
