import { lazy, type ReactNode, Suspense, useState } from 'react';
import type { Kind } from '#kernel/game.ts';
import type { Listener } from '#kernel/title.ts';
import type { BoardProps } from '#ui/face.ts';
import type { Undo } from '../desk/use-undo.ts';
import type { Live, Snapshot } from '../snapshot.ts';
import type { Sitting } from '../use-table.ts';
import type { Pencil } from './pencil.ts';

/** All of planning is fetched when somebody takes the pencil, or has a draft in this browser. */
const Keeper = lazy(() => import('./keeper.tsx').then((m) => ({ default: m.Keeper })));

/** What the table is told of a plan. */
export type PlanTold = {
  /** How many steps are drafted. */
  steps: number;
  /** The pencil is in hand: the board's judge in place of the table's, and what else the board is given. */
  pencil?: Pencil;
  board?: Partial<BoardProps<Kind>>;
  /** A hand on the table. */
  touch: () => void;
  undoIn: (undo: Undo) => Undo;
};

export type PlanTool = { open: boolean; steps: number; press: () => void };

/** A plan of whoever looks on, where the game has something to plan. `lines`: what it says above the board. */
export function usePlan(
  sitting: Sitting,
  snapshot: Snapshot,
  live: Live,
  listener: Listener,
  tell: (text: string, lamp: 'go') => void,
) {
  const seat = live.eyes === 'watcher' ? undefined : live.eyes;
  const running = live.status === 'running';
  // The pencil belongs to a seat: the next one at this device does not find it in hand.
  const [openFor, setOpenFor] = useState<number>();
  const [told, setTold] = useState<PlanTold>();
  if (seat === undefined || !sitting.title.game.toTurnOf) return undefined;
  const open = running && openFor === seat;
  const setOpen = (on: boolean): void => setOpenFor(on ? seat : undefined);
  const lines: ReactNode =
    open || hasDrafts() ? (
      <Suspense>
        <Keeper {...{ sitting, snapshot, live, listener, seat, open, setOpen, setTold, tell }} />
      </Suspense>
    ) : undefined;
  const tool: PlanTool = { open, steps: told?.steps ?? 0, press: () => setOpen(!open) };
  return { open, setOpen, tool: running ? tool : undefined, told, lines };
}

/** Asked without what reads them: that is fetched with the rest. */
function hasDrafts(): boolean {
  try {
    return (localStorage.getItem('rotonde.drafts') ?? '[]') !== '[]';
  } catch {
    return false;
  }
}
