import type { ReactNode } from 'react';
import type { Language } from '#kernel/game.ts';
import { n } from '#ui/curves.ts';
import { CLEAR, SLOW } from './tints.ts';

type SignalProps = { x?: number; y?: number; scale?: number; language: Language };

/** "Track clear": a green arm lowered on a post whose foot is at x, y. 42 high. */
export function ClearSignal({ x = 0, y = 0, scale = 1, language }: SignalProps): ReactNode {
  return (
    <g className="pio-clear" transform={`translate(${n(x)} ${n(y)}) scale(${scale})`}>
      <Post />
      <g className="pio-arm">
        <path
          d="M-4-33H25V-19H-4Z"
          transform="rotate(38 0 -27)"
          fill="var(--pio-clear)"
          stroke="var(--pio-paper)"
          strokeWidth="4.5"
        />
        <path
          d="M-4-33H25V-19H-4Z"
          transform="rotate(38 0 -27)"
          fill="var(--pio-clear)"
          stroke="var(--pio-ink)"
          strokeWidth="1.8"
        />
        <text className="pio-sign" x="9" y="-14.8" fontSize="12.5" fontWeight="700" fill="#fff">
          {CLEAR.letter[language]}
        </text>
      </g>
    </g>
  );
}

/** 11.1: "slow": a yellow arm across, to the west, so that it keeps clear of the sign that follows it. */
export function SlowSignal({ x = 0, y = 0, scale = 1 }: Omit<SignalProps, 'language'>): ReactNode {
  return (
    <g className="pio-slow" transform={`translate(${n(x)} ${n(y)}) scale(${scale})`}>
      <Post />
      <path
        d="M4-34H-27L-22-27L-27-20H4Z"
        fill="var(--pio-slow)"
        stroke="var(--pio-ink)"
        strokeWidth="1.8"
      />
      <text className="pio-sign" x="-8.5" y="-22.5" fontSize="12.5" fontWeight="700">
        {SLOW.letter}
      </text>
    </g>
  );
}

function Post(): ReactNode {
  return (
    <>
      <path d="M0 4V-36M-6 5H6" stroke="var(--pio-ink)" strokeWidth="3.2" />
      <circle cy="-37" r="2.8" fill="var(--pio-ink)" />
    </>
  );
}

/** "Track clear" as a picture of its own, for panels. */
export function ClearSignalIcon({
  size = 24,
  language,
  className,
}: {
  size?: number;
  language: Language;
  className?: string;
}) {
  return (
    <svg
      className={className}
      width={size}
      height={size}
      viewBox="-13 -44 52 52"
      aria-hidden="true"
    >
      <ClearSignal language={language} />
    </svg>
  );
}
