import type { RefObject } from 'react';
import { ease } from '../curves.ts';
import { motionReduced } from '../reduced-motion.ts';
import {
  type Area,
  centred,
  framed,
  inSight,
  type MapView,
  middleOf,
  onMap,
  onScreen,
  type Point,
  panned,
  type Size,
  wholeScale,
  wholeView,
  zoomed,
} from './view.ts';
import type { CameraView, Habits, Stand, ViewControl, Window } from './view-control.ts';

/** How much closer one press of a button or a key comes. */
const STEP = 1.35;
/** What is nearer to the edge, in pixels, counts as outside. */
const EDGE = 48;
const GLIDE_MS = 320;

/** The view of a map, without React. It begins when it is first told a size; what was to be shown before, is shown then. */
export class MapControl implements ViewControl, CameraView {
  readonly #box: RefObject<HTMLElement | null>;
  readonly #world: RefObject<HTMLElement | null>;
  readonly #map: Size;
  readonly #near: number | undefined;
  readonly #habits: Habits;
  #view: MapView = { x: 0, y: 0, k: 1 };
  #size: Size = { width: 1, height: 1 };
  #begun = false;
  #isWhole: boolean;
  #asked = 0;
  /** What the game is about, and how that is looked at. */
  #wanted: { at: Point; to: () => MapView } | undefined;
  /** What stays in the middle, until a hand moves the map. */
  #goal: Point | undefined;
  /** Where it glides to. */
  #to: (() => MapView) | undefined;
  onHand: (() => void) | undefined;
  onRelease: (() => void) | undefined;
  onSize: (() => void) | undefined;

  constructor(
    box: RefObject<HTMLElement | null>,
    world: RefObject<HTMLElement | null>,
    map: Size,
    near: number | undefined,
    habits: Habits = {},
  ) {
    this.#box = box;
    this.#world = world;
    this.#map = map;
    this.#near = near;
    this.#habits = habits;
    this.#isWhole = near === undefined;
  }

  readonly closer = (): void => this.zoom(STEP);
  readonly farther = (): void => this.zoom(1 / STEP);

