import type { ReactNode } from 'react';
import { seats } from '#ui/palettes.ts';
import { SeatShape } from '#ui/seat.tsx';
import { useMedia } from '#ui/use-media.ts';
import type { Course } from '../logic/history.ts';
import { colourOf } from '../viewer.ts';
import type { Words } from '../words/words.ts';
import { endsOf, type Scale, scaleOf } from './scale.ts';

/** Told apart by dashes as well. */
const DASHES = [undefined, '9 4', '2 4', '12 4 2 4', '5 3', '14 3 3 3 3 3'] as const;

/** Points at the end of each turn. Colour, dash and board tell the companies apart. */
export function Chart({ courses, names, words }: ChartProps): ReactNode {
  const narrow = useMedia('(max-width: 599px)');
  const scale = scaleOf(courses, narrow);
  const ends = endsOf(
    courses.map(({ scores }) => scores.at(-1) ?? 0),
    scale,
  );
  return (
    <svg
      className="rt-chart num"
      viewBox={`0 0 ${scale.width} ${scale.height}`}
      role="img"
      aria-label={courses
        .map(({ seat, scores }) => words.result.course(names[seat] ?? '', scores))
        .join('; ')}
    >
      <Ground scale={scale} turn={words.result.turn} />
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

type ChartProps = { courses: readonly Course[]; names: readonly string[]; words: Words };

function Ground({ scale, turn }: { scale: Scale; turn: Words['result']['turn'] }): ReactNode {
  const { left, right, bottom, turns, scores, last, x, y } = scale;
  return (
    <g className="rt-ground">
      {scores.map((score) => (
        <g key={score} className={score === 0 ? 'nought' : undefined}>
          <path d={`M${left} ${y(score)}H${right}`} />
          <text x={left - 7} y={y(score) + 4} textAnchor="end">
            {score < 0 ? `−${-score}` : score}
          </text>
        </g>
      ))}
      {turns.map((nth) => (
        <text key={nth} x={x(nth)} y={bottom + 18} textAnchor={nth === last ? 'end' : 'middle'}>
          {nth === last ? turn(nth) : nth}
        </text>
      ))}
    </g>
  );
}
