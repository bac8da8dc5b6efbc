import {
  type Area,
  boxOf,
  centred,
  framed,
  grown,
  type MapView,
  middleOf,
  onMap,
  onScreen,
  type Point,
  type Size,
  wholeScale,
} from './view.ts';
import type { Window } from './view-control.ts';

/** Places of a map that are to be seen together. */
export type Sight = {
  spots: readonly Point[];
  /** So many units are to be seen round them when the map comes close to them. */
  room: number;
  /** Pixels in a unit from which on they can be told apart and pressed: it comes so close to some of them, if not to all. */
  least?: number;
  /** Pixels in a unit at which they are well read: where a map comes close by itself, and if all of them have room. */
  good?: number;
};

/** How much of it must be in sight, or else the map moves. */
export type Need = 'all' | 'half' | 'one';

/** What is nearer to the edge, in pixels, counts as outside. */
const EDGE = 48;

/** Whether so much of it is well in sight, and large enough. Where the whole map is shown, all places are. */
export function sees(view: MapView, sight: Sight, need: Need, whole: boolean, at: Window): boolean {
  // Who wants to see one of them has put the map where it is.
  const { spots, floor } = fitting(need === 'one' ? { ...sight, good: 0 } : sight, view, at);
  if (view.k < floor) return false;
  if (whole || spots.length === 0) return true;
  const seen = spots.filter((spot) => isWellIn(view, spot, at)).length;
  if (need === 'one') return seen > 0;
  return need === 'half' ? seen * 2 >= spots.length : seen === spots.length;
}

/**
 * The map with these in the middle: at the same scale if they have room at it and it shows a part, else as close as `most`.
 * `anew`: as close as that in any case.
 */
export function broughtTo(view: MapView, sight: Sight, at: Window, anew = false): MapView {
  const { spots, floor } = fitting(sight, view, at);
  const area = boxOf(spots);
  const isWhole = view.k <= wholeScale(at.map, at.box) * 1.001;
  if (!anew && !isWhole && view.k >= floor && hasRoom(area, view.k, at.box)) {
    return centred(middleOf(area), view.k, at.map, at.box);
  }
  const most = Math.max(at.most ?? view.k, floor);
  const to = framed(grown(area, sight.room), most, at.map, at.box);
  return to.k < floor ? centred(middleOf(area), floor, at.map, at.box) : to;
}

/** Those of them that can be seen together without being too small, and how small; who stands farthest off is left out. */
function fitting({ spots, least = 0, good = 0 }: Sight, view: MapView, at: Window): Fitting {
  const { box, most = 0 } = at;
  const area = boxOf(spots);
  const close = Math.max(least, Math.min(good, most));
  if (hasRoom(area, close, box)) return { spots, floor: close };
  if (hasRoom(area, least, box)) return { spots, floor: least };
  const middle = onMap(view, middleOf(box));
  const away = ({ x, y }: Point): number => Math.hypot(x - middle.x, y - middle.y);
  const near = [...spots].sort((a, b) => away(a) - away(b));
  while (near.length > 1 && !hasRoom(boxOf(near), least, box)) near.pop();
  return { spots: near, floor: least };
}

type Fitting = { spots: readonly Point[]; floor: number };

/** Beyond the edge of the map nothing can be brought further in. */
function isWellIn(view: MapView, spot: Point, { map, box }: Window): boolean {
  const { x, y } = onScreen(view, spot);
  const edge = edgeOf(box);
  const right = map.width - view.x - box.width / view.k;
  const bottom = map.height - view.y - box.height / view.k;
  return (
    x >= (view.x > 0 ? edge : 0) &&
    y >= (view.y > 0 ? edge : 0) &&
    x <= box.width - (right > 0 ? edge : 0) &&
    y <= box.height - (bottom > 0 ? edge : 0)
  );
}

const edgeOf = ({ width, height }: Size): number => Math.min(EDGE, width / 6, height / 6);

function hasRoom({ width, height }: Area, k: number, box: Size): boolean {
  const edge = 2 * edgeOf(box);
  return width * k <= box.width - edge && height * k <= box.height - edge;
}
