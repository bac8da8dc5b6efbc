import { useCallback, useMemo, useState } from 'react';
import type { Kind, Language, Refusal } from '#kernel/game.ts';
import type { Answer, BoardProps } from '#ui/face.ts';
import { tableWords } from '../../words/table/index.ts';
import type { Stopped } from '../compose.ts';
import type { PlanTold } from '../plan/use-plan.tsx';
import type { Snapshot } from '../snapshot.ts';
import type { Sitting } from '../use-table.ts';
import type { Why } from './why-not.tsx';

type Acts = Pick<BoardProps<Kind>, 'choices' | 'readOnly' | 'act' | 'check' | 'after' | 'refuse'>;

/** What the board may do and how it is answered. In the past nothing can be done; in pencil it goes into the plan. */
export function useActing(
  { composer, face, store, taught }: Sitting,
  snapshot: Snapshot,
  language: Language,
  inThePast: boolean,
  onPast: () => void,
  plan?: PlanTold,
): { acts: Acts; why: Why | undefined; closeWhy: () => void } {
  const [why, setWhy] = useState<Why & { seq: number }>();
  const { live, showing } = snapshot;
  const pencil = plan?.pencil;
  const touch = plan?.touch;
  const judge = pencil ?? composer;

  const explain = useCallback(
    (refusal: Refusal, action: unknown, at: Element | undefined) => {
      const now = store.getSnapshot().live;
      if (!now) return;
      if (taught) return taught(refusal, action);
      const text =
        refusal.rule === 'H.6'
          ? tableWords[language].why.longTurn
          : face.explain(refusal, action, pencil?.view ?? now.view, language);
      setWhy({ text, rule: refusal.rule, at, seq: now.seq });
    },
    [store, face, language, pencil, taught],
  );
  const acts = useMemo<Omit<Acts, 'choices'>>(() => {
    if (inThePast) {
      const never: Refusal = { rule: 'H.3' };
      return {
        readOnly: true,
        act: async () => {
          onPast();
          return { is: 'refused' };
        },
        check: () => never,
        after: () => undefined,
        refuse: onPast,
      };
    }
    const answer = (stopped: Stopped | undefined, at: Element | undefined): Answer => {
      if (!stopped) return { is: 'done' };
      const { refusal, why: reason } = stopped;
      if (refusal) explain(refusal, stopped.action, at);
      else if (reason) setWhy({ text: plainly(reason, language), at, seq: seqOf(store) });
      return refusal ? { is: 'refused', refusal } : { is: 'refused' };
    };
    return {
      readOnly: false,
      act: async (actions, at = document.activeElement ?? undefined) => {
        setWhy(undefined);
        if (!pencil) touch?.();
        return answer(await judge.act(actions), at);
      },
      check: (action) => judge.check(action),
      after: (actions) => judge.after(actions),
      refuse: explain,
    };
  }, [judge, pencil, touch, store, language, inThePast, onPast, explain]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the composer reads the store, and these are what changes in it.
  const choices = useMemo(
    () => (inThePast ? [] : judge.choices()),
    [judge, live, showing, inThePast],
  );
  const closeWhy = useCallback(() => setWhy(undefined), []);
  // Whatever was refused was refused on the table as it was then.
  const current = why?.seq === live?.seq ? why : undefined;
  return { acts: { ...acts, choices }, why: current, closeWhy };
}

/** An action is never refused for the sake of a seat: that would be a table of another mind. */
function plainly(reason: NonNullable<Stopped['why']>, language: Language): string {
  const { plain } = tableWords[language].why;
  const told: Readonly<Record<string, string>> = plain;
  return told[reason] ?? plain.malformed;
}

function seqOf({ getSnapshot }: Sitting['store']): number {
  return getSnapshot().live?.seq ?? 0;
}
