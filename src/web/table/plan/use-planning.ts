import { useCallback, useEffect, useMemo, useReducer, useSyncExternalStore } from 'react';
import type { Seat } from '#kernel/game.ts';
import { keepView } from '#ui/view-after.ts';
import { isNow, type Live, type Snapshot } from '../snapshot.ts';
import type { Sitting } from '../use-table.ts';
import { type Plan, planOn } from './draft.ts';
import { type Draft, draftOf, keepDraft, onDrafts } from './drafts.ts';
import { type Pencil, pencilOn } from './pencil.ts';
import { clockTimer, Sealer } from './sealer.ts';

/** A plan of the seat that looks on. */
export type Planning = {
  draft: Draft | undefined;
  keep: (draft: Draft | undefined) => void;
  /** Nothing: there is nothing to plan now. */
  plan: Plan | undefined;
  /** The board's judge in place of the table's. */
  pencil: Pencil | undefined;
  /** The first step of a sealed plan is about to be played; called, it is played at once. */
  soon: (() => void) | undefined;
  /** A hand on the table: what is sealed is not played beside it. */
  touch: () => void;
};

/** The draft of one seat at one table, on the table as it is known now: recomputed with each news. */
export function usePlanning(
  sitting: Sitting,
  snapshot: Snapshot,
  live: Live,
  seat: Seat,
  played: () => void,
): Planning {
  const { game } = sitting.title;
  const key = `${live.id}/${seat}`;
  const draft = useSyncExternalStore(onDrafts, () => draftOf(key));
  const steps = draft?.steps;
  const keep = useCallback((next: Draft | undefined) => keepDraft(key, next), [key]);
  const planned = useMemo(
    () => planOn(game, live.view, seat, steps ?? []),
    [game, live.view, seat, steps],
  );
  const pencil = useMemo(() => {
    if (!planned) return undefined;
    const view = keepView(live.view, planned.plan.view);
    return pencilOn(game, planned, seat, view, keep);
  }, [game, planned, live.view, seat, keep]);
  const plan = planned?.plan;
  const soon = useSealed(sitting, snapshot, live, { draft, plan, keep, played });
  const here = plan?.here ?? false;
  const touch = useCallback(() => {
    if (here) unseal(key);
  }, [key, here]);
  // What was taken back may be a step that has been played: the rest of the plan does not follow by itself.
  const { news } = snapshot;
  useEffect(() => {
    if (news?.is === 'entries' && news.entries.some(({ undo }) => undo !== undefined)) unseal(key);
  }, [news, key]);
  return { draft, keep, plan, pencil, soon, touch };
}

function unseal(key: string): void {
  const draft = draftOf(key);
  if (draft?.sealed) keepDraft(key, { ...draft, sealed: false });
}

type Sealed = Pick<Planning, 'draft' | 'plan' | 'keep'> & { played: () => void };

/** Plays what is sealed when its turn comes. What it gives plays at once what is about to be played. */
function useSealed(
  { composer }: Sitting,
  snapshot: Snapshot,
  live: Live,
  { draft, plan, keep, played }: Sealed,
): Planning['soon'] {
  const [, changed] = useReducer((times: number) => times + 1, 0);
  const sealer = useMemo(() => {
    const act = (actions: readonly unknown[]) => composer.act(actions, 1);
    return new Sealer({ timer: clockTimer, act, keep, changed, played });
  }, [composer, keep, played]);
  const calm = isNow(snapshot) && snapshot.sent.length === 0 && snapshot.link === 'open';
  const seq = calm ? live.seq : undefined;
  useEffect(() => sealer.see({ seq, draft, plan }), [sealer, seq, draft, plan]);
  useEffect(() => () => sealer.stop(), [sealer]);
  return sealer.counting ? () => sealer.playNow() : undefined;
}
