import type { ReactNode } from 'react';
import { JOKER, type Track } from '#games/union-pacific/rules/model.ts';
import type { Spot } from '#ui/curves.ts';
import './art.css';
import { type Bed, Beds } from './beds.tsx';
import { SPACE } from './sections.ts';

const straight = { at: (x: number): Spot => ({ x, y: 0, angle: 0 }) };
const bed = (track: Track): Bed => ({ way: straight, from: 0, to: SPACE.length, scale: 1, track });

/** Where the four kinds stand on a joker. */
const FOUR = [
  [5, 20],
  [64, 20],
  [5, 56],
  [64, 56],
] as const;

/** A kind of track, large: 120 by 76. The joker shows all four. */
export function TrackArt({
  track,
  className = '',
}: {
  track: Track;
  className?: string;
}): ReactNode {
  return (
    <svg className={`up-track ${className}`} viewBox="0 0 120 76" aria-hidden="true">
      {track === JOKER ? (
        FOUR.map(([x, y], kind) => (
          <g key={x + y} transform={`translate(${x} ${y}) scale(1.34)`}>
            <Beds beds={[bed(kind)]} line={1.5} />
          </g>
        ))
      ) : (
        <g transform="translate(6 38) scale(2.84)">
          <Beds beds={[bed(track)]} line={1.1} />
        </g>
      )}
    </svg>
  );
}
