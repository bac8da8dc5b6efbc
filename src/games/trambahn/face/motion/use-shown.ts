import { useMemo } from 'react';
import { fold } from '#games/trambahn/rules/fold.ts';
import type { Event, Trambahn } from '#games/trambahn/rules/model.ts';
import type { Eyes, View } from '#kernel/game.ts';
import type { Happening, ScoreProps } from '#ui/face.ts';
import { viewAfter } from '#ui/view-after.ts';

/** What is to be seen while something happens, and what was to be seen just before it. */
export type Shown = { was: View<Trambahn>; shown: View<Trambahn> };

type Props = Pick<ScoreProps<Trambahn>, 'table' | 'own' | 'eyes' | 'happening'>;

/** The engine does an entry at once; a player sees the passenger sit down, the line counted, the row cleared. */
export function useShown({ table, own, eyes, happening }: Props): Shown {
  return useMemo(() => {
    const seen = { table, own };
    return happening ? shownIn(happening, eyes) : { was: seen, shown: seen };
  }, [table, own, eyes, happening]);
}

export function shownIn({ before, earlier = [], event }: Happening<Trambahn>, eyes: Eyes): Shown {
  const was = viewAfter<Trambahn>(fold, before, earlier, eyes);
  return { was, shown: isCount(event) ? was : viewAfter<Trambahn>(fold, was, [event], eyes) };
}

/** While points are counted the board stays as it is; they are written down when all are counted. */
const isCount = ({ is }: Event): boolean => is === 'line-scored' || is === 'bonus-scored';
