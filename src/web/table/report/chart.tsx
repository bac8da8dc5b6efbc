import type { ReactNode } from 'react';
import type { Report } from '#bots/analysis/report.ts';
import { media } from '#ui/media.ts';
import { type SeatColour, seats as tints } from '#ui/palettes.ts';
import { SeatShape } from '#ui/seat.tsx';
import { useMedia } from '#ui/use-media.ts';
import { reportWords } from '../../words/report/index.ts';
import { useCatalogue } from '../../words/use-words.ts';
import { marginOf } from './figures.ts';
import { apart, lineOf, type Scale, scaleFor, stepOf } from './scale.ts';
import { Stops, Track } from './track.tsx';

/** Besides its colour each line has its dash, and marks with shape and letter along it. */
const DASHES = [undefined, '14 3', '9 5', '2 4.5', '12 4 2 4', '5 3'];

/** The running graph: every seat's chances, what luck did, and the stations on their track. */
export function Chart(props: GraphProps): ReactNode {
  const { report, entries, names, colours, focus, chosen, onChoose } = props;
  const { graph } = useCatalogue(reportWords);
  const small = useMedia(media.phone);
  const scale = scaleFor(small, entries);
  const order = [...names.keys()].filter((seat) => seat !== focus).concat(focus);
  const stations = report?.stations ?? [];
  const track = { stations, scale, chosen, small };
  return (
    <div className="report-drawing">
      <svg
        className="report-chart"
        viewBox={`0 0 ${scale.width} ${scale.height}`}
        role="img"
        aria-label={graph.alt}
      >
        <Ground scale={scale} entries={entries} small={small} />
        {report && report.curve.length > 0 ? (
          <g>
            {order.map((seat) => (
              <Line
                key={seat}
                points={lineOf(report, seat)}
                scale={scale}
                seat={seat}
                colour={colours[seat] ?? 'red'}
                wide={seat === focus}
                marks={small ? 3 : 5}
                seats={names.length}
              />
            ))}
            <Ends report={report} scale={scale} names={names} colours={colours} small={small} />
          </g>
        ) : undefined}
        <Track {...track} colours={colours} />
      </svg>
      <Stops {...track} names={names} onChoose={onChoose} />
    </div>
  );
}

export type ChartProps = {
  report: Report;
  names: readonly string[];
  colours: readonly SeatColour[];
  /** The seat whose line is the widest. */
  focus: number;
  /** A station, by its place among them. */
  chosen: number;
  onChoose: (station: number) => void;
};

/** `entries`: of the whole game. The lines grow from left to right while it is read. */
type GraphProps = Omit<ChartProps, 'report'> & { report: Report | undefined; entries: number };

function Ground({ scale, entries, small }: { scale: Scale; entries: number; small: boolean }) {
  const { graph } = useCatalogue(reportWords);
  const { left, right, top, bottom, x, y } = scale;
  const step = stepOf(entries) * (small ? 2 : 1);
  const ticks = Array.from({ length: Math.floor(entries / step) }, (_, n) => (n + 1) * step);
  return (
    <g className="report-ground">
      {[0, 0.25, 0.5, 0.75, 1].map((chance) => (
        <g key={chance} className={chance === 0 ? 'nought' : undefined}>
          <path d={`M${left} ${y(chance)}H${right}`} />
          <text x={left - 6} y={y(chance) + 4} textAnchor="end">
            {100 * chance}
          </text>
        </g>
      ))}
      {ticks.map((at) => (
        <g key={at}>
          <path d={`M${x(at)} ${top}V${bottom}`} />
          <text x={x(at)} y={bottom + 22} textAnchor="middle">
            {small ? at : graph.move(at)}
          </text>
        </g>
      ))}
    </g>
  );
}

type LineProps = {
  points: ReturnType<typeof lineOf>;
  scale: Scale;
  seat: number;
  colour: SeatColour;
  wide: boolean;
  marks: number;
  seats: number;
};

function Line({ points, scale: { x, y }, seat, colour, wide, marks, seats }: LineProps): ReactNode {
  const tint = tints.find(({ id }) => id === colour);
  const path = `M${points.map(({ at, mean }) => `${x(at).toFixed(1)} ${y(mean).toFixed(1)}`).join('L')}`;
  const edge = (sign: number): string[] =>
    points.map(({ at, mean, error }) => {
      const chance = Math.max(0, Math.min(1, mean + sign * marginOf(error)));
      return `${x(at).toFixed(1)} ${y(chance).toFixed(1)}`;
    });
  const band = `M${[...edge(1), ...edge(-1).toReversed()].join('L')}z`;
  const every = points.length / marks;
  const marked = Array.from(
    { length: marks },
    (_, n) => points[Math.floor((n + (seat + 0.5) / seats) * every)],
  );
  return (
    <g className={wide ? 'report-line wide' : 'report-line'}>
      {wide ? <path className="report-band" d={band} fill={`var(--seat-${colour})`} /> : undefined}
      <path className="report-under" d={path} />
      <path
        className="report-over"
        d={path}
        stroke={`var(--seat-${colour}-text)`}
        strokeDasharray={wide ? undefined : DASHES[seat % DASHES.length]}
      />
      {tint
        ? marked.map((point, n) =>
            point ? (
              <svg
                // biome-ignore lint/suspicious/noArrayIndexKey: two marks may lie at one place.
                key={n}
                x={x(point.at) - 9}
                y={y(point.mean) - 9}
                width="18"
                height="18"
                viewBox="0 0 24 24"
                role="presentation"
              >
                <SeatShape seat={tint} />
              </svg>
            ) : undefined,
          )
        : undefined}
    </g>
  );
}

type EndsProps = Pick<ChartProps, 'report' | 'names' | 'colours'> & {
  scale: Scale;
  small: boolean;
};

/** At the right, every seat by name, about as high as its line ends. */
function Ends({ report, scale, names, colours, small }: EndsProps): ReactNode {
  const last = report.curve.at(-1)?.chances ?? [];
  const high = [...names.keys()].toSorted((a, b) => (last[b]?.mean ?? 0) - (last[a]?.mean ?? 0));
  const wanted = high.map((seat) => scale.y(last[seat]?.mean ?? 0));
  const places = apart(wanted, 24, scale.top + 4, scale.bottom - 2);
  return high.map((seat, n) => {
    const tint = tints.find(({ id }) => id === colours[seat]);
    const y = places[n] ?? 0;
    return (
      <g key={seat} className="report-end">
        {tint ? (
          <svg
            x={scale.right + 8}
            y={y - 10}
            width="20"
            height="20"
            viewBox="0 0 24 24"
            role="presentation"
          >
            <SeatShape seat={tint} />
          </svg>
        ) : undefined}
        {small ? undefined : (
          <text x={scale.right + 34} y={y + 5}>
            {shortened(names[seat] ?? '')}
          </text>
        )}
      </g>
    );
  });
}

const shortened = (name: string): string => (name.length > 11 ? `${name.slice(0, 10)}…` : name);
