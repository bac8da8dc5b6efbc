import { memo, type ReactNode } from 'react';
import { n } from '#ui/curves.ts';
import type { Marks } from '../logic/pencilled.ts';
import type { MapGeometry } from './geometry.ts';
import './pencil.css';

/** From the middle of a space to the number of the step that builds there. */
const BESIDE = 19;

/** A plan on the map: a ring in graphite round each train that would be built, with the number of its step. */
export const Pencil = memo(function Pencil({ geometry, trains }: PencilProps): ReactNode {
  return (
    <svg
      className="up-layer up-pencil"
      viewBox={`0 0 ${geometry.width} ${geometry.height}`}
      aria-hidden="true"
    >
      {trains.map(({ space, step }) => {
        const { x, y, scale } = geometry.spaceAt(space);
        return (
          <g key={step} transform={`translate(${n(x)} ${n(y)}) scale(${scale})`}>
            <circle r="25" className="up-pencil-rim" />
            <circle r="25" className="up-pencil-ring" />
            <circle cx={-BESIDE} cy={-BESIDE} r="11" className="up-pencil-number" />
            <text x={-BESIDE} y={-BESIDE + 5} className="up-pencil-figure">
              {step}
            </text>
          </g>
        );
      })}
    </svg>
  );
});

type PencilProps = { geometry: MapGeometry; trains: Marks['trains'] };
