import type { ReactNode } from 'react';
import type { MapGeometry } from './geometry.ts';
import { type Box, boxAt, meet } from './labels.ts';
import { pointsOf } from './played.ts';

/** Where the built-in map has its title; a board of one's own has it there if nothing is in the way. */
export const PLATE: Box = [858, 30, 1090, 88];

export function Title({ geometry }: { geometry: MapGeometry }): ReactNode {
  const [left, top, right, bottom] = PLATE;
  const busy = [...pointsOf(geometry).map((at) => boxAt(at, 24)), ...geometry.names];
  if (!geometry.ground || busy.some((box) => meet(box, PLATE))) return null;
  const [width, height] = [right - left, bottom - top];
  return (
    <g transform={`translate(${left} ${top})`} className="up-title">
      <rect width={width} height={height} rx="6" />
      <rect className="up-title-rim" x="4.5" y="4.5" width={width - 9} height={height - 9} rx="4" />
      <text x={width / 2} y="38">
        UNION PACIFIC
      </text>
    </g>
  );
}
