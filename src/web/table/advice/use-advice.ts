import { useCallback, useEffect, useState } from 'react';
import type { Advice } from '#bots/advice.ts';
import type { Kind } from '#kernel/game.ts';
import { isNow, type Live, type Snapshot } from '../snapshot.ts';
import type { Sitting } from '../use-table.ts';
import { noteAdvised } from './advised.ts';
import { askWorker } from './ask-worker.ts';
import { sittersOf } from './sitters.ts';
import type { Thought } from './thinking.ts';

/** `thinking`: with what is known so far. `shown` stays until the table moves on, or it is put away. */
export type AdviceState =
  | { is: 'thinking'; done: number }
  | { is: 'shown'; advice: Advice<Kind> }
  | { is: 'nothing' }
  | { is: 'failed' };

/** The question of whoever plays alone, and the answer to it on the table as it stands. */
export function useAdvice({ title }: Sitting, snapshot: Snapshot, live: Live) {
  const [asked, setAsked] = useState<{ seq: number; state: AdviceState }>();
  const { game } = title;
  const seat = live.eyes === 'watcher' ? undefined : live.eyes;
  const mine = seat !== undefined && game.actors(live.view.table).includes(seat);
  const may = mine && isNow(snapshot) && snapshot.sent.length === 0;
  // Whatever was said was said of the table as it was then.
  const open = asked?.seq === live.seq && mine ? asked.state : undefined;
  const at = open ? asked?.seq : undefined;

  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each question, on the table as it stood then.
  useEffect(() => {
    if (at === undefined || seat === undefined) return undefined;
    noteAdvised(live.id);
    const { table, own } = live.view;
    const question = { table, own, seat, sitters: sittersOf(live.seats), seed: at };
    const tell = (thought: Thought): void => {
      const state = stateOf(thought);
      setAsked((now) => (now?.seq === at ? { seq: at, state } : now));
    };
    return askWorker({ game: live.game, ...question }, tell);
  }, [at]);

  const ask = useCallback(() => {
    setAsked((now) =>
      now?.seq === live.seq ? undefined : { seq: live.seq, state: { is: 'thinking', done: 0 } },
    );
  }, [live.seq]);
  const put = useCallback(() => setAsked(undefined), []);
  return { state: open, may, ask, put };
}

function stateOf(thought: Thought): AdviceState {
  if ('failure' in thought) return { is: 'failed' };
  if ('nothing' in thought || thought.advice.choices.length === 0) return { is: 'nothing' };
  const { advice } = thought;
  return advice.done < 1 ? { is: 'thinking', done: advice.done } : { is: 'shown', advice };
}
