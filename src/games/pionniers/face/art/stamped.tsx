import type { ReactNode } from 'react';
import { layersOf, type Placed, STAMPS, type Stamp } from './stamps.ts';

/** Scenery on the page: for each kind of stamp a path per layer. */
export function StampedPaths({ all }: { all: readonly Placed[] }): ReactNode {
  const kinds = Object.keys(STAMPS) as Stamp[];
  return (
    <g strokeLinejoin="round" strokeLinecap="round">
      {kinds.flatMap((stamp) =>
        layersOf(stamp, all).map(({ d, fill = 'none', stroke, width }, layer) => (
          <path
            // biome-ignore lint/suspicious/noArrayIndexKey: layers never change.
            key={`${stamp} ${layer}`}
            d={d}
            fill={fill}
            stroke={stroke}
            strokeWidth={width}
          />
        )),
      )}
    </g>
  );
}
