import type { Area, MapView, Point, Size } from './view.ts';

/** What a player does with the view: it is a hand on the map. The same object for as long as the map stands. */
export type ViewControl = {
  closer: () => void;
  farther: () => void;
  /** The whole map; once more, and it goes along with the game again. */
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

/** Where somebody has the map. */
export type Stand = { at: Point; k: number; whole: boolean };

/** What the camera does with the view (`camera.ts`). */
export type CameraView = {
  /** Called whenever a hand moves the map. */
  onHand: (() => void) | undefined;
  /** Called when the whole map is asked for where it stands already: the hand lets go of it. */
  onRelease: (() => void) | undefined;
  /** Called whenever the map is seen in a box of another size. */
  onSize: (() => void) | undefined;
  /** Where the map stands, or is on its way to. */
  stand: () => Stand;
  back: (to: Stand) => void;
  window: () => Window;
  viewFrom: (stand: Stand) => MapView;
  /** Glides to where something is looked at. `to` is asked anew on the way: the window may change its size. */
  look: (at: Point, to: (from: MapView) => MapView) => void;
  /** The same where the map begins, and at once; not where the whole map is wanted. */
  begin: (at: Point, to: (from: MapView) => MapView) => void;
};

/** The map and the box it is seen in; `most`: so close it comes by itself, where it does. */
export type Window = { map: Size; box: Size; most: number | undefined };

/** What a map has of its own. */
export type Habits = {
  /** Where it comes close by itself: the scale at which it begins, else it is as high as its box; and no closer than that. */
  begin?: number;
  closest?: number;
  /** Whenever another part is to be seen, or another scale. */
  onView?: (world: HTMLElement, view: MapView) => void;
};
