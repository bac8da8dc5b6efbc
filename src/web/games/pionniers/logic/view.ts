/** What is to be seen of a board: the unit in the upper left corner, and how many pixels a unit is. */
export type View = { x: number; y: number; k: number };

export type Size = { width: number; height: number };
export type Point = { x: number; y: number };

/** No closer than this: a space is then as long as a thumb is wide. */
const CLOSEST = 3.2;

/** The letter of a sign in units, and the least it may be in pixels. */
const LETTER = 14.56;
const LEGIBLE = 8.4;

/** So much larger than drawn are the signs, where the board is small, that their letters can be read. */
export const signsAt = (k: number): number =>
  Math.max(1, Math.min(1.7, Math.ceil((20 * LEGIBLE) / (LETTER * k)) / 20));

/** The scale at which the whole board is to be seen. */
export const wholeScale = (board: Size, box: Size): number =>
  Math.min(box.width / board.width, box.height / board.height);

export const wholeView = (board: Size, box: Size): View =>
  held({ x: 0, y: 0, k: wholeScale(board, box) }, board, box);

/** Never smaller than whole, never closer than sense, and no further than the edge; what is smaller stands in the middle. */
export function held(view: View, board: Size, box: Size): View {
  const k = Math.min(Math.max(view.k, wholeScale(board, box)), CLOSEST);
  const hold = (at: number, length: number, seen: number): number =>
    seen >= length ? (length - seen) / 2 : Math.min(Math.max(at, 0), length - seen);
  return {
    k,
    x: hold(view.x, board.width, box.width / k),
    y: hold(view.y, board.height, box.height / k),
  };
}

/** `factor` times as close, with the point of the screen staying where it is on the board. */
export function zoomed(view: View, factor: number, at: Point, board: Size, box: Size): View {
  const k = Math.min(Math.max(view.k * factor, wholeScale(board, box)), CLOSEST);
  const x = view.x + at.x / view.k - at.x / k;
  const y = view.y + at.y / view.k - at.y / k;
  return held({ x, y, k }, board, box);
}

export function panned(view: View, dx: number, dy: number, board: Size, box: Size): View {
  return held({ ...view, x: view.x - dx / view.k, y: view.y - dy / view.k }, board, box);
}

export function centred(at: Point, k: number, board: Size, box: Size): View {
  return held({ k, x: at.x - box.width / k / 2, y: at.y - box.height / k / 2 }, board, box);
}

export const onBoard = (view: View, at: Point): Point => ({
  x: view.x + at.x / view.k,
  y: view.y + at.y / view.k,
});

export const onScreen = (view: View, at: Point): Point => ({
  x: (at.x - view.x) * view.k,
  y: (at.y - view.y) * view.k,
});

export function inSight(view: View, at: Point, box: Size, margin: number): boolean {
  const { x, y } = onScreen(view, at);
  return x >= margin && y >= margin && x <= box.width - margin && y <= box.height - margin;
}
