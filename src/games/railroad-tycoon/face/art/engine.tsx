import type { ReactNode } from 'react';
import type { Seat } from '#kernel/game.ts';
import { shapes } from '#ui/palettes.ts';
import { seatTint } from './tints.ts';

/** An American, seen from the side: 27 by 16, its rail at y = 0. */
export function EngineShape(): ReactNode {
  return (
    <>
      <path d="M-13-2.600V-12h7.200v1.400h-1V-8H1.200v-2.200h1.600V-8h2.400l-.7-4.600-.9-1.200h4.800l-.9 1.200L7.100-8h1.500q1.400 0 1.400 1.400v2.400l3.600 4H9.900L8.200-2.600z" />
      <circle cx="-9" cy="-2.7" r="2.9" />
      <circle cx="-2.2" cy="-2.7" r="2.9" />
      <circle cx="5.6" cy="-1.8" r="1.9" />
    </>
  );
}

/** The owner's mark on a link: an engine on the signal board of the seat. Round 0, 0. */
export function EngineBoard({ seat, bare = false }: { seat: Seat; bare?: boolean }): ReactNode {
  const { id, shape, letter } = seatTint(seat);
  const low = shape === 'triangle' ? 7.2 : shape === 'fishtail' ? 2.2 : 4.2;
  return (
    <>
      {bare ? null : (
        <g className="rt-engine">
          <use href="#rt-engine" y="-10.5" className="rt-engine-rim" />
          <use href="#rt-engine" y="-10.5" />
        </g>
      )}
      <g transform="translate(-12 -12)" strokeLinejoin="round">
        <path d={shapes[shape]} fill="#fffaf0" stroke="#fffaf0" strokeWidth="4.6" />
        <path d={shapes[shape]} fill={`var(--seat-${id})`} stroke="#1d2126" strokeWidth="1.4" />
      </g>
      <text className="rt-board-letter" y={low} fill={`var(--seat-${id}-on)`}>
        {letter}
      </text>
    </>
  );
}
