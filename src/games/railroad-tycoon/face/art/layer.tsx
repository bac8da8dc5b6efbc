import type { ReactNode } from 'react';
import type { MapGeometry } from './geometry.ts';
import './art.css';

/** One sheet of glass over the map. */
export function Layer({ geometry, name, children }: LayerProps): ReactNode {
  return (
    <svg
      className={`rt-layer ${name}`}
      viewBox={`0 0 ${geometry.width} ${geometry.height}`}
      aria-hidden="true"
    >
      {children}
    </svg>
  );
}

type LayerProps = { geometry: MapGeometry; name: string; children?: ReactNode };
