import type { Point } from './view.ts';

/** So far may a hand tremble before a press becomes a drag. */
const DRAG_THRESHOLD = 7;

type Hands = {
  zoom: (factor: number, at?: Point) => void;
  pan: (dx: number, dy: number) => void;
};

/** Wheel, drag and pinch on a map. Returns what ends the listening. */
export function listenToHands(map: HTMLElement, { zoom, pan }: Hands): () => void {
  const fingers = new Map<number, Point>();
  let dragging = false;
  let travelled = 0;

  const inMap = ({ clientX, clientY }: MouseEvent): Point => {
    const { left, top } = map.getBoundingClientRect();
    return { x: clientX - left, y: clientY - top };
  };
  const onWheel = (event: WheelEvent): void => {
    event.preventDefault();
    zoom(Math.exp(-event.deltaY * (event.ctrlKey ? 0.01 : 0.0015)), inMap(event));
  };
  const onDown = (event: PointerEvent): void => {
    if (event.button !== 0) return;
    fingers.set(event.pointerId, inMap(event));
    if (fingers.size === 1) [dragging, travelled] = [false, 0];
  };
  const onMove = (event: PointerEvent): void => {
    const from = fingers.get(event.pointerId);
    if (from === undefined) return;
    const to = inMap(event);
    const [dx, dy] = [to.x - from.x, to.y - from.y];
    travelled += Math.hypot(dx, dy);
    if (!dragging && travelled < DRAG_THRESHOLD && fingers.size === 1) {
      fingers.set(event.pointerId, to);
      return;
    }
    if (!dragging) {
      dragging = true;
      map.setPointerCapture(event.pointerId);
    }
    if (fingers.size === 2) {
      const other = [...fingers].find(([id]) => id !== event.pointerId)?.[1] as Point;
      const [before, after] = [distance(from, other), distance(to, other)];
      if (before > 0) zoom(after / before, middle(to, other));
      pan(dx / 2, dy / 2);
    } else if (fingers.size === 1) pan(dx, dy);
    fingers.set(event.pointerId, to);
  };
  const onUp = (event: PointerEvent): void => {
    if (!fingers.delete(event.pointerId) || !dragging) return;
    if (fingers.size === 0) swallowClick(map);
  };
  const listening = new AbortController();
  const { signal } = listening;
  map.addEventListener('wheel', onWheel, { passive: false, signal });
  map.addEventListener('pointerdown', onDown, { signal });
  map.addEventListener('pointermove', onMove, { signal });
  map.addEventListener('pointerup', onUp, { signal });
  map.addEventListener('pointercancel', onUp, { signal });
  return () => listening.abort();
}

const distance = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y);
const middle = (a: Point, b: Point): Point => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 });

/** The click that the browser makes of letting go is no click. */
function swallowClick(map: HTMLElement): void {
  const waiting = new AbortController();
  const options = { capture: true, signal: waiting.signal };
  const end = (): void => waiting.abort();
  const swallow = (event: Event): void => {
    event.stopPropagation();
    event.preventDefault();
    end();
  };
  map.addEventListener('click', swallow, options);
  // A finger that comes down again means its own click, even before the timer has had its turn.
  map.addEventListener('pointerdown', end, options);
  setTimeout(end, 0);
}
