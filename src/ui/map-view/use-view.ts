import { type RefObject, useEffect, useMemo } from 'react';
import { MapControl } from './control.ts';
import { listenToHands } from './map-hands.ts';
import type { Size } from './view.ts';
import type { CameraView, Habits, ViewControl } from './view-control.ts';

export type { CameraView, Habits, ViewControl, Window } from './view-control.ts';

/**
 * Which part of a map is to be seen. The map is drawn once, and moved and scaled by a transform: nothing of it is drawn
 * anew while somebody pans. `near`: so many units across at the closest when it comes close by itself; nothing, and it
 * shows the whole until somebody wants otherwise. Another map, `near` or `habits` begins anew.
 */
export function useView(
  box: RefObject<HTMLElement | null>,
  world: RefObject<HTMLElement | null>,
  map: Size,
  near: number | undefined,
  habits?: Habits,
): ViewControl & CameraView {
  const control = useMemo(
    () => new MapControl(box, world, map, near, habits),
    [box, world, map, near, habits],
  );
  useEffect(() => {
    const element = box.current;
    if (element === null) return undefined;
    // It tells the first size too, when the page is laid out anyway: to ask for it here would lay out all that has just been drawn.
    const watch = new ResizeObserver(([entry]) => {
      if (entry) control.resize(entry.contentRect);
    });
    watch.observe(element);
    const stopListening = listenToHands(element, control);
    // Under a pointer the map stays where it is; a place that keys come to is brought into sight.
    const onFocus = ({ target }: FocusEvent): void => {
      if (!(target instanceof Element && target.matches('[data-place]:focus-visible'))) return;
      const { left, top, width, height } = target.getBoundingClientRect();
      control.show(control.mapPoint(left + width / 2, top + height / 2));
    };
    element.addEventListener('focusin', onFocus);
    return () => {
      element.removeEventListener('focusin', onFocus);
      watch.disconnect();
      stopListening();
      control.stop();
    };
  }, [box, control]);
  return control;
}
