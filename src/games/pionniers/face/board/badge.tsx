import { memo, type ReactNode } from 'react';
import type { Event, Line, Table } from '#games/pionniers/rules/model.ts';
import type { Seat } from '#kernel/game.ts';
import { markedLines } from '../logic/marked-lines.ts';
import { colourOf } from '../viewer.ts';

/** A line's number on its owner's colour and pattern; none before it has one. Decoration: the words beside it say the same. */
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
      {line === undefined ? null : <Numbered colour={colour} line={line} />}
    </svg>
  );
});

function Numbered({ colour, line }: { colour: string; line: Line }): ReactNode {
  return (
    <>
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
    </>
  );
}

type BadgeProps = { seat: Seat; line: Line | undefined; size?: number };

/** A player is marked by the lines of their trains; beside what is told of one of these, by its line. */
export function SeatBadge({ seat, table, size, about }: SeatBadgeProps): ReactNode {
  return markedLines(table, seat, about).map((line) => (
    <Badge key={line ?? ''} seat={seat} line={line} size={size} />
  ));
}

type SeatBadgeProps = {
  seat: Seat;
  table: Table;
  size: number;
  about?: readonly Event[] | undefined;
};
