import type { KeyboardEvent, ReactNode } from 'react';
import type { Station } from '#bots/analysis/report.ts';
import { type SeatColour, seats as tints } from '#ui/palettes.ts';
import { SeatShape } from '#ui/seat.tsx';
import { reportWords } from '../../words/report/index.ts';
import { useCatalogue } from '../../words/use-words.ts';
import { give, percent, signOf } from './figures.ts';
import { apart, type Scale } from './scale.ts';

/** Below the graph: what luck did, and the track with its stations. A circle is a choice, a lozenge is luck. */
export function Track({ stations, scale, colours, chosen, small }: TrackProps): ReactNode {
  const { graph } = useCatalogue(reportWords);
  const { left, right, luck, track, top, x } = scale;
  const places = placesOf(stations, scale, small);
  const on = stations[chosen];
  return (
    <g className="report-track">
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
      {stations.map((one, n) => {
        const { mean, error } = changeOf(one);
        const sign = signOf(percent({ mean }));
        const tint = tints.find(({ id }) => id === colours[one.seat]);
        return (
          <g
            key={one.from}
            className={n === chosen ? 'report-stop on' : 'report-stop'}
            transform={`translate(${places[n] ?? 0} ${track})`}
          >
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
            <text y="59" textAnchor="middle" className="report-give">
              ±{give(error)}
            </text>
          </g>
        );
      })}
    </g>
  );
}

type TrackProps = {
  stations: readonly Station[];
  scale: Scale;
  colours: readonly SeatColour[];
  chosen: number;
  small: boolean;
};

/** What it changed for the seat that it changed most. */
const changeOf = ({ change, seat }: Station) => change[seat] ?? { mean: 0, error: 0 };

function placesOf(stations: readonly Station[], { x, left, right }: Scale, small: boolean) {
  const wanted = stations.map(({ to }) => x(to));
  return apart(wanted, small ? 26 : 40, left + 8, right + (small ? 20 : 40));
}

/** What is pressed, over the drawing: one button for each station, and arrows walk from one to the next. */
export function Stops({ stations, scale, names, chosen, small, onChoose }: StopsProps): ReactNode {
  const { station: words } = useCatalogue(reportWords);
  const { width, height, track } = scale;
  const places = placesOf(stations, scale, small);
  const walk = (event: KeyboardEvent, n: number): void => {
    const next = n + ({ ArrowRight: 1, ArrowLeft: -1 }[event.key] ?? 0);
    if (next === n || !stations[next]) return;
    event.preventDefault();
    onChoose(next);
    event.currentTarget.parentElement?.querySelectorAll('button')[next]?.focus();
  };
  return stations.map((one, n) => (
    <button
      key={one.from}
      type="button"
      className="report-touch"
      style={{
        left: `${(100 * ((places[n] ?? 0) - 13)) / width}%`,
        top: `${(100 * (track - 22)) / height}%`,
        width: `${2600 / width}%`,
        height: `${8400 / height}%`,
      }}
      tabIndex={n === chosen ? 0 : -1}
      aria-pressed={n === chosen}
      aria-label={words.stop(
        n + 1,
        signOf(percent(changeOf(one))),
        give(changeOf(one).error),
        names[one.seat] ?? '',
      )}
      onClick={() => onChoose(n)}
      onKeyDown={(event) => walk(event, n)}
    />
  ));
}

type StopsProps = Omit<TrackProps, 'colours'> & {
  names: readonly string[];
  onChoose: (station: number) => void;
};
