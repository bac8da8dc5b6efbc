import { motionReduced } from '#ui/reduced-motion.ts';
import type { Spot } from '../logic/spots.ts';

/** The first of these spots to be seen, on the board or, for the score, anywhere on the page. */
export function elementOf(spots: readonly Spot[], board: HTMLElement): HTMLElement | undefined {
  for (const spot of spots) {
    const within = spot.startsWith('pad:') || spot.startsWith('total:') ? document : board;
    for (const element of within.querySelectorAll<HTMLElement>(`[data-spot="${spot}"]`)) {
      if (element.checkVisibility() && element.getBoundingClientRect().width > 0) return element;
    }
  }
  return undefined;
}

/** What scrolls of the board: the strip of columns an element stands in, and the box between head and foot of a phone. */
const BOXES = '.tram-cols, .tram-scene';

/** Air around what is brought in. */
const AIR = 12;

/** How far a box must be scrolled so that this part of it, between `from` and `to`, is seen; its beginning before its end. */
export function scrollFor(
  from: number,
  to: number,
  frame: readonly [from: number, to: number],
): number {
  if (from < frame[0]) return from - frame[0];
  return to > frame[1] ? Math.min(to - frame[1], from - frame[0]) : 0;
}

/** Scrolls the boxes of the board it stands in, and nothing else, so that this is to be seen. */
export function bringIn(element: Element): void {
  let box = element.parentElement?.closest(BOXES);
  while (box) {
    const [inner, frame] = [element.getBoundingClientRect(), box.getBoundingClientRect()];
    const top = frame.top + (Number.parseFloat(getComputedStyle(box).scrollPaddingTop) || 0);
    if (box.scrollWidth > box.clientWidth || box.scrollHeight > box.clientHeight) {
      box.scrollBy({
        left: scrollFor(inner.left - AIR, inner.right + AIR, [frame.left, frame.right]),
        top: scrollFor(inner.top - AIR, inner.bottom + AIR, [top, frame.bottom]),
        behavior: 'instant',
      });
    }
    box = box.parentElement?.closest(BOXES);
  }
}

/** Where the boxes of a board are scrolled to; puts them back there. */
export function scrolled(board: HTMLElement): () => void {
  const boxes = [...board.querySelectorAll(BOXES)].map((box) => ({
    box,
    left: box.scrollLeft,
    top: box.scrollTop,
  }));
  return () => {
    for (const { box, left, top } of boxes) box.scrollTo({ left, top, behavior: 'instant' });
  };
}

/**
 * Scrolls the box of a phone as `bring` wants it, but gently: what `bring` measures is already where it will stand, so that
 * a piece which sets off now arrives there.
 */
export function gently<T>(board: HTMLElement, bring: () => T): T {
  const scene = board.querySelector('.tram-scene');
  if (scene === null || motionReduced()) return bring();
  const before = scene.scrollTop;
  const measured = bring();
  const after = scene.scrollTop;
  if (after !== before) {
    scene.scrollTop = before;
    scene.scrollTo({ top: after, behavior: 'smooth' });
  }
  return measured;
}

/** Where it is on the screen. What lies out of sight leaves from and arrives at the edge behind which it is. */
export function boxOnScreen(element: Element | undefined): DOMRect | undefined {
  const box = element?.getBoundingClientRect();
  const scene = element?.closest('.tram-scene');
  if (!box || !scene || scene.clientHeight === 0) return box;
  const frame = scene.getBoundingClientRect();
  const y = Math.max(frame.top, Math.min(box.y, frame.bottom - box.height));
  return new DOMRect(box.x, y, box.width, box.height);
}

/** Whether all of it is in sight, in every box that it stands in. */
export function isSeen(element: Element): boolean {
  const box = element.getBoundingClientRect();
  const inside = (frame: DOMRect): boolean =>
    box.top >= frame.top && box.bottom <= frame.bottom && box.left >= frame.left;
  let around = element.parentElement?.closest(BOXES);
  while (around) {
    if (around.clientHeight > 0 && !inside(around.getBoundingClientRect())) return false;
    around = around.parentElement?.closest(BOXES);
  }
  return true;
}
