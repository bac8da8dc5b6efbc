import type { Point } from './view.ts';

/** The same place once: tiles of one link lie side by side. */
export function ringsAt(places: readonly Point[], apart: number): Point[] {
  const rings: Point[] = [];
  for (const place of places) {
    if (rings.every(({ x, y }) => Math.hypot(x - place.x, y - place.y) > apart)) rings.push(place);
  }
  return rings;
}
