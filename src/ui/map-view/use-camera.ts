import { useEffect, useRef, useSyncExternalStore } from 'react';
import type { Asks, Camera } from './camera.ts';
import type { CameraView } from './view-control.ts';

export type { Asks } from './camera.ts';
export type { Sight } from './sight.ts';

/** It is fetched as soon as a map stands, and nobody waits for it. */
const coming = import('./camera.ts');
let come: typeof import('./camera.ts') | undefined;
void coming.then((it) => {
  come = it;
});
const subscribe = (changed: () => void): (() => void) => {
  if (!come) void coming.then(changed);
  return () => undefined;
};

/** The view of a map goes along with the game (`camera.ts`). */
export function useCamera(view: CameraView, asks: Asks): void {
  const script = useSyncExternalStore(subscribe, () => come);
  const camera = useRef<Camera>(undefined);
  useEffect(() => {
    if (!script) return undefined;
    const made = new script.Camera(view);
    camera.current = made;
    made.open();
    return () => made.close();
  }, [script, view]);
  // Whenever the board is drawn anew: what has not changed moves nothing.
  useEffect(() => camera.current?.update(asks));
}
