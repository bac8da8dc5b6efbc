import { type ReactNode, useMemo, useState } from 'react';
import type { Kind } from '#kernel/game.ts';
import type { Listener } from '#kernel/title.ts';
import type { BoardProps } from '#ui/face.ts';
import type { Undo } from '../desk/use-undo.ts';
import type { Live } from '../snapshot.ts';
import type { Sitting } from '../use-table.ts';
import type { Planning } from './use-plan.ts';

type PlanParts = {
  /** The tool that takes the pencil. */
  draftTool: { open: boolean; steps: number; press: () => void } | undefined;
  /** What the board is given beside, or in place of, what the table gives it. */
  inPencil: Partial<BoardProps<Kind>> | undefined;
  banner: ReactNode;
  panel: ReactNode;
};

/** Where a plan shows at the table. What draws it has come with the planner. */
export function usePlanParts(
  planning: Planning | undefined,
  sitting: Sitting,
  live: Live,
  listener: Listener,
): PlanParts {
  const [listed, setListed] = useState(false);
  const { pencil, plan } = planning ?? {};
  const inPencil = useMemo(() => pencilled(pencil, plan), [pencil, plan]);
  if (!planning || typeof live.eyes !== 'number')
    return { draftTool: undefined, inPencil: undefined, banner: undefined, panel: undefined };
  const { planner, open, draft, setOpen } = planning;
  const parts = { planning, sitting, live, seat: live.eyes, listener };
  const yours = sitting.title.game.actors(live.view.table).includes(live.eyes);
  return {
    draftTool: { open, steps: draft?.steps.length ?? 0, press: () => setOpen(!open) },
    inPencil,
    banner: planner ? (
      <planner.PlanBanner {...parts} yours={yours} onList={() => setListed(true)} />
    ) : undefined,
    panel:
      planner && open ? (
        <planner.PlanPanel
          {...parts}
          listed={listed}
          onClose={() => setListed(false)}
          onLeave={() => setOpen(false)}
        />
      ) : undefined,
  };
}

/** The planned table in place of the true one; nothing moves on it. */
function pencilled(
  pencil: Planning['pencil'],
  plan: Planning['plan'],
): Partial<BoardProps<Kind>> | undefined {
  if (!pencil || !plan) return undefined;
  return {
    ...pencil.view,
    happening: undefined,
    notice: undefined,
    sent: [],
    inPencil: true,
    planned: plan.steps.slice(0, plan.held).map(({ events }) => events),
  };
}

/** With the pencil in hand, undoing rubs out the last step; else it is a hand on the table. */
export function undoIn(planning: Planning | undefined, undo: Undo): Undo {
  if (!planning) return undo;
  const { open, draft, keep, touch } = planning;
  if (!open) {
    const press = (): void => {
      touch();
      undo.press();
    };
    return { ...undo, press };
  }
  const steps = draft?.steps ?? [];
  return {
    ...undo,
    possible: steps.length > 0,
    press: () => keep({ steps: steps.slice(0, -1), sealed: false }),
  };
}
