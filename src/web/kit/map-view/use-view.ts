import { type RefObject, useEffect, useMemo, useRef } from 'react';
import { motionReduced } from '../reduced-motion.ts';
import { listenToHands } from './map-hands.ts';
import {
  type Area,
  centred,
  framed,
  held,
  inSight,
  onMap,
  type Point,
  panned,
  type Size,
  type View,
  wholeScale,
  wholeView,
  zoomed,
} from './view.ts';

/** How much closer one press of a button or a key comes. */
const STEP = 1.35;

/** What can be done with the view. The same object for as long as the map stands. */
export type ViewControl = {
  closer: () => void;
  farther: () => void;
  whole: () => void;
  pan: (dx: number, dy: number) => void;
  /** Brings this into sight, if only a part is to be seen and it is outside. */
  show: (at: Point) => void;
  /** Comes as close to this as `near` allows; nothing where the whole map is wanted. */
  frame: (area: Area) => void;
  mapPoint: (clientX: number, clientY: number) => Point;
  /** Pixels in a unit. */
  scale: () => number;
};

/**
 * Which part of a map is to be seen. The map is drawn once, and moved and scaled by a transform: nothing of it is drawn
 * anew while somebody pans. `near`: so many units across at the closest when it comes close by itself; nothing, and it
 * shows the whole until somebody wants otherwise.
 */
export function useView(
  box: RefObject<HTMLElement | null>,
  world: RefObject<HTMLElement | null>,
  map: Size,
  near: number | undefined,
): ViewControl {
  const state = useRef<{ view: View; size: Size; whole: boolean; asked: number }>({
    view: { x: 0, y: 0, k: 1 },
    size: { width: 1, height: 1 },
    whole: true,
    asked: 0,
  });
  const control = useMemo(() => {
    const now = state.current;
    const set = (view: View): void => {
      now.view = view;
      const element = world.current;
      if (element === null) return;
      const { x, y, k } = view;
      element.style.transform = `translate(${-x * k}px, ${-y * k}px) scale(${k})`;
      element.style.setProperty('--k', `${k}`);
    };
    const stop = (): void => cancelAnimationFrame(now.asked);
    const zoom = (factor: number, at?: Point): void => {
      stop();
      const middle = { x: now.size.width / 2, y: now.size.height / 2 };
      set(zoomed(now.view, factor, at ?? middle, map, now.size));
      now.whole = now.view.k <= wholeScale(map, now.size) * 1.001;
    };
    const pan = (dx: number, dy: number): void => {
      stop();
      set(panned(now.view, dx, dy, map, now.size));
    };
    const glide = (to: View): void => {
      stop();
      const from = now.view;
      if (motionReduced()) return set(to);
      const begin = performance.now();
      const frame = (time: number): void => {
        const t = Math.min(1, Math.max(0, (time - begin) / 320));
        const e = t * t * (3 - 2 * t);
        const mix = (a: number, b: number): number => a + (b - a) * e;
        set({ x: mix(from.x, to.x), y: mix(from.y, to.y), k: mix(from.k, to.k) });
        if (t < 1) now.asked = requestAnimationFrame(frame);
      };
      now.asked = requestAnimationFrame(frame);
    };
    const resize = (size: Size): void => {
      const { x, y, k } = now.view;
      const middle = onMap(now.view, { x: now.size.width / 2, y: now.size.height / 2 });
      const grown = now.size.width > 1;
      now.size = size;
      if (!grown && near !== undefined) {
        // It begins as high as its box, about the middle.
        now.whole = false;
        const k = Math.min(size.height / map.height, size.width / near);
        set(centred({ x: map.width / 2, y: map.height / 2 }, k, map, size));
      } else if (now.whole) set(wholeView(map, size));
      else set(grown ? centred(middle, k, map, size) : held({ x, y, k }, map, size));
    };
    return {
      set,
      zoom,
      pan,
      resize,
      stop,
      closer: () => zoom(STEP),
      farther: () => zoom(1 / STEP),
      whole: () => {
        now.whole = true;
        glide(wholeView(map, now.size));
      },
      show: (at: Point) => {
        if (now.whole || inSight(now.view, at, now.size, 48)) return;
        glide(centred(at, now.view.k, map, now.size));
      },
      frame: (area: Area) => {
        if (near === undefined || now.size.width <= 1) return;
        now.whole = false;
        glide(framed(area, now.size.width / near, map, now.size));
      },
      mapPoint: (clientX: number, clientY: number) => {
        const { left = 0, top = 0 } = box.current?.getBoundingClientRect() ?? {};
        return onMap(now.view, { x: clientX - left, y: clientY - top });
      },
      scale: () => now.view.k,
    };
  }, [box, world, map, near]);

  useEffect(() => {
    const element = box.current;
    if (element === null) return undefined;
    const { width, height } = element.getBoundingClientRect();
    control.resize({ width, height });
    const watch = new ResizeObserver(([entry]) => {
      // A map that is put out of sight keeps its view.
      if (entry && entry.contentRect.width > 0) control.resize(entry.contentRect);
    });
    watch.observe(element);
    const deaf = listenToHands(element, control);
    return () => {
      watch.disconnect();
      deaf();
      control.stop();
    };
  }, [box, control]);
  return control;
}
