import { type ReactNode, useCallback, useEffect, useLayoutEffect, useMemo, useState } from 'react';
import type { Kind, Seat } from '#kernel/game.ts';
import type { Listener } from '#kernel/title.ts';
import type { BoardProps } from '#ui/face.ts';
import { planWords } from '../../words/plan/index.ts';
import { useCatalogue } from '../../words/use-words.ts';
import type { Undo } from '../desk/use-undo.ts';
import type { Live, Snapshot } from '../snapshot.ts';
import type { Sitting } from '../use-table.ts';
import { PlanBanner } from './banner.tsx';
import { type Draft, keepDraft } from './drafts.ts';
import { PlanPanel } from './panel.tsx';
import type { PlanTold } from './use-plan.tsx';
import { type Planning, usePlanning } from './use-planning.ts';

/** Keeps the plan of one seat: tells the table of it, says above the board how it stands, lists its steps. */
export function Keeper(props: KeeperProps): ReactNode {
  const { sitting, snapshot, live, listener, seat, open, setOpen, setTold, tell } = props;
  const words = useCatalogue(planWords);
  const played = useCallback(() => tell(words.played, 'go'), [tell, words]);
  const planning = usePlanning(sitting, snapshot, live, seat, played);
  const [listed, setListed] = useState(false);
  const { draft, keep, touch } = planning;
  const pencil = open ? planning.pencil : undefined;
  const plan = open ? planning.plan : undefined;
  const steps = draft?.steps;
  const board = useMemo(() => boardIn(pencil, plan, steps), [pencil, plan, steps]);
  const told = useMemo<PlanTold>(
    () => ({
      steps: draft?.steps.length ?? 0,
      ...(pencil ? { pencil } : {}),
      ...(board ? { board } : {}),
      touch,
      undoIn: undoing(open, draft, keep, touch),
    }),
    [draft, pencil, board, open, keep, touch],
  );
  // Before anything is painted: the board is drawn from it.
  useLayoutEffect(() => setTold(told), [setTold, told]);
  useLayoutEffect(() => () => setTold(undefined), [setTold]);
  useOver(live, seat);
  const take = (on: boolean): void => {
    if (!on) setListed(false);
    setOpen(on);
  };
  const parts = { planning, sitting, live, seat, listener, open, setOpen: take };
  const yours = sitting.title.game.actors(live.view.table).includes(seat);
  return (
    <>
      <PlanBanner {...parts} yours={yours} onList={() => setListed(true)} />
      {open ? (
        <PlanPanel {...parts} yours={yours} listed={listed} onClose={() => setListed(false)} />
      ) : undefined}
    </>
  );
}

export type KeeperProps = {
  sitting: Sitting;
  snapshot: Snapshot;
  live: Live;
  listener: Listener;
  seat: Seat;
  open: boolean;
  setOpen: (open: boolean) => void;
  setTold: (told: PlanTold | undefined) => void;
  tell: (text: string, lamp: 'go') => void;
};

/** The planned table in place of the true one; nothing moves on it. Without the pencil, what is drafted, and no more. */
function boardIn(
  pencil: Planning['pencil'],
  plan: Planning['plan'],
  draft: Draft['steps'] | undefined,
): Partial<BoardProps<Kind>> | undefined {
  if (!pencil || !plan) return draft && { draft };
  return {
    ...pencil.view,
    happening: undefined,
    sent: [],
    inPencil: true,
    planned: plan.steps.slice(0, plan.held).map(({ events }) => events),
  };
}

/** With the pencil in hand, undoing rubs out the last step; else it is a hand on the table. */
function undoing(
  open: boolean,
  draft: Planning['draft'],
  keep: Planning['keep'],
  touch: () => void,
): (undo: Undo) => Undo {
  const steps = draft?.steps ?? [];
  return (undo) => ({
    ...undo,
    ...(open ? { possible: steps.length > 0 } : {}),
    press: () => {
      if (open) return keep({ steps: steps.slice(0, -1), sealed: false });
      touch();
      undo.press();
    },
  });
}

/** Nothing is planned at a game that is over. */
function useOver({ id, status }: Live, seat: Seat): void {
  useEffect(() => {
    if (status === 'over') keepDraft(`${id}/${seat}`, undefined);
  }, [id, status, seat]);
}
