import { lazy, type ReactNode, Suspense } from 'react';
import { soundOn } from '#ui/sound/sound-switch.ts';
import { useRemembered } from '#ui/use-remembered.ts';
import type { DeskProps } from '../desk/desk.tsx';

/** Fetched once somebody has asked for sounds. */
const Sounds = lazy(() => import('./sounds.tsx').then((m) => ({ default: m.Sounds })));

export function SoundsAtDesk(props: DeskProps): ReactNode {
  if (!useRemembered(soundOn)) return undefined;
  return (
    <Suspense>
      <Sounds {...props} />
    </Suspense>
  );
}
