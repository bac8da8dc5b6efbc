import { type RefObject, useEffect, useMemo, useRef } from 'react';
import {
  centred,
  inSight,
  onBoard,
  type Point,
  panned,
  type Size,
  signsAt,
  type View,
  wholeScale,
  wholeView,
  zoomed,
} from '../logic/view.ts';
import { motionReduced } from '../motion/reduced.ts';
import { listenToHands } from './map-hands.ts';

/** How much closer one press of a button or a key comes. */
const STEP = 1.35;
/** An upright phone shows so many units across; what is wider shows more, at this scale. */
const NEAR = 390;
const NEAR_ENOUGH = 1.25;

/** What can be done with the view. The same object for as long as the map stands. */
export type ViewControl = {
  closer: () => void;
  farther: () => void;
  whole: () => void;
  pan: (dx: number, dy: number) => void;
  /** Brings this into sight: on an upright phone into the middle, else only if it is outside. */
  show: (at: Point) => void;
  boardPoint: (clientX: number, clientY: number) => Point;
  /** Pixels in a unit. */
  scale: () => number;
  /** Where this stands across the window of the map, from 0 to 1. */
  across: (at: Point) => number;
};

/**
 * Which part of the board is to be seen. The board is drawn once, and moved and scaled by a transform: nothing of it
 * is drawn anew while somebody pans.
 */
export function useView(
  box: RefObject<HTMLElement | null>,
  world: RefObject<HTMLElement | null>,
  board: Size,
  near: boolean,
): ViewControl {
  const state = useRef<{
    view: View;
    size: Size;
    whole: boolean;
    asked: number;
    goal?: Point | undefined;
    /** Where the game is. */
    watched?: Point;
    signs?: number;
  }>({
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
      const signs = signsAt(k);
      if (signs !== now.signs) element.style.setProperty('--signs', `${signs}`);
      now.signs = signs;
    };
    const stop = (): void => {
      cancelAnimationFrame(now.asked);
      now.goal = undefined;
    };
    const zoom = (factor: number, at?: Point): void => {
      stop();
      const middle = { x: now.size.width / 2, y: now.size.height / 2 };
      const toTrain = at === undefined && now.whole && factor > 1 ? now.watched : undefined;
      set(zoomed(now.view, factor, at ?? middle, board, now.size));
      // A button has no place on the board: it comes closer to what the game is about.
      if (toTrain) set(centred(toTrain, now.view.k, board, now.size));
      now.whole = now.view.k <= wholeScale(board, now.size) * 1.001;
    };
    const pan = (dx: number, dy: number): void => {
      stop();
      set(panned(now.view, dx, dy, board, now.size));
    };
    /** `to` is asked anew at every frame: the window may change its size on the way. */
    const glide = (to: () => View): void => {
      stop();
      const from = now.view;
      if (motionReduced()) return set(to());
      const begin = performance.now();
      const frame = (time: number): void => {
        const t = Math.min(1, Math.max(0, (time - begin) / 320));
        const [e, goal] = [t * t * (3 - 2 * t), to()];
        const mix = (a: number, b: number): number => a + (b - a) * e;
        set({ x: mix(from.x, goal.x), y: mix(from.y, goal.y), k: mix(from.k, goal.k) });
        if (t < 1) now.asked = requestAnimationFrame(frame);
      };
      now.asked = requestAnimationFrame(frame);
    };
    const resize = (size: Size): void => {
      // What is in the middle stays there.
      const middle = onBoard(now.view, { x: now.size.width / 2, y: now.size.height / 2 });
      now.size = size;
      if (now.whole) set(wholeView(board, size));
      else set(centred(now.goal ?? middle, now.view.k, board, size));
    };
    const start = (): void => {
      now.whole = !near;
      const k = Math.min(now.size.width / NEAR, NEAR_ENOUGH);
      const at = now.watched ?? { x: 200, y: board.height / 2 };
      if (near) set(centred(at, k, board, now.size));
      else set(wholeView(board, now.size));
    };
    return {
      set,
      zoom,
      pan,
      resize,
      start,
      stop,
      closer: () => zoom(STEP),
      farther: () => zoom(1 / STEP),
      whole: () => {
        now.whole = true;
        glide(() => wholeView(board, now.size));
      },
      show: (at: Point) => {
        now.watched = at;
        if (now.whole) return;
        if (!near && inSight(now.view, at, now.size, 60)) return;
        const { k } = now.view;
        glide(() => centred(at, k, board, now.size));
        now.goal = at;
      },
      boardPoint: (clientX: number, clientY: number) => {
        const { left = 0, top = 0 } = box.current?.getBoundingClientRect() ?? {};
        return onBoard(now.view, { x: clientX - left, y: clientY - top });
      },
      scale: () => now.view.k,
      across: ({ x }: Point) => ((x - now.view.x) * now.view.k) / now.size.width,
    };
  }, [box, world, board, near]);

  useEffect(() => {
    const element = box.current;
    if (element === null) return undefined;
    const { width, height } = element.getBoundingClientRect();
    control.resize({ width, height });
    control.start();
    const watch = new ResizeObserver(([entry]) => {
      if (entry) control.resize(entry.contentRect);
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
