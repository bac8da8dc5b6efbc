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

/** Scrolls the strip of columns it stands in, and nothing else, so that this is to be seen. */
export function bringIn(element: Element): void {
  const strip = element.closest('.tram-cols');
  if (strip === null || strip.scrollWidth <= strip.clientWidth) return;
  const [box, frame] = [element.getBoundingClientRect(), strip.getBoundingClientRect()];
  const held = strip.querySelector('.tram-first')?.getBoundingClientRect().width ?? 0;
  const [left, right] = [box.left - frame.left - held - 20, box.right - frame.right + 12];
  if (left < 0) strip.scrollLeft += left;
  else if (right > 0) strip.scrollLeft += right;
}
