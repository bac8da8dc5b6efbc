import type { ReactNode } from 'react';
import { boardOf } from '#games/pionniers/rules/board.ts';
import type { Table } from '#games/pionniers/rules/model.ts';
import { ChartRows } from '#ui/chart/rows.tsx';
import { DASHES, setApart } from '#ui/chart/scale.ts';
import { media } from '#ui/media.ts';
import { useMedia } from '#ui/use-media.ts';
import { Badge } from '../board/badge.tsx';
import type { Journey } from '../logic/history.ts';
import { colourOf } from '../viewer.ts';
import type { Words } from '../words/words.ts';
import { pathOf, type Scale, scaleOf } from './scale.ts';

/** Room under the name of the axis. */
const BELOW = 6;

/** The fronts of the trains over the turns. Colour, dash and number tell them apart, and of two of one owner the second is thin; the figures stand below. */
export function Chart({ table, journeys, names, words }: ChartProps): ReactNode {
  const narrow = useMedia(media.narrow);
  const scale = scaleOf(table.turns, boardOf(table.board).spaces, narrow);
  const ends = setApart(
    table.trains.map(({ front }) => scale.y(front)),
    24,
    scale.bottom,
  );
  return (
    <svg
      className="pio-chart"
      viewBox={`0 0 ${scale.width} ${scale.height + BELOW}`}
      role="img"
      aria-label={words.result.chartSummary(table.trains.map(({ seat }) => names[seat] ?? ''))}
    >
      <Ground scale={scale} turn={words.result.turn} />
      {journeys.map((journey) => {
        const seat = table.trains[journey.line]?.seat ?? 0;
        return (
          <path
            key={journey.line}
            className={isSecond(table, journey.line) ? 'pio-curve second' : 'pio-curve'}
            d={pathOf(journey, scale)}
            stroke={`var(--seat-${colourOf(seat)}-edge)`}
            strokeDasharray={DASHES[journey.line]}
          />
        );
      })}
      {table.trains.map(({ seat }, line) => (
        <svg
          // biome-ignore lint/suspicious/noArrayIndexKey: a line is named by its place.
          key={line}
          x={scale.right + 8}
          y={(ends[line] ?? 0) - 11}
          width="22"
          height="22"
          aria-hidden="true"
        >
          <Badge seat={seat} line={line} size={22} />
        </svg>
      ))}
    </svg>
  );
}

const isSecond = ({ trains }: Table, line: number): boolean =>
  trains.findIndex(({ seat }) => seat === trains[line]?.seat) < line;

type ChartProps = {
  table: Table;
  journeys: readonly Journey[];
  names: readonly string[];
  words: Words;
};

function Ground({ scale, turn }: { scale: Scale; turn: string }): ReactNode {
  const { right, bottom, turns, spaces, x } = scale;
  return (
    <g className="pio-grid">
      <ChartRows scale={scale} at={spaces} />
      {turns.map((nth) => (
        <text key={nth} x={x(nth)} y={bottom + 18} textAnchor="middle">
          {nth}
        </text>
      ))}
      <text x={right} y={bottom + 32} textAnchor="end">
        {turn}
      </text>
    </g>
  );
}
