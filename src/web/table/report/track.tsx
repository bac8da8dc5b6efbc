import type { KeyboardEvent, ReactNode } from 'react';
import type { Station } from '#bots/analysis/report.ts';
import { seats as tints } from '#ui/palettes.ts';
import { SeatShape } from '#ui/seat.tsx';
import { reportWords } from '../../words/report/index.ts';
import { useCatalogue } from '../../words/use-words.ts';
import type { ChartProps } from './chart.tsx';
import { percent, signOf } from './figures.ts';
import { apart, type Scale } from './scale.ts';

/** Below the graph: what luck did, and the track with its stations. A circle is a choice, a lozenge is luck. */
export function Track(props: TrackProps): ReactNode {
  const { stations, scale, names, colours, chosen, onChoose, small } = props;
  const { station: words, graph } = useCatalogue(reportWords);
  const { left, right, luck, track, top, x } = scale;
  const places = apart(
    stations.map(({ to }) => x(to)),
    small ? 26 : 40,
    left + 8,
    right + (small ? 20 : 40),
  );
  const walk = (event: KeyboardEvent, n: number): void => {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    const next = step === undefined ? undefined : stations[n + step] && n + step;
    if (next === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    onChoose(next);
    event.currentTarget.parentElement?.querySelectorAll<SVGElement>('[role=button]')[next]?.focus();
  };
  const on = stations[chosen];
  return (
    <g className="report-track">
      <g aria-hidden>
        <path className="report-luck" d={`M${left} ${luck}H${right}`} />
        <text x={right + 8} y={luck + 4}>
          {graph.luck}
        </text>
        {stations.map((one) => {
          if (one.actor !== 'chance') return undefined;
          const change = one.change[one.seat]?.mean ?? 0;
          const tip = luck - Math.sign(change) * (5 + 18 * Math.min(1, 2 * Math.abs(change)));
          return (
            <g key={one.from} className={change < 0 ? 'report-arrow minus' : 'report-arrow plus'}>
              <path d={`M${x(one.to)} ${luck}V${tip}`} />
              <path d={`M${x(one.to) - 4} ${tip}h8l-4 ${change < 0 ? 6 : -6}z`} />
            </g>
          );
        })}
        <path className="report-sleepers" d={`M${left - 4} ${track}H${right + 40}`} />
        <path
          className="report-rails"
          d={`M${left - 4} ${track - 4}H${right + 40}M${left - 4} ${track + 4}H${right + 40}`}
        />
        {on ? (
          <path
            className="report-pointer"
            d={`M${x(on.to)} ${top}V${luck + 12}L${places[chosen] ?? 0} ${track - 14}`}
          />
        ) : undefined}
      </g>
      {stations.map((one, n) => {
        const sign = signOf(percent(one.change[one.seat] ?? { mean: 0 }));
        const place = places[n] ?? 0;
        const tint = tints.find(({ id }) => id === colours[one.seat]);
        return (
          <g
            key={one.from}
            role="button"
            tabIndex={n === chosen ? 0 : -1}
            aria-pressed={n === chosen}
            aria-label={words.stop(n + 1, sign, names[one.seat] ?? '')}
            className="report-stop"
            transform={`translate(${place} ${track})`}
            onClick={() => onChoose(n)}
            onKeyDown={(event) => {
              if (event.key === 'Enter' || event.key === ' ') {
                event.preventDefault();
                onChoose(n);
              } else walk(event, n);
            }}
          >
            <rect x="-13" y="-22" width="26" height="52" className="report-touch" />
            {one.actor === 'chance' ? (
              <path d="M0-14L14 0 0 14-14 0z" />
            ) : (
              <circle r={n === chosen ? 13 : 11} />
            )}
            <text y="4.500" textAnchor="middle">
              {n + 1}
            </text>
            <text y="29" textAnchor="middle" className={`report-sign ${sign.way}`}>
              {sign.written}
            </text>
            {tint ? (
              <svg x="-7" y="33" width="14" height="14" viewBox="0 0 24 24" role="presentation">
                <SeatShape seat={tint} />
              </svg>
            ) : undefined}
          </g>
        );
      })}
    </g>
  );
}

type TrackProps = Omit<ChartProps, 'focus' | 'report'> & {
  stations: readonly Station[];
  scale: Scale;
  small: boolean;
};
