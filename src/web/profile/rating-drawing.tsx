import type { ReactNode } from 'react';
import { useLanguage } from '../preferences.ts';
import { type Drawn, type Frame, type LineProfile, pathOf } from './line-profile.ts';
import { type Figures, useFigures } from './use-figures.ts';

type DrawingProps = {
  profile: LineProfile;
  frame: Frame;
  dashes: readonly string[];
  isPhone: boolean;
  /** What the drawing says, for whoever does not see it. */
  label: string;
  highest: string;
};

/** Ground hatched under the rail, heights as posts, months as stations. */
export function Drawing(props: DrawingProps): ReactNode {
  const { profile, frame, dashes, isPhone, label, highest } = props;
  const figures = useFigures();
  const { left, right, low, heights, lines } = profile;
  const [main, ...others] = lines;
  const path = pathOf(main?.points ?? []);
  const [peakX, peakY] = profile.highest.point;
  const [endX, endY] = main?.points.at(-1) ?? [right, low];
  return (
    <svg
      className="profile-line"
      viewBox={`0 0 ${frame.width} ${frame.height}`}
      role="img"
      aria-label={label}
    >
      {heights.map(({ value, y }) => (
        <g key={value}>
          <path d={`M${left} ${y}H${right}`} stroke="var(--line)" />
          <text x={left - 8} y={y + 4.5} textAnchor="end">
            {figures.whole(value)}
          </text>
        </g>
      ))}
      <path
        d={`${path}L${endX} ${low}L${left} ${low}z`}
        fill="url(#profile-wide)"
        fillOpacity=".38"
      />
      {others.map((line, i) => (
        <Rail key={line.game} line={line} dash={dashes[i + 1] ?? ''} />
      ))}
      <path d={path} fill="none" stroke="var(--card)" strokeWidth="7" />
      <path d={path} className="profile-main" />
      <circle className="profile-peak" cx={peakX} cy={peakY} r="5" />
      <text
        className="profile-strong"
        x={Math.min(Math.max(peakX, left + 50), right - 40)}
        y={peakY - 13}
        textAnchor="middle"
      >
        {highest}
      </text>
      <circle cx={endX} cy={endY} r="6" fill="var(--ink)" />
      {isPhone
        ? undefined
        : lines.map((line, i) => (
            <Name key={line.game} line={line} x={right + 13} isMain={i === 0} figures={figures} />
          ))}
      <Stations profile={profile} isPhone={isPhone} figures={figures} />
    </svg>
  );
}

function Rail({ line, dash }: { line: Drawn; dash: string }): ReactNode {
  const path = pathOf(line.points);
  return (
    <>
      <path d={path} fill="none" stroke="var(--card)" strokeWidth="5" />
      <path d={path} className="profile-rail" strokeDasharray={dash} />
    </>
  );
}

type NameProps = { line: Drawn; x: number; isMain: boolean; figures: Figures };

function Name({ line: { game, value, label }, x, isMain, figures }: NameProps): ReactNode {
  return (
    <text className={isMain ? 'profile-strong' : undefined} x={x} y={label + 5}>
      {figures.gameName(game)} {isMain ? figures.whole(value) : ''}
    </text>
  );
}

type StationsProps = { profile: LineProfile; isPhone: boolean; figures: Figures };

function Stations({ profile, isPhone, figures }: StationsProps): ReactNode {
  const { left, right, low, stations } = profile;
  const month = new Intl.DateTimeFormat(useLanguage(), { month: 'short' });
  const isMonths = stations.every(({ at }) => new Date(at).getDate() === 1);
  const every = Math.ceil(stations.length / (isPhone ? 5 : 12));
  return (
    <>
      <path d={`M${left} ${low}H${right}M${left} ${low + 4}H${right}`} stroke="var(--ink)" />
      {stations.map(({ at, x }, i) => (
        <g key={at}>
          <circle className="profile-peak" cx={x} cy={low + 2} r="4.5" />
          {i % every === 0 ? (
            <text x={x} y={low + 25} textAnchor="middle">
              {isMonths ? month.format(at) : figures.day(at)}
            </text>
          ) : undefined}
        </g>
      ))}
    </>
  );
}
