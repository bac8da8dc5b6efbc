import type { RefObject } from 'react';
import { ease } from '../curves.ts';
import { motionReduced } from '../reduced-motion.ts';
import {
  type Area,
  centred,
  framed,
  inSight,
  middleOf,
  onMap,
  onScreen,
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
/** What is nearer to the edge, in pixels, counts as outside. */
const EDGE = 48;
const GLIDE_MS = 320;

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
  /** Where this stands across the window of the map, from 0 to 1. */
  across: (at: Point) => number;
};

/** What a map has of its own. */
export type Habits = {
  /** The scale at which it begins where it comes close by itself; else it is as high as its box. */
  begin?: number;
  /** Where it comes close by itself, `show` brings to the middle also what is in sight. */
  centres?: boolean;
  /** Whenever another part is to be seen, or another scale. */
  onView?: (world: HTMLElement, view: View) => void;
};

/** The view of a map, without React. It begins when it is first told a size; what was to be shown before, is shown then. */
export function controlOf(
  box: RefObject<HTMLElement | null>,
  world: RefObject<HTMLElement | null>,
  map: Size,
  near: number | undefined,
  { begin, centres = false, onView }: Habits = {},
): ViewControl & {
  zoom: (factor: number, at?: Point) => void;
  resize: (size: Size) => void;
  stop: () => void;
} {
  let view: View = { x: 0, y: 0, k: 1 };
  let size: Size = { width: 1, height: 1 };
  let begun = false;
  let whole = near === undefined;
  let asked = 0;
  /** What the game is about, and how that is looked at. */
  let wanted: { at: Point; to: () => View } | undefined;
  /** What stays in the middle, until a hand moves the map. */
  let goal: Point | undefined;

  const set = (to: View): void => {
    view = to;
    const element = world.current;
    if (element === null) return;
    const { x, y, k } = view;
    element.style.transform = `translate(${-x * k}px, ${-y * k}px) scale(${k})`;
    element.style.setProperty('--k', `${k}`);
    onView?.(element, view);
  };
  const stop = (): void => {
    cancelAnimationFrame(asked);
    goal = undefined;
  };
  const zoom = (factor: number, at?: Point): void => {
    stop();
    const closer = whole && factor > 1;
    set(zoomed(view, factor, at ?? middleOf(size), map, size));
    // A button has no place on the map: it comes closer to what the game is about.
    if (closer && at === undefined && wanted) set(centred(wanted.at, view.k, map, size));
    whole = view.k <= wholeScale(map, size) * 1.001;
  };
  /** `to` is asked anew at every frame: the box may change its size on the way. */
  const glide = (to: () => View, at?: Point): void => {
    stop();
    goal = at;
    if (motionReduced()) return set(to());
    const from = view;
    const start = performance.now();
    const frame = (time: number): void => {
      const t = (time - start) / GLIDE_MS;
      const [e, end] = [ease(t), to()];
      const mix = (a: number, b: number): number => a + (b - a) * e;
      set({ x: mix(from.x, end.x), y: mix(from.y, end.y), k: mix(from.k, end.k) });
      if (t < 1) asked = requestAnimationFrame(frame);
    };
    asked = requestAnimationFrame(frame);
  };
  const start = (): void => {
    begun = true;
    if (near === undefined) return set(wholeView(map, size));
    const k = Math.min(begin ?? size.height / map.height, size.width / near);
    set(centred(middleOf(map), k, map, size));
    if (wanted) set(wanted.to());
    goal = wanted?.at;
  };
  return {
    zoom,
    stop,
    resize: ({ width, height }) => {
      // A map that is put out of sight keeps its view.
      if (width <= 0) return;
      const middle = onMap(view, middleOf(size));
      size = { width, height };
      if (!begun) start();
      else if (whole) set(wholeView(map, size));
      else set(centred(goal ?? middle, view.k, map, size));
    },
    closer: () => zoom(STEP),
    farther: () => zoom(1 / STEP),
    whole: () => {
      whole = true;
      glide(() => wholeView(map, size));
    },
    pan: (dx, dy) => {
      stop();
      set(panned(view, dx, dy, map, size));
    },
    show: (at) => {
      const to = (): View => centred(at, view.k, map, size);
      wanted = { at, to };
      if (!begun || whole) return;
      const always = centres && near !== undefined;
      if (always || !inSight(view, at, size, EDGE)) glide(to, at);
    },
    frame: (area) => {
      const at = middleOf(area);
      const to = (): View => framed(area, size.width / (near ?? area.width), map, size);
      wanted = { at, to };
      if (!begun || near === undefined) return;
      whole = false;
      glide(to, at);
    },
    mapPoint: (clientX, clientY) => {
      const { left = 0, top = 0 } = box.current?.getBoundingClientRect() ?? {};
      return onMap(view, { x: clientX - left, y: clientY - top });
    },
    scale: () => view.k,
    across: (at) => onScreen(view, at).x / size.width,
  };
}
