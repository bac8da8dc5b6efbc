import type { ReactNode } from 'react';
import { type SeatColour, seats, shapes, type Tint } from './palettes.ts';

/** A seat's signal board: its colour, shape and letter. Without a label it is decoration. */
export function Seat({ colour, size = 24, label, className = 'seat' }: SeatProps): ReactNode {
  const seat = seats.find(({ id }) => id === colour) ?? seats[0];
  const spoken =
    label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label };
  return (
    // biome-ignore lint/a11y/noSvgWithoutTitle: it is hidden, or has its label.
    <svg className={className} width={size} height={size} viewBox="0 0 24 24" {...spoken}>
      <SeatShape seat={seat} />
    </svg>
  );
}

type SeatProps = { colour: SeatColour; size?: number; label?: string; className?: string };

/** The drawing alone, on a field of 24 by 24. */
export function SeatShape({ seat: { id, shape, letter } }: { seat: Tint }): ReactNode {
  const low = shape === 'triangle';
  return (
    <>
      <path
        d={shapes[shape]}
        fill={`var(--seat-${id})`}
        stroke={`var(--seat-${id}-edge)`}
        strokeWidth="1.5"
      />
      <text
        x="12"
        y={low ? 19 : shape === 'fishtail' ? 14 : 16.4}
        textAnchor="middle"
        className="sign-type"
        fontWeight="700"
        fontSize={low ? 10 : 12}
        fill={`var(--seat-${id}-on)`}
      >
        {letter}
      </text>
    </>
  );
}
