import type { ReactNode } from 'react';

/** Where pips are, on a field of 100. */
const PIPS: readonly (readonly (readonly [number, number])[])[] = [
  [],
  [[50, 50]],
  [
    [28, 28],
    [72, 72],
  ],
  [
    [26, 26],
    [50, 50],
    [74, 74],
  ],
  [
    [28, 28],
    [72, 28],
    [28, 72],
    [72, 72],
  ],
  [
    [27, 27],
    [73, 27],
    [50, 50],
    [27, 73],
    [73, 73],
  ],
  [
    [29, 25],
    [71, 25],
    [29, 50],
    [71, 50],
    [29, 75],
    [71, 75],
  ],
];

type DieProps = {
  /** 1 to 6; 0 while it tumbles: no number can be read from it. */
  value: number;
  size?: number;
  className?: string;
};

/** A die, 100 by 100. Decoration: the number is said in words beside it. */
export function Die({ value, size = 32, className = '' }: DieProps): ReactNode {
  return (
    <svg
      className={`pio-die-art ${className}`}
      width={size}
      height={size}
      viewBox="0 0 100 100"
      data-value={value}
      aria-hidden="true"
    >
      <rect x="6" y="8" width="90" height="88" rx="20" fill="var(--pio-ink)" fillOpacity=".22" />
      <rect
        x="5"
        y="4"
        width="90"
        height="88"
        rx="20"
        fill="var(--pio-paper)"
        stroke="var(--pio-ink)"
        strokeWidth="6"
      />
      {value === 0 ? (
        <path
          d="M22 34Q50 16 78 34M22 60Q50 80 78 60"
          fill="none"
          stroke="var(--pio-ink)"
          strokeOpacity=".45"
          strokeWidth="7"
          strokeLinecap="round"
          strokeDasharray="14 12"
        />
      ) : (
        (PIPS[value] ?? []).map(([cx, cy]) => (
          <circle key={`${cx} ${cy}`} cx={cx} cy={cy - 2} r="9.5" fill="var(--pio-ink)" />
        ))
      )}
    </svg>
  );
}
