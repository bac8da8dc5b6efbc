import type { ReactNode } from 'react';
import { ChartRows } from '#ui/chart/rows.tsx';
import { DASHES, setApart } from '#ui/chart/scale.ts';
import { media } from '#ui/media.ts';
import { seats } from '#ui/palettes.ts';
import { SeatShape } from '#ui/seat.tsx';
import { useMedia } from '#ui/use-media.ts';
import type { Course } from '../logic/history.ts';
import { colourOf } from '../viewer.ts';
import type { ResultWords } from './result-words.ts';
import { type Scale, scaleOf } from './scale.ts';

/** Points at the end of each turn. Colour, dash and board tell the companies apart. */
export function Chart({ courses, names, words }: ChartProps): ReactNode {
  const narrow = useMedia(media.narrow);
  const scale = scaleOf(courses, narrow);
  const ends = setApart(
    courses.map(({ scores }) => scale.y(scores.at(-1) ?? 0)),
    23,
    scale.bottom,
  );
  return (
    <svg
      className="rt-chart figures"
      viewBox={`0 0 ${scale.width} ${scale.height}`}
      role="img"
      aria-label={courses
        .map(({ seat, scores }) => words.course(names[seat] ?? '', scores))
        .join('; ')}
    >
      <Ground scale={scale} turn={words.turn} />
      {courses.map(({ seat, scores }) => (
        <path
          key={seat}
          className="rt-course"
          d={`M${scores.map((score, turn) => `${scale.x(turn)} ${scale.y(score)}`).join('L')}`}
          stroke={`var(--seat-${colourOf(seat)}-edge)`}
          strokeDasharray={DASHES[seat]}
        />
      ))}
      {courses.map(({ seat }, i) => (
        <svg
          key={seat}
          x={scale.right + 8}
          y={(ends[i] ?? 0) - 11}
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

type ChartProps = { courses: readonly Course[]; names: readonly string[]; words: ResultWords };

function Ground({ scale, turn }: { scale: Scale; turn: ResultWords['turn'] }): ReactNode {
  const { bottom, turns, scores, last, x } = scale;
  return (
    <g className="rt-ground">
      <ChartRows scale={scale} at={scores} />
      {turns.map((nth) => (
        <text key={nth} x={x(nth)} y={bottom + 18} textAnchor={nth === last ? 'end' : 'middle'}>
          {nth === last ? turn(nth) : nth}
        </text>
      ))}
    </g>
  );
}
