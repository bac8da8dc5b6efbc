/** What is to be seen of a map: the unit in the upper left corner, and how many pixels a unit is. */
export type MapView = { x: number; y: number; k: number };

export type Size = { width: number; height: number };
export type Point = { x: number; y: number };
export type Area = Point & Size;

export const middleOf = ({ x = 0, y = 0, width, height }: Size & Partial<Point>): Point => ({
  x: x + width / 2,
  y: y + height / 2,
});

/** No closer than this: a space is then as long as a thumb is wide. */
const CLOSEST = 3.2;

/** The scale at which the whole map is to be seen. */
export const wholeScale = (map: Size, box: Size): number =>
  Math.min(box.width / map.width, box.height / map.height);

export const wholeView = (map: Size, box: Size): MapView =>
  held({ x: 0, y: 0, k: wholeScale(map, box) }, map, box);

/** Never smaller than whole, never closer than sense, and no further than the edge; what is smaller stands in the middle. */
export function held(view: MapView, map: Size, box: Size): MapView {
  const k = Math.min(Math.max(view.k, wholeScale(map, box)), CLOSEST);
  const hold = (at: number, length: number, seen: number): number =>
    seen >= length ? (length - seen) / 2 : Math.min(Math.max(at, 0), length - seen);
  return {
    k,
    x: hold(view.x, map.width, box.width / k),
    y: hold(view.y, map.height, box.height / k),
  };
}

/** `factor` times as close, with the point of the screen staying where it is on the map. */
export function zoomed(view: MapView, factor: number, at: Point, map: Size, box: Size): MapView {
  const k = Math.min(Math.max(view.k * factor, wholeScale(map, box)), CLOSEST);
  const x = view.x + at.x / view.k - at.x / k;
  const y = view.y + at.y / view.k - at.y / k;
  return held({ x, y, k }, map, box);
}

export function panned(view: MapView, dx: number, dy: number, map: Size, box: Size): MapView {
  return held({ ...view, x: view.x - dx / view.k, y: view.y - dy / view.k }, map, box);
}

export function centred(at: Point, k: number, map: Size, box: Size): MapView {
  return held({ k, x: at.x - box.width / k / 2, y: at.y - box.height / k / 2 }, map, box);
}

/** This area in the middle, as large as can be but no closer than `most`. */
export function framed(area: Area, most: number, map: Size, box: Size): MapView {
  const k = Math.min(most, box.width / area.width, box.height / area.height);
  return centred(middleOf(area), Math.max(k, wholeScale(map, box)), map, box);
}

/** The box around spots. */
export function boxOf(spots: readonly Point[]): Area {
  const [xs, ys] = [spots.map(({ x }) => x), spots.map(({ y }) => y)];
  const [x, y] = [Math.min(...xs), Math.min(...ys)];
  return { x, y, width: Math.max(...xs) - x, height: Math.max(...ys) - y };
}

export const grown = ({ x, y, width, height }: Area, by: number): Area => ({
  x: x - by,
  y: y - by,
  width: width + 2 * by,
  height: height + 2 * by,
});

export const onMap = (view: MapView, at: Point): Point => ({
  x: view.x + at.x / view.k,
  y: view.y + at.y / view.k,
});

export const onScreen = (view: MapView, at: Point): Point => ({
  x: (at.x - view.x) * view.k,
  y: (at.y - view.y) * view.k,
});

export function inSight(view: MapView, at: Point, box: Size, margin: number): boolean {
  const { x, y } = onScreen(view, at);
  return x >= margin && y >= margin && x <= box.width - margin && y <= box.height - margin;
}
