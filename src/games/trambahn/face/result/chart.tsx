import type { ReactNode } from 'react';
import { ChartRows } from '#ui/chart/rows.tsx';
import { media } from '#ui/media.ts';
import { patterns, seats } from '#ui/palettes.ts';
import { Seat } from '#ui/seat.tsx';
import { useMedia } from '#ui/use-media.ts';
import type { Moment } from '../logic/history.ts';
import { NUMERALS, SEAT_COLOURS, TONES } from '../logic/lines.ts';
import type { Words } from '../words/words.ts';
import { type Curve, curveOf, type Scale, scaleOf } from './scale.ts';

const SEATS = [0, 1] as const;

/** Two lines over the ten scorings. Colour, pattern, dash and letter tell them apart; the figures stand below. */
export function Chart({ moments, names, words }: ChartProps): ReactNode {
  const scale = scaleOf(moments, useMedia(media.narrow));
  const curves = [curveOf(moments, 0, scale), curveOf(moments, 1, scale)] as const;
  return (
    <svg
      className="tram-chart"
      viewBox={`0 0 ${scale.width} ${scale.height}`}
      role="img"
      aria-label={words.result.chartSummary(names[0] ?? '', names[1] ?? '')}
    >
      <defs>
        {SEATS.map((seat) => (
          <AreaPattern key={seat} seat={seat} />
        ))}
      </defs>
      <Ground scale={scale} moments={moments} />
      {SEATS.map((seat) => (
        <g key={seat} className={`tram-curve-${SEAT_COLOURS[seat]}`}>
          <path className="tram-area" d={curves[seat].area} fill={`url(#tram-chart-${seat})`} />
          <path className="tram-stroke" d={curves[seat].d} />
        </g>
      ))}
      {SEATS.map((seat) => (
        <g key={seat} className={`tram-curve-${SEAT_COLOURS[seat]}`}>
          <Marks curve={curves[seat]} seat={seat} name={names[seat] ?? ''} words={words} />
        </g>
      ))}
      <Ends curves={curves} />
    </svg>
  );
}

type ChartProps = { moments: readonly Moment[]; names: readonly string[]; words: Words };

/** The seat's own pattern, in its own colour: under its line. */
function AreaPattern({ seat }: { seat: 0 | 1 }) {
  const colour = SEAT_COLOURS[seat];
  const tint = seats.find(({ id }) => id === colour);
  return (
    <pattern id={`tram-chart-${seat}`} width="8" height="8" patternUnits="userSpaceOnUse">
      <path className={`tram-curve-${colour}`} d={tint ? patterns[tint.pattern] : ''} />
    </pattern>
  );
}

function Ground({ scale, moments }: { scale: Scale; moments: readonly Moment[] }) {
  const { bottom, grid, x } = scale;
  return (
    <>
      <g className="tram-grid">
        <ChartRows scale={scale} at={grid} />
      </g>
      {moments.map((moment) =>
        moment.is === 'scoring' ? (
          <g
            key={moment.nth}
            className={`tram-line-${TONES[moment.line]}`}
            transform={`translate(${x(moment.nth)} ${bottom + 10})`}
          >
            <rect className="tram-tick" x="-13" width="26" height="17" rx="3" />
            <text className="tram-tick-text" y="12.5" textAnchor="middle">
              {NUMERALS[moment.line]}
            </text>
            <text className="tram-nth" y="33" textAnchor="middle">
              {moment.nth}
            </text>
          </g>
        ) : null,
      )}
    </>
  );
}

type MarksProps = { curve: Curve; seat: 0 | 1; name: string; words: Words };

/** A ring at each scoring, a star at each bonus; its points stand on the side away from the other line. */
function Marks({ curve, seat, name, words }: MarksProps) {
  return curve.marks.map(({ at, moment }) =>
    moment.is === 'scoring' ? (
      <circle key={`s${moment.nth}`} className="tram-dot" cx={at.x} cy={at.y} r="4" />
    ) : (
      <g key={`b${at.x}`} className="tram-bonus" transform={`translate(${at.x} ${at.y})`}>
        <title>{words.result.bonusMark(name, moment.points)}</title>
        <use href="#star" x="-11" y="-11" width="22" height="22" />
        <text
          y={moment.totals[seat] >= moment.totals[(1 - seat) as 0 | 1] ? -13 : 24}
          textAnchor="middle"
        >
          +{moment.points}
        </text>
      </g>
    ),
  );
}

/** Whose line it is, at its end; set apart where the lines end close together. */
function Ends({ curves }: { curves: readonly [Curve, Curve] }) {
  const [a, b] = [curves[0].end.y, curves[1].end.y];
  const push = Math.max(0, 24 - Math.abs(a - b)) / 2;
  return SEATS.map((seat) => {
    const { x, y } = curves[seat].end;
    const up = seat === 0 ? a <= b : a > b;
    return (
      <svg
        key={seat}
        x={x + 5}
        y={y - 12 + (up ? -push : push)}
        width="24"
        height="24"
        aria-hidden="true"
      >
        <Seat colour={SEAT_COLOURS[seat]} size={24} />
      </svg>
    );
  });
}
