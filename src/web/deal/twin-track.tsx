import type { ReactNode } from 'react';
import { useFigures } from '../profile/use-figures.ts';
import { dealWords } from '../words/deal/index.ts';
import { useCatalogue } from '../words/use-words.ts';
import { type Comparison, type Pair, turningPoints } from './compare.ts';
import { gainClass } from './turns.tsx';

type Size = {
  className: string;
  width: number;
  height: number;
  /** Where the points of the turnout are, at most, and where the lines end. */
  fork: number;
  end: number;
  stations: number;
  /** Before the turnout: more are not drawn. */
  dots: number;
};

export const DESK: Size = {
  className: 'deal-lines desk',
  width: 860,
  height: 198,
  fork: 260,
  end: 730,
  stations: 4,
  dots: 3,
};

export const PHONE: Size = {
  className: 'deal-lines phone',
  width: 350,
  height: 194,
  fork: 70,
  end: 262,
  stations: 2,
  dots: 1,
};

const [TOP, MIDDLE, BOTTOM] = [52, 98, 144];
/** From where the line parts to where the two run level. */
const BEND = 60;

/** One line while both chose alike, a turnout at the first difference, then each its own, with what the turns brought. */
export function TwinTrack({ size, comparison, mine, called, scores }: TwinTrackProps): ReactNode {
  const words = useCatalogue(dealWords);
  const { whole } = useFigures();
  const { width, height, end } = size;
  const { common, pairs } = comparison;
  const fork = common === 0 ? 34 : size.fork;
  const from = fork + BEND + 18;
  const points = turningPoints(comparison, size.stations);
  const isOne = pairs.length === 0;
  return (
    <svg className={size.className} viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
      {isOne ? (
        <Rails path={`M14 ${MIDDLE}H${end}`} />
      ) : (
        <>
          <Rails path={`M14 ${MIDDLE}H${fork}${turnoutTo(TOP)}H${end}`} />
          <Rails path={`M${fork} ${MIDDLE}${turnoutTo(BOTTOM)}H${end}`} />
        </>
      )}
      <Common turns={common} to={isOne ? end - 20 : fork} most={size.dots} />
      {isOne ? undefined : (
        <>
          <circle className="deal-fork" cx={fork} cy={MIDDLE} r="13" />
          <text className="deal-fork-turn" x={fork} y={MIDDLE + 5}>
            {common + 1}
          </text>
          <text className="deal-called" x={from} y={TOP - 22}>
            {mine}
          </text>
          <text className="deal-called" x={from} y={BOTTOM + 40}>
            {called}
          </text>
        </>
      )}
      {points.map((pair, i) => (
        <Station
          key={pair.turn}
          pair={pair}
          x={from + 30 + ((i + 0.5) / points.length) * (end - from - 60)}
        />
      ))}
      <Result
        x={end}
        y={isOne ? MIDDLE : TOP}
        score={scores.mine}
        isBetter={scores.mine > scores.theirs}
      />
      {isOne ? undefined : (
        <>
          <text className="deal-apart" x={end + 56} y={MIDDLE + 5}>
            {scores.mine === scores.theirs
              ? words.level
              : words.gap(whole(Math.abs(scores.mine - scores.theirs)))}
          </text>
          <Result x={end} y={BOTTOM} score={scores.theirs} isBetter={scores.theirs > scores.mine} />
        </>
      )}
    </svg>
  );
}

type TwinTrackProps = {
  size: Size;
  comparison: Comparison;
  mine: string;
  called: string;
  scores: { mine: number; theirs: number };
};

const turnoutTo = (level: number): string =>
  `c${BEND / 2} 0 ${BEND / 2} ${level - MIDDLE} ${BEND} ${level - MIDDLE}`;

function Rails({ path }: { path: string }): ReactNode {
  return (
    <g fill="none">
      <path className="deal-sleepers" d={path} />
      <path className="deal-rail" d={path} />
      <path className="deal-bed" d={path} />
    </g>
  );
}

function Common({ turns, to, most }: { turns: number; to: number; most: number }): ReactNode {
  const words = useCatalogue(dealWords);
  const dots = Math.min(most, turns);
  if (dots === 0) return undefined;
  return (
    <>
      {Array.from({ length: dots }, (_, i) => (
        <circle
          // biome-ignore lint/suspicious/noArrayIndexKey: dots have nothing but their place.
          key={i}
          className="deal-dot"
          cx={28 + (i * (to - 44)) / most}
          cy={MIDDLE}
          r="7"
        />
      ))}
      <text className="deal-common" x={(14 + to) / 2} y={MIDDLE - 22}>
        {words.common}
      </text>
    </>
  );
}

/** A turn that made a difference: what it brought stands on the line of whom it served. */
function Station({ pair: { turn, gain }, x }: { pair: Pair; x: number }): ReactNode {
  const { signed } = useFigures();
  const y = gain > 0 ? TOP : BOTTOM;
  return (
    <>
      <circle className="deal-station" cx={x} cy={y} r="13" />
      <text className="deal-station-turn" x={x} y={y + 5}>
        {turn}
      </text>
      <text
        className={`deal-brought ${gainClass(gain)}`}
        x={x}
        y={gain > 0 ? TOP + 32 : BOTTOM - 20}
      >
        {signed(Math.abs(gain))}
      </text>
    </>
  );
}

function Result({ x, y, score, isBetter }: ResultProps): ReactNode {
  const { whole } = useFigures();
  return (
    <>
      <rect
        className={isBetter ? 'deal-result best' : 'deal-result'}
        x={x + 6}
        y={y - 22}
        width="76"
        height="44"
      />
      <text className="deal-score" x={x + 44} y={y + 8}>
        {whole(score)}
      </text>
    </>
  );
}

type ResultProps = { x: number; y: number; score: number; isBetter: boolean };
