import type { ReactNode } from 'react';
import { ChartRows } from '#ui/chart/rows.tsx';
import {
  type ChartScale,
  chartScale,
  DASHES,
  NARROW,
  setApart,
  stepFor,
  stepsBetween,
  WIDE,
} from '#ui/chart/scale.ts';
import { media } from '#ui/media.ts';
import { seats } from '#ui/palettes.ts';
import { SeatShape } from '#ui/seat.tsx';
import { useMedia } from '#ui/use-media.ts';
import type { Fortune } from '../logic/fortunes.ts';
import type { Payment } from '../logic/history.ts';
import { roundOf } from '../logic/steps.ts';
import { colourOf } from '../viewer.ts';
import type { Words } from '../words/words.ts';

/** The fortunes turn by turn. Colour, dash and board tell the players apart; the dividends stand below. */
export function Course({ course, payments, names, words }: CourseProps): ReactNode {
  const narrow = useMedia(media.narrow);
  const last = course.at(-1);
  if (last === undefined) return null;
  const highest = Math.max(10, ...course.flatMap(({ worth }) => worth));
  const scale = chartScale(narrow ? NARROW : WIDE, last.turn, { highest });
  const ends = setApart(last.worth.map(scale.y), 23, scale.bottom);
  return (
    <svg
      className="up-course figures"
      viewBox={`0 0 ${scale.width} ${scale.height}`}
      role="img"
      aria-label={last.worth
        .map((sum, seat) => words.result.course(names[seat] ?? '', at(course, payments, seat), sum))
        .join('; ')}
    >
      <Ground
        seated={last.worth.length}
        scale={scale}
        highest={highest}
        payments={payments}
        sayAt={narrow ? words.result.atShort : words.result.at}
        apart={narrow ? 32 : 88}
      />
      {last.worth.map((_, seat) => (
        <path
          // biome-ignore lint/suspicious/noArrayIndexKey: a seat is named by its number.
          key={seat}
          className="up-course-line"
          d={`M${course.map(({ turn, worth }) => `${scale.x(turn)} ${scale.y(worth[seat] ?? 0)}`).join('L')}`}
          stroke={`var(--seat-${colourOf(seat)}-edge)`}
          strokeDasharray={DASHES[seat]}
        />
      ))}
      {ends.map((y, seat) => (
        <svg
          // biome-ignore lint/suspicious/noArrayIndexKey: a seat is named by its number.
          key={seat}
          x={scale.right + 8}
          y={y - 11}
          width="22"
          height="22"
          viewBox="0 0 24 24"
          aria-hidden="true"
        >
          <SeatShape seat={seats.find(({ id }) => id === colourOf(seat)) ?? seats[0]} />
        </svg>
      ))}
    </svg>
  );
}

type CourseProps = {
  course: readonly Fortune[];
  payments: readonly Payment[];
  names: readonly string[];
  words: Words;
};

/** What this seat stood at when each payment was made. */
const at = (course: readonly Fortune[], payments: readonly Payment[], seat: number): number[] =>
  payments.map((payment) => course.findLast(({ turn }) => turn <= payment.turn)?.worth[seat] ?? 0);

type GroundProps = {
  seated: number;
  scale: ChartScale;
  highest: number;
  payments: readonly Payment[];
  sayAt: Words['result']['at'];
  /** How much room the words of a payment take. */
  apart: number;
};

function Ground({ scale, seated, highest, payments, sayAt, apart }: GroundProps): ReactNode {
  const { top, bottom, right, x } = scale;
  const turns = payments.map(({ turn }) => x(turn));
  // Two come in one turn now and then.
  const said = setApart(turns, apart, right);
  return (
    <g className="up-course-ground">
      <ChartRows scale={scale} at={stepsBetween(0, highest, stepFor(highest, 5))} />
      {payments.map(({ nth, turn }, i) => (
        <g key={nth}>
          <path className="paid" d={`M${x(turn)} ${top}V${bottom + 5}`} />
          <text x={said[i]} y={bottom + 19} textAnchor="middle">
            {sayAt(nth, roundOf(turn, seated))}
          </text>
        </g>
      ))}
    </g>
  );
}
