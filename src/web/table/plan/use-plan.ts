import { useCallback, useEffect, useMemo, useReducer, useState, useSyncExternalStore } from 'react';
import type { Seat } from '#kernel/game.ts';
import { keepView } from '#ui/view-after.ts';
import { isNow, type Live, type Snapshot } from '../snapshot.ts';
import type { Sitting } from '../use-table.ts';
import type { Plan } from './draft.ts';
import { type Draft, draftOf, keepDraft, onDrafts } from './drafts.ts';
import type { Pencil } from './pencil.ts';

type Planner = typeof import('./planner.ts');

/** A plan of whoever looks on, at a game that has something to plan. */
export type Planning = {
  /** Is the table planned on now? */
  open: boolean;
  setOpen: (open: boolean) => void;
  draft: Draft | undefined;
  keep: (draft: Draft | undefined) => void;
  /** Come once they are wanted. */
  planner: Planner | undefined;
  plan: Plan | undefined;
  /** The board's judge in place of the table's; nothing: the table is shown as it is. */
  pencil: Pencil | undefined;
  /** The first step of a sealed plan is about to be played. */
  counting: boolean;
  /** A hand on the table: what is sealed is not played beside it. */
  touch: () => void;
};

/** Plans of the seat that looks on. Nothing: there is none, or its game has nothing to plan. */
export function usePlan(sitting: Sitting, snapshot: Snapshot, live: Live): Planning | undefined {
  const { game } = sitting.title;
  const seat = game.toTurnOf && typeof live.eyes === 'number' ? live.eyes : undefined;
  const key = seat === undefined ? '' : `${live.id}/${seat}`;
  const running = live.status === 'running';
  const draft = useSyncExternalStore(onDrafts, () => draftOf(key));
  // The pencil belongs to a seat: the next one at this device does not find it in hand.
  const [openFor, setOpenFor] = useState('');
  const open = key !== '' && running && openFor === key;
  const planner = usePlanner(key !== '' && running && (open || draft !== undefined));
  const keep = useCallback((next: Draft | undefined) => keepDraft(key, next), [key]);
  useEffect(() => {
    if (live.status === 'over') keepDraft(key, undefined);
  }, [live.status, key]);

  const planned = usePlanned(sitting, live, seat, planner, draft);
  const view = useMemo(
    () => planned && keepView(live.view, planned.plan.view),
    [planned, live.view],
  );
  const pencil = useMemo(
    () =>
      open && planner && planned && view && seat !== undefined
        ? planner.pencilOn(game, planned, seat, view, keep)
        : undefined,
    [open, planner, planned, view, seat, game, keep],
  );
  const plan = planned?.plan;
  const counting = useSealed(sitting, snapshot, live, { planner, draft, plan, keep });
  const setOpen = useCallback((on: boolean) => setOpenFor(on ? key : ''), [key]);
  const touch = useCallback(() => {
    if (plan?.here) unseal(key);
  }, [key, plan]);
  // What was taken back may be a step that has been played: the rest of the plan does not follow by itself.
  const { news } = snapshot;
  useEffect(() => {
    if (news?.is === 'entries' && news.entries.some(({ undo }) => undo !== undefined)) unseal(key);
  }, [news, key]);
  if (seat === undefined || !running) return undefined;
  return { open, setOpen, draft, keep, planner, plan, pencil, counting, touch };
}

function unseal(key: string): void {
  const draft = draftOf(key);
  if (draft?.sealed) keepDraft(key, { ...draft, sealed: false });
}

function usePlanner(wanted: boolean): Planner | undefined {
  const [come, setCome] = useState<{ planner: Planner }>();
  useEffect(() => {
    if (wanted) void import('./planner.ts').then((planner) => setCome({ planner }));
  }, [wanted]);
  return come?.planner;
}

/** The draft on the table as it is known now: recomputed with each news. */
function usePlanned(
  { title }: Sitting,
  live: Live,
  seat: Seat | undefined,
  planner: Planner | undefined,
  draft: Draft | undefined,
) {
  const steps = draft?.steps;
  return useMemo(
    () =>
      planner && seat !== undefined && live.status === 'running'
        ? planner.planOn(title.game, live.view, seat, steps ?? [])
        : undefined,
    [planner, title, live.view, live.status, seat, steps],
  );
}

type Sealed = Pick<Planning, 'planner' | 'draft' | 'plan' | 'keep'>;

/** Plays what is sealed when its turn comes. True: a step is about to be played. */
function useSealed(
  { composer }: Sitting,
  snapshot: Snapshot,
  live: Live,
  { planner, draft, plan, keep }: Sealed,
): boolean {
  const [, changed] = useReducer((times: number) => times + 1, 0);
  const sealer = useMemo(
    () =>
      planner &&
      new planner.Sealer({
        timer: planner.clockTimer,
        act: (actions) => composer.act(actions, 1),
        keep,
        changed,
      }),
    [planner, composer, keep],
  );
  const calm = isNow(snapshot) && snapshot.sent.length === 0 && snapshot.link === 'open';
  const seq = calm ? live.seq : undefined;
  useEffect(() => sealer?.see({ seq, draft, plan }), [sealer, seq, draft, plan]);
  useEffect(() => () => sealer?.stop(), [sealer]);
  return sealer?.counting ?? false;
}
