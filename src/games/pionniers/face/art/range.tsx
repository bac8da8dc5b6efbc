import type { ReactNode } from 'react';
import { beside, n, p } from '#ui/curves.ts';
import type { Geometry, LinePath } from './geometry.ts';
import { type DrawnOutcome, OutcomePatterns, outcomeFill, outcomePattern } from './outcomes.tsx';

export type RangeBarsProps = {
  geometry: Geometry;
  line: number;
  /** Where the train stands. */
  front: number;
  outcomes: readonly DrawnOutcome[];
  /** What a bar says of itself. */
  hint: (bar: Bar) => string;
  /** The last laid space: a dashed line stands behind it. */
  railhead?: number;
  /** The risk of derailing in words, on a flag at the railhead. Nothing: no flag. */
  risk?: string;
};

/** What ends on one space: how likely, and by which throws. */
export type Bar = { space: number; kind: DrawnOutcome['kind']; chance: number; throws: number[] };

/** Where the numbers and then the bars begin, beside the track, and how high a chance of one in six is. */
const [FOOT, LABEL, SIXTH] = [11.5, 13.5, 44];

/** The chances of a throw as bars beside the line, each at the space where the train would come to stand. */
export function RangeBars(props: RangeBarsProps): ReactNode {
  const { geometry, line, outcomes, hint, railhead, risk } = props;
  const path = geometry.lines[line];
  if (!path) return null;
  const bars = gathered(outcomes, geometry.spaces);
  const highest = Math.max(0.01, ...bars.map(({ chance }) => chance));
  const scale = Math.min(SIXTH * 6, roomBelow(path, bars, geometry) / highest);
  return (
    <g className="pio-range">
      <OutcomePatterns />
      <Strip path={path} bars={bars} />
      {bars.map((bar) => (
        <BarArt
          key={bar.space}
          path={path}
          bar={bar}
          high={5 + bar.chance * scale}
          hint={hint(bar)}
        />
      ))}
      {railhead !== undefined && risk && (
        <Risk
          path={path}
          railhead={railhead}
          words={risk}
          deep={FOOT + LABEL + 5 + nextTo(bars, railhead) * scale + 14}
          geometry={geometry}
        />
      )}
    </g>
  );
}

/** Under the throws, so that the numbers of the spaces do not stand among them. */
function Strip({ path, bars }: { path: LinePath; bars: readonly Bar[] }): ReactNode {
  const spaces = bars.map(({ space }) => space);
  return (
    <path
      d={path.slice(Math.min(...spaces) - 1, Math.max(...spaces), FOOT + LABEL / 2)}
      fill="none"
      stroke="var(--pio-paper)"
      strokeWidth={LABEL}
    />
  );
}

/** Throws that end on the same space (before dynamite, in Buffalo Creek) are one bar. */
function gathered(outcomes: readonly DrawnOutcome[], spaces: number): Bar[] {
  const bars = new Map<number, Bar>();
  for (const outcome of outcomes) {
    const space = Math.min(outcome.space, spaces);
    const bar = bars.get(space) ?? { space, kind: outcome.kind, chance: 0, throws: [] };
    bar.chance += outcome.chance;
    bar.throws.push(outcome.throw);
    bars.set(space, bar);
  }
  return [...bars.values()];
}

/** The chance of the bar behind the railhead, which the flag hangs below. */
const nextTo = (bars: readonly Bar[], railhead: number): number =>
  bars.find(({ space }) => space === railhead + 1)?.chance ?? 0;

/** What the highest bar may be, so that none leaves the foot of the board or lies on the next line. */
function roomBelow(path: LinePath, bars: readonly Bar[], { height, lines }: Geometry): number {
  const next = lines[lines.indexOf(path) + 1];
  const free = bars.map(({ space }) => {
    const { x, y } = path.at(space - 0.5);
    return Math.min(height + 5 - y, next ? next.nearest(x, y).distance : height);
  });
  return Math.max(14, Math.min(62, Math.min(...free) - 10 - LABEL - FOOT - 5));
}

/** Square to the line: upright bars would overlap in a curve. The numbers stand at their feet, where a curve does not draw them together. */
function BarArt({ path, bar, high, hint }: BarArtProps): ReactNode {
  const { space, kind, throws } = bar;
  const spot = path.at(space - 0.5);
  const half = Math.min(13, path.step / 2 - 1.3);
  const box = { x: n(-half), y: FOOT + LABEL, width: n(half * 2), height: n(high) };
  const foot = beside(spot, FOOT + LABEL / 2);
  return (
    <g data-kind={kind} data-hint={hint}>
      <g transform={`translate(${p(spot)}) rotate(${n(spot.angle)})`}>
        <rect {...box} fill={outcomeFill(kind)} stroke="var(--pio-paper)" strokeWidth="3.4" />
        <rect {...box} fill={outcomePattern(kind)} stroke="var(--pio-ink)" strokeWidth="1.2" />
      </g>
      <text
        className={kind === 'derail' ? 'pio-range-throw pio-lost' : 'pio-range-throw'}
        x={n(foot.x)}
        y={n(foot.y + 4.6)}
        fontSize={n(sizeOf(label(throws), between(path, space)))}
      >
        {label(throws)}
      </text>
    </g>
  );
}

type BarArtProps = { path: LinePath; bar: Bar; high: number; hint: string };

/** How far apart the numbers of two throws stand: inside a curve less than their spaces do. */
function between(path: LinePath, space: number): number {
  const footAt = (of: number) => beside(path.at(of - 0.5), FOOT + LABEL / 2);
  const foot = footAt(space);
  const gaps = [footAt(Math.max(1, space - 1)), footAt(space + 1)].map((next) =>
    Math.hypot(next.x - foot.x, next.y - foot.y),
  );
  return Math.min(...gaps.filter((gap) => gap > 0));
}

/** As large as a neighbour with as many digits leaves room for. */
const sizeOf = (digits: string, room: number): number =>
  Math.max(9, Math.min(13, room / (digits.length * 0.6)));

/** Throws that end together are the highest there are; the least and a plus is no wider than one number. */
const label = (throws: readonly number[]): string =>
  throws.length === 1 ? String(throws[0]) : `${Math.min(...throws)}+`;

/** A flag behind the last laid space. It turns round where the board ends. */
function Risk({
  path,
  railhead,
  words,
  deep,
  geometry: { width, height },
}: {
  path: LinePath;
  railhead: number;
  words: string;
  deep: number;
  geometry: Geometry;
}): ReactNode {
  const head = path.at(railhead);
  const foot = beside(head, deep);
  const y = Math.min(foot.y, height - 16);
  const long = words.length * 7.4 + 20;
  const left = foot.x + long > width - 6;
  return (
    <g className="pio-risk">
      <path
        d={`M${p(beside(head, -15))}L${n(foot.x)} ${n(y)}`}
        stroke="var(--pio-lost)"
        strokeWidth="3"
        strokeDasharray="6 4"
      />
      <g transform={`translate(${n(left ? foot.x - long : foot.x)} ${n(y)})`}>
        <path
          d={left ? `M${n(long)}-12H0L8 0L0 12H${n(long)}Z` : `M0-12H${n(long)}l-8 12l8 12H0Z`}
          fill="var(--pio-lost)"
          stroke="var(--pio-paper)"
          strokeWidth="2"
        />
        <text
          className="pio-sign"
          x={n(long / 2 + (left ? 4 : -4))}
          y="5"
          fontSize="14"
          fontWeight="600"
          fill="#fff"
        >
          {words}
        </text>
      </g>
    </g>
  );
}
