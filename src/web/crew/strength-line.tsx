import type { ReactNode } from 'react';
import { portraitOf } from '../cast/portrait.tsx';
import { useFigures } from '../profile/use-figures.ts';
import { crewWords } from '../words/crew/index.ts';
import { useCatalogue } from '../words/use-words.ts';
import { spread, ticksFor } from './along-line.ts';
import type { Rung } from './ladders.ts';
import type { OwnStrength } from './own-strength.ts';

/** Somebody on the line; without a rung they stand by their place among the others alone. */
export type OnLine = { bot: string; name: string; rung: Rung | undefined; place: number };

type Size = {
  className: string;
  width: number;
  height: number;
  pad: number;
  /** Where the rails are. */
  rail: number;
  /** Of a portrait. */
  radius: number;
  /** From one portrait to the next, at least. */
  gap: number;
  mostTicks: number;
  /** Are names written beside the portraits, or do the cards below say them? */
  named: boolean;
};

export const DESK: Size = {
  className: 'crew-line desk',
  width: 1300,
  height: 150,
  pad: 46,
  rail: 98,
  radius: 27,
  gap: 168,
  mostTicks: 11,
  named: true,
};

export const PHONE: Size = {
  className: 'crew-line phone',
  width: 340,
  height: 132,
  pad: 22,
  rail: 74,
  radius: 19,
  gap: 41,
  mostTicks: 5,
  named: false,
};

export function StrengthLine({ size, onLine, own }: StrengthLineProps): ReactNode {
  const { width, height, pad, rail, radius, gap, mostTicks, named } = size;
  const all = onLine.flatMap(({ rung }) => (rung ? [...rung.interval, rung.elo] : []));
  const yours = own && all.length > 0 ? [own.elo - own.within, own.elo + own.within] : [];
  const ticks = all.length > 0 ? ticksFor([...all, ...yours], mostTicks) : [];
  const [first = 0, last = 1] = [ticks[0], ticks.at(-1)];
  const at = (elo: number): number => pad + ((elo - first) / (last - first)) * (width - 2 * pad);
  const by = (place: number): number =>
    pad + ((place + 0.5) / Math.max(1, onLine.length)) * (width - 2 * pad);
  const stations = onLine.map(({ rung }, i) => (rung ? at(rung.elo) : by(i)));
  const room = named ? gap - radius : radius + 2;
  const heads = spread(stations, gap, [radius + 2, width - room]);
  return (
    <svg className={size.className} viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
      <Track from={pad - 14} to={width - pad + 14} rail={rail} />
      {ticks.map((tick) => (
        <Tick key={tick} at={at(tick)} elo={tick} size={size} />
      ))}
      {own && ticks.length > 0 ? (
        <Band from={at(own.elo - own.within)} to={at(own.elo + own.within)} rail={rail} />
      ) : undefined}
      {onLine.map((one, i) => (
        <Station
          key={one.bot}
          one={one}
          station={stations[i] ?? 0}
          head={heads[i] ?? 0}
          at={at}
          size={size}
        />
      ))}
      {own && ticks.length > 0 ? <Flag at={at(own.elo)} rail={rail} height={height} /> : undefined}
    </svg>
  );
}

type StrengthLineProps = {
  size: Size;
  onLine: readonly OnLine[];
  own: OwnStrength | undefined;
};

function Track({ from, to, rail }: { from: number; to: number; rail: number }): ReactNode {
  const sleepers = Array.from({ length: Math.floor((to - from) / 9) }, (_, i) => from + 4 + i * 9);
  return (
    <>
      <path
        className="crew-sleepers"
        d={sleepers.map((x) => `M${x} ${rail - 8}v16`).join('')}
        strokeWidth="3.5"
      />
      <path
        d={`M${from} ${rail - 4.5}H${to}M${from} ${rail + 4.5}H${to}`}
        stroke="var(--ink-2)"
        strokeWidth="2"
      />
    </>
  );
}

function Tick({ at, elo, size }: { at: number; elo: number; size: Size }): ReactNode {
  const { whole } = useFigures();
  return (
    <>
      <path d={`M${at} ${size.rail + 12}v6`} stroke="var(--rule)" />
      <text className="crew-tick" x={at} y={size.height - 4}>
        {whole(elo)}
      </text>
    </>
  );
}

/** A head on its stalk, and below it where they stand: the thick bar is as wide as that is unsure. */
function Station({ one, station, head, at, size }: StationProps): ReactNode {
  const words = useCatalogue(crewWords);
  const { whole } = useFigures();
  const { rail, radius, named } = size;
  const { bot, name, rung } = one;
  const top = rail - 24;
  const [low, high] = rung ? rung.interval.map(at) : [0, 0];
  const within = rung ? Math.round((rung.interval[1] - rung.interval[0]) / 2) : 0;
  return (
    <g>
      <g fill="none" stroke="var(--crew-mark)">
        <path d={`M${station} ${rail}V${rail - 12}L${head} ${top - 2}`} strokeWidth="3" />
        {rung ? (
          <>
            <path d={`M${low} ${rail}H${high}`} strokeWidth="7" />
            <path d={`M${low} ${rail - 8}v16M${high} ${rail - 8}v16`} strokeWidth="2.5" />
          </>
        ) : undefined}
        <circle cx={station} cy={rail} r="6.5" fill="var(--paper)" strokeWidth="3.5" />
      </g>
      <image
        href={portraitOf(bot)}
        x={head - radius}
        y={top - 2 * radius}
        width={2 * radius}
        height={2 * radius}
      />
      {named ? (
        <>
          <text className="crew-name" x={head + radius + 7} y={rail - (rung ? 54 : 46)}>
            {name}
          </text>
          {rung ? (
            <text className="crew-elo" x={head + radius + 7} y={rail - 37}>
              {words.strength(whole(Math.round(rung.elo)), whole(within))}
            </text>
          ) : undefined}
        </>
      ) : undefined}
    </g>
  );
}

type StationProps = {
  one: OnLine;
  station: number;
  head: number;
  at: (elo: number) => number;
  size: Size;
};

function Band({ from, to, rail }: { from: number; to: number; rail: number }): ReactNode {
  return <path className="crew-band" d={`M${from} ${rail - 14}H${to}V${rail + 14}H${from}z`} />;
}

/** Hangs below the rails, where no head is in its way. */
function Flag({ at, rail, height }: { at: number; rail: number; height: number }): ReactNode {
  const words = useCatalogue(crewWords);
  const foot = Math.min(rail + 16, height - 36);
  return (
    <g>
      <path d={`M${at} ${rail}V${foot}`} stroke="var(--brass)" strokeWidth="2.5" />
      <path
        d={`M${at} ${foot}h48l-6 9.5 6 9.5H${at}z`}
        fill="var(--day-brass-lit)"
        stroke="var(--brass)"
      />
      <text className="crew-you" x={at + 21} y={foot + 14}>
        {words.you}
      </text>
      <circle
        cx={at}
        cy={rail}
        r="6.5"
        fill="var(--day-brass-lit)"
        stroke="var(--crew-mark)"
        strokeWidth="3"
      />
    </g>
  );
}