  readonly whole = (): void => {
    if (this.#isWhole && this.#near !== undefined && this.onRelease) return this.onRelease();
    this.onHand?.();
    this.#goWhole();
  };

  readonly pan = (dx: number, dy: number): void => {
    this.onHand?.();
    this.stop();
    this.#set(panned(this.#view, dx, dy, this.#map, this.#size));
  };

  readonly zoom = (factor: number, at?: Point): void => {
    this.onHand?.();
    this.stop();
    const closer = this.#isWhole && factor > 1;
    this.#set(zoomed(this.#view, factor, at ?? middleOf(this.#size), this.#map, this.#size));
    // A button has no place on the map: it comes closer to what the game is about.
    if (closer && at === undefined && this.#wanted) this.#set(this.#centred(this.#wanted.at));
    this.#isWhole = this.#view.k <= wholeScale(this.#map, this.#size) * 1.001;
  };

  readonly show = (at: Point): void => {
    this.onHand?.();
    const to = (): MapView => this.#centred(at);
    this.#wanted = { at, to };
    if (!this.#begun || this.#isWhole) return;
    if (!inSight(this.#to?.() ?? this.#view, at, this.#size, EDGE)) this.#glide(to, at);
  };

  readonly frame = (area: Area): void => {
    this.onHand?.();
    const at = middleOf(area);
    const most = this.#near ?? area.width;
    const to = (): MapView => framed(area, this.#size.width / most, this.#map, this.#size);
    this.#wanted = { at, to };
    if (!this.#begun || this.#near === undefined) return;
    this.#isWhole = false;
    this.#glide(to, at);
  };

  readonly stand = (): Stand => {
    const view = this.#to?.() ?? this.#view;
    return { at: onMap(view, middleOf(this.#size)), k: view.k, whole: this.#isWhole };
  };

  readonly back = ({ at, k, whole }: Stand): void => {
    if (whole) return this.#goWhole();
    this.#isWhole = false;
    this.#glide(() => this.#centred(at, k), at);
  };

  readonly window = (): Window => ({ map: this.#map, box: this.#size, most: this.#most() });
  readonly viewFrom = ({ at, k }: Stand): MapView => this.#centred(at, k);

  readonly look = (at: Point, to: (from: MapView) => MapView): void => {
    const wanted = this.#want(at, to);
    if (!this.#begun) return;
    this.#isWhole = false;
    this.#glide(wanted, at);
  };

  readonly begin = (at: Point, to: (from: MapView) => MapView): void => {
    const wanted = this.#want(at, to);
    if (!this.#begun || this.#near === undefined) return;
    this.#isWhole = false;
    this.#set(wanted());
    this.#goal = at;
  };

  readonly mapPoint = (clientX: number, clientY: number): Point => {
    const { left = 0, top = 0 } = this.#box.current?.getBoundingClientRect() ?? {};
    return onMap(this.#view, { x: clientX - left, y: clientY - top });
  };

  readonly scale = (): number => this.#view.k;
  readonly across = (at: Point): number => onScreen(this.#view, at).x / this.#size.width;

  /** Ends whatever glides. */
  readonly stop = (): void => {
    cancelAnimationFrame(this.#asked);
    this.#goal = undefined;
    this.#to = undefined;
  };

  readonly resize = ({ width, height }: Size): void => {
    // A map that is put out of sight keeps its view.
    if (width <= 0) return;
    const middle = onMap(this.#view, middleOf(this.#size));
    this.#size = { width, height };
    if (!this.#begun) this.#begin();
    else if (this.#isWhole) this.#set(wholeView(this.#map, this.#size));
    else this.#set(this.#centred(this.#goal ?? middle));
    this.onSize?.();
  };

  #begin(): void {
    this.#begun = true;
    if (this.#near === undefined) return this.#set(wholeView(this.#map, this.#size));
    const k = this.#habits.begin ?? this.#size.height / this.#map.height;
    this.#set(this.#centred(middleOf(this.#map), Math.min(k, this.#most() ?? k)));
    if (this.#wanted) this.#set(this.#wanted.to());
    this.#goal = this.#wanted?.at;
  }

  /** What the game is about now. From where it is looked at is settled at once: it must not change on the way there. */
  #want(at: Point, to: (from: MapView) => MapView): () => MapView {
    const from = this.#begun ? (this.#to?.() ?? this.#view) : undefined;
    const wanted = (): MapView => to(from ?? this.#view);
    this.#wanted = { at, to: wanted };
    return wanted;
  }

  #most(): number | undefined {
    if (this.#near === undefined) return undefined;
    return Math.min(
      this.#size.width / this.#near,
      this.#habits.closest ?? Number.POSITIVE_INFINITY,
    );
  }

  #goWhole(): void {
    this.#isWhole = true;
    this.#glide(() => wholeView(this.#map, this.#size));
  }

  #centred(at: Point, k = this.#view.k): MapView {
    return centred(at, k, this.#map, this.#size);
  }

  #set(to: MapView): void {
    this.#view = to;
    const element = this.#world.current;
    if (element === null) return;
    const { x, y, k } = to;
    element.style.transform = `translate(${-x * k}px, ${-y * k}px) scale(${k})`;
    element.style.setProperty('--k', `${k}`);
    this.#habits.onView?.(element, to);
  }

  /** `to` is asked anew at every frame: the box may change its size on the way. */
  #glide(to: () => MapView, at?: Point): void {
    this.stop();
    this.#goal = at;
    if (motionReduced()) return this.#set(to());
    this.#to = to;
    const from = this.#view;
    const start = performance.now();
    const frame = (time: number): void => {
      const t = (time - start) / GLIDE_MS;
      const [e, end] = [ease(t), to()];
      const mix = (a: number, b: number): number => a + (b - a) * e;
      this.#set({ x: mix(from.x, end.x), y: mix(from.y, end.y), k: mix(from.k, end.k) });
      if (t < 1) this.#asked = requestAnimationFrame(frame);
      else this.#to = undefined;
    };
    this.#asked = requestAnimationFrame(frame);
  }
}
