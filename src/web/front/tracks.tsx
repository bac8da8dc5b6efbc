import { memo, type ReactNode } from 'react';

/** Half the gauge, half a sleeper, and how many pieces a curve is drawn in. */
const GAUGE = 13;
const SLEEPER = 24;
const PIECES = 24;

/** How far down the tracks reach, and where the middle of the turntable lies. */
const REACH = 150;
const PIVOT = 240;

/** The tracks from the doors, and the turntable that gathers them. Drawn to the width it is given, never stretched. */
export const Tracks = memo(function Tracks({ width, doors }: TracksProps): ReactNode {
  const middle = width / 2;
  const radius = Math.min(640, Math.max(width * 0.44, 250));
  const height = PIVOT + radius;
  return (
    <svg
      className="yard-tracks"
      viewBox={`0 0 ${width} ${height}`}
      width={width}
      height={height}
      aria-hidden="true"
    >
      {doors.map((door) => (
        <Track key={door} from={door} to={middle + (door - middle) * 0.42} middle={middle} />
      ))}
      <Turntable middle={middle} radius={radius} />
    </svg>
  );
});

type TracksProps = { width: number; doors: readonly number[] };

function Track({ from, to, middle }: { from: number; to: number; middle: number }): ReactNode {
  let sleepers = '';
  let left = '';
  let right = '';
  const across = to + (from - middle) * 0.2;
  for (let piece = 0; piece <= PIECES; piece++) {
    const t = piece / PIECES;
    const x = bend(t, from, from, across, to);
    const y = bend(t, -4, 50, 70, REACH);
    const dx = slope(t, from, from, across, to);
    const dy = slope(t, -4, 50, 70, REACH);
    const length = Math.hypot(dx, dy);
    const beside = (side: number): string =>
      `${(x - (dy / length) * side).toFixed(1)} ${(y + (dx / length) * side).toFixed(1)}`;
    const verb = piece === 0 ? 'M' : 'L';
    left += verb + beside(GAUGE);
    right += verb + beside(-GAUGE);
    if (piece % 2 === 0) sleepers += `M${beside(SLEEPER)}L${beside(-SLEEPER)}`;
  }
  return (
    <>
      <path d={sleepers} stroke="var(--sleeper)" strokeWidth="6" />
      <path d={left + right} stroke="var(--rail)" strokeWidth="3.5" fill="none" />
    </>
  );
}

function bend(t: number, a: number, b: number, c: number, d: number): number {
  const u = 1 - t;
  return u * u * u * a + 3 * u * u * t * b + 3 * u * t * t * c + t * t * t * d;
}

function slope(t: number, a: number, b: number, c: number, d: number): number {
  const u = 1 - t;
  return u * u * (b - a) + 2 * u * t * (c - b) + t * t * (d - c);
}

function Turntable({ middle, radius }: { middle: number; radius: number }): ReactNode {
  const deck = radius * 0.875;
  const flat = 170 / 640;
  return (
    <g transform={`translate(${middle} ${PIVOT})`}>
      <g stroke="var(--stone-line)" strokeWidth="2">
        <ellipse rx={radius} ry={radius * flat} fill="var(--stone)" />
        <ellipse rx={radius - 18} ry={radius * flat - 10} fill="var(--pit)" />
      </g>
      <g fill="none" stroke="var(--rail)" strokeWidth="2.5">
        <ellipse
          rx={radius - 44}
          ry={radius * flat - 23}
          stroke="var(--sleeper)"
          strokeWidth="14"
          strokeDasharray="5 11"
        />
        <ellipse rx={radius - 40} ry={radius * flat - 21} />
        <ellipse rx={radius - 50} ry={radius * flat - 26} />
      </g>
      <path
        d={`M${-deck} -10h${2 * deck}v44H${-deck}z`}
        fill="var(--deck)"
        stroke="var(--stone-line)"
        strokeWidth="2"
      />
      <path
        d={`M${4 - deck} 12h${2 * deck - 8}`}
        stroke="var(--sleeper)"
        strokeWidth="34"
        strokeDasharray="7 13"
      />
      <path
        d={`M${-deck} 1h${2 * deck}M${-deck} 23h${2 * deck}`}
        stroke="var(--rail)"
        strokeWidth="3.5"
      />
    </g>
  );
}
