import type { ReactNode } from 'react';

/**
 * What the vignettes of the Chance cards have in common, on a field of 160 by 100: a country under a sky, a track, an
 * engine from the side. The card's frame sets ink, width and joins; parts say their fill.
 */
type CountryProps = { sky?: string; hill?: string; ground?: string };

export function Country({ sky = '#dfe6dc', hill = '#b9bd9e', ground = '#e6cf9c' }: CountryProps) {
  return (
    <g stroke="none">
      <path d="M0 0H160V100H0Z" fill={sky} />
      <path d="M0 58L22 40L38 52L62 32L88 54L112 38L134 54L160 44V100H0Z" fill={hill} />
      <path d="M0 68Q40 60 80 67T160 64V100H0Z" fill={ground} />
    </g>
  );
}

/** A track from the side, its rail at 84. */
export function Track({ from = 0, to = 160 }: { from?: number; to?: number }): ReactNode {
  return (
    <>
      <path d={`M${from} 88.500H${to}`} stroke="#5f4526" strokeWidth="5" strokeDasharray="7 5" />
      <path d={`M${from} 85H${to}`} strokeWidth="2.4" />
    </>
  );
}

/** Facing right, standing on y. About 66 long and 40 high. */
export function SideEngine({
  x,
  y,
  turn = 0,
  plain = false,
}: {
  x: number;
  y: number;
  turn?: number;
  plain?: boolean;
}): ReactNode {
  const paint = (fill: string): string => (plain ? '#8f9694' : fill);
  return (
    <g transform={`translate(${x} ${y}) rotate(${turn})`}>
      <path d="M30-11L42 0H27Z" fill={paint('#a6210f')} />
      <path d="M-8-24H28V-8H-8Z" fill={paint('#3d444a')} />
      <path d="M21-24V-29L16-38H32L27-29V-24Z" fill={paint('#2a2f34')} />
      <path d="M3-24V-27A4.5 4.5 0 0 1 12-27V-24Z" fill={paint('#d8a64a')} />
      <path d="M-26-34H-7V-7H-26Z" fill={paint('#a6210f')} />
      <path d="M-29-38H-4V-34H-29Z" fill={paint('#2a2f34')} />
      <path d="M-21-29H-12V-21H-21Z" fill={paint('#fff3d0')} />
      <path d="M-28-8H30" strokeWidth="3" />
      <g fill={paint('#c8922e')}>
        <circle cx="-17" cy="-6" r="6" />
        <circle cx="-2" cy="-6" r="6" />
        <circle cx="13" cy="-4.5" r="4.5" />
        <circle cx="24" cy="-4.5" r="4.5" />
        <circle cx="30" cy="-21" r="3" />
      </g>
      <path d="M-17-6H-2" strokeWidth="2.4" />
    </g>
  );
}

/** Puffs from a chimney, going back and up. */
export function Puffs({ x, y, k = 1 }: { x: number; y: number; k?: number }): ReactNode {
  return (
    <g
      transform={`translate(${x} ${y}) scale(${k} ${Math.abs(k)})`}
      fill="#fffaf0"
      strokeWidth="1.4"
    >
      <circle cx="-34" cy="-14" r="9" />
      <circle cx="-19" cy="-11" r="7.5" />
      <circle cx="-7" cy="-6" r="5.5" />
      <circle r="4" />
    </g>
  );
}

/** One tongue of fire, its foot at x, y. */
export function Flame({ x, y, k = 1 }: { x: number; y: number; k?: number }): ReactNode {
  return (
    <g transform={`translate(${x} ${y}) scale(${k})`}>
      <path d="M-9 0Q-14-12-4-20Q-3-14 0-13Q0-24 5-30Q5-20 11-13Q14-5 8 0Z" fill="#ef7d22" />
      <path d="M-4 0Q-6-8 0-12Q1-8 4-7Q6-3 4 0Z" fill="#ffd23f" stroke="none" />
    </g>
  );
}

export function Pine({ x, y, k = 1 }: { x: number; y: number; k?: number }): ReactNode {
  return (
    <g transform={`translate(${x} ${y}) scale(${k})`}>
      <path d="M0 0V-8" strokeWidth="4" stroke="#5d4429" />
      <path d="M0-34L10-17H6L13-5H-13L-6-17H-10Z" fill="#6f8f63" />
    </g>
  );
}
