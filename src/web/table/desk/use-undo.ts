import { useCallback, useState } from 'react';
import { undoTarget } from '../journal.ts';
import type { Live } from '../snapshot.ts';
import type { TableStore } from '../store.ts';

/** How far back, and whether somebody must be asked first. */
export type UndoWish = { to: number };

export type Undo = {
  /** There is a decision to take back. */
  possible: boolean;
  /** Takes back at once what is free; else opens the question. */
  press: () => void;
  /** What is being asked, before it goes out. */
  asking: UndoWish | undefined;
  confirm: () => void;
  cancel: () => void;
};

export function useUndo(
  store: TableStore,
  live: Live,
  tell: (what: 'nothing' | 'refused' | 'long-turn') => void,
): Undo {
  const [asking, setAsking] = useState<UndoWish>();
  const seat = live.eyes;
  const target =
    seat === 'watcher' || live.status !== 'running'
      ? undefined
      : undoTarget(live, seat, live.floor);
  const send = useCallback(
    async (to: number) => {
      const after = store.getSnapshot().live?.seq ?? 0;
      const answer = await store.request({ t: 'undo', after, to });
      if (answer.t === 'refused') tell(answer.rule === 'H.6' ? 'long-turn' : 'refused');
    },
    [store, tell],
  );
  return {
    possible: target !== undefined,
    press: () => {
      store.stage.finish();
      if (!target) tell('nothing');
      else if (target.free) void send(target.to);
      // H.15: nobody is there to agree.
      else if (live.aside.daily !== undefined) tell('refused');
      else setAsking({ to: target.to });
    },
    asking,
    confirm: () => {
      if (asking) void send(asking.to);
      setAsking(undefined);
    },
    cancel: () => setAsking(undefined),
  };
}
