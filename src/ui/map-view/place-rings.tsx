import { memo, type ReactNode } from 'react';
import type { Point } from './view.ts';
import './place-rings.css';

/** Rings round what a pressed line of the digest is about, numbered in order; as large on the screen however far the map is. */
export const PlaceRings = memo(function PlaceRings({ at }: { at: readonly Point[] }): ReactNode {
  return at.map(({ x, y }, i) => (
    <span
      key={`${x},${y}`}
      className="map-ring"
      style={{ left: x, top: y }}
      data-ring={i + 1}
      aria-hidden="true"
    >
      <i>{i + 1}</i>
    </span>
  ));
});
