import { memo, type ReactNode } from 'react';
import type { Line, Table } from '#games/pionniers/rules/model.ts';
import type { Seat } from '#kernel/game.ts';
import { colourOf } from '../viewer.ts';

/** A line's number on its owner's colour and pattern. Decoration: the words beside it say the same. */
export const Badge = memo(function Badge({ seat, line, size = 26 }: BadgeProps): ReactNode {
  const colour = colourOf(seat);
  return (
    <svg
      className="pio-badge"
      width={size}
      height={size}
      viewBox="-13 -13 26 26"
      aria-hidden="true"
    >
      <circle r="11.5" fill={`var(--seat-${colour})`} stroke="var(--pio-ink)" strokeWidth="1.8" />
      <circle r="11" fill={`url(#pt-seat-${colour})`} />
      <circle r="7.600" fill={`var(--seat-${colour})`} />
      <text
        y="5"
        textAnchor="middle"
        className="sign-type"
        fontWeight="700"
        fontSize="14"
        fill={`var(--seat-${colour}-on)`}
      >
        {line + 1}
      </text>
    </svg>
  );
});

type BadgeProps = { seat: Seat; line: Line; size?: number };

/** A player is marked by the line of their train, of two by the first. */
export function SeatBadge({ seat, table, size }: SeatBadgeProps): ReactNode {
  const line = table.trains.findIndex((train) => train.seat === seat);
  return <Badge seat={seat} line={Math.max(0, line)} size={size} />;
}

type SeatBadgeProps = { seat: Seat; table: Table; size: number };
