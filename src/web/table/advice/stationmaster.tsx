import type { ReactNode } from 'react';
import { MASTER, STRIPES } from './stationmaster-parts.tsx';

/** The stationmaster in his enamel medallion, his disc in hand. While he thinks, the disc shows white. */
export function Stationmaster({ size, thinking = false }: MasterProps): ReactNode {
  return (
    <svg
      className="advice-master"
      width={size}
      height={size}
      viewBox="0 0 120 120"
      aria-hidden="true"
    >
      <clipPath id={`advice-round-${size}`}>
        <circle cx="60" cy="60" r="49.5" />
      </clipPath>
      <circle cx="60" cy="60" r="59" fill="var(--day-enamel-2)" />
      <circle cx="60" cy="60" r="57.5" fill="var(--day-enamel)" />
      <circle cx="60" cy="60" r="53" fill="none" stroke="var(--day-enamel-ink)" strokeWidth="2.4" />
      <circle cx="60" cy="60" r="49.5" fill="var(--day-enamel-ink)" />
      <g
        clipPath={`url(#advice-round-${size})`}
        stroke="var(--day-ink)"
        strokeWidth="2"
        strokeLinejoin="round"
        strokeLinecap="round"
      >
        {STRIPES}
        <path d="M98 120V62" stroke="#6d4a2b" strokeWidth="4" />
        <circle cx="98" cy="58" r="15" fill="var(--day-enamel-ink)" />
        <circle
          className={thinking ? 'advice-disc thinking' : 'advice-disc'}
          cx="98"
          cy="58"
          r="10"
        />
        {MASTER}
      </g>
    </svg>
  );
}

type MasterProps = { size: number; thinking?: boolean };
