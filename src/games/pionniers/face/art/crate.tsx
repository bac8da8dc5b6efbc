import type { ReactNode } from 'react';
import { n } from '#ui/curves.ts';

type CrateProps = {
  x?: number;
  y?: number;
  /** 1 is 26 wide. */
  scale?: number;
  /** For under about half size: no word, a bolder box. */
  small?: boolean;
  /** Its fuse burns. */
  lit?: boolean;
};

/** A crate of dynamite about its middle, to stand in a drawing: red, TNT, with a burning fuse. */
export function Crate({
  x = 0,
  y = 0,
  scale = 1,
  small = false,
  lit = true,
}: CrateProps): ReactNode {
  return (
    <g className="pio-crate" transform={`translate(${n(x)} ${n(y)}) scale(${scale})`}>
      <rect
        x="-15.5"
        y="-13.5"
        width="31"
        height="27"
        rx="4"
        fill="var(--pio-paper)"
        stroke="none"
      />
      <path d="M-2-12Q2-22 10-19" fill="none" stroke="var(--pio-ink)" strokeWidth="2" />
      {lit && (
        <path
          className="pio-spark"
          d="M11-25l2 4 5-1-3 4 3 4-5-1-2 4-2-4-4 0 3-4-2-4 4 1z"
          fill="#ffb300"
          stroke="var(--pio-ink)"
          strokeWidth=".8"
        />
      )}
      <rect
        x="-13"
        y="-11"
        width="26"
        height="22"
        rx="2"
        fill="#b3402c"
        stroke="var(--pio-ink)"
        strokeWidth={small ? 2.6 : 2}
      />
      {small ? (
        <path d="M-9-2.500H9V2.500H-9Z" fill="#fff3d0" stroke="var(--pio-ink)" strokeWidth="1.4" />
      ) : (
        <>
          <path d="M-13-7.500H13M-13 7.500H13" stroke="#7c2415" strokeWidth="1.2" />
          <rect
            x="-10.5"
            y="-5.6"
            width="21"
            height="11.2"
            fill="#fff3d0"
            stroke="var(--pio-ink)"
            strokeWidth="1"
          />
          <text
            className="pio-sign"
            y="3.6"
            fontSize="10"
            fontWeight="800"
            fill="var(--pio-ink)"
            stroke="none"
          >
            TNT
          </text>
        </>
      )}
    </g>
  );
}

/** The same as a picture of its own, for panels. */
export function CrateIcon({ size = 24, className }: { size?: number; className?: string }) {
  return (
    <svg
      className={className}
      width={size}
      height={size}
      viewBox="-18 -27 38 42"
      aria-hidden="true"
    >
      <Crate small={size < 22} />
    </svg>
  );
}
