import { memo, type ReactNode } from 'react';
import type { Marks } from '../logic/pencilled.ts';
import type { MapGeometry } from './geometry.ts';
import './pencil.css';

/** A plan on the map: a ring in graphite round each train that would be built, with the number of its step. */
export const Pencil = memo(function Pencil({ geometry, trains }: PencilProps): ReactNode {
  return trains.map(({ space, step }) => {
    const { x, y } = geometry.spaceAt(space);
    return (
      <span
        key={step}
        className="up-pencil"
        style={{ left: x, top: y }}
        data-step={step}
        aria-hidden="true"
      >
        <i>{step}</i>
      </span>
    );
  });
});

type PencilProps = { geometry: MapGeometry; trains: Marks['trains'] };
