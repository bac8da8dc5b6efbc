import { useEffect, useMemo } from 'react';
import { type Asks, Camera } from './camera.ts';
import type { CameraView } from './view-control.ts';

export type { Asks } from './camera.ts';
export type { Sight } from './sight.ts';

/** The view of a map goes along with the game (`camera.ts`). */
export function useCamera(view: CameraView, asks: Asks): void {
  const camera = useMemo(() => new Camera(view), [view]);
  useEffect(() => {
    camera.open();
    return () => camera.close();
  }, [camera]);
  // Whenever the board is drawn anew: what has not changed moves nothing.
  useEffect(() => camera.update(asks));
}
