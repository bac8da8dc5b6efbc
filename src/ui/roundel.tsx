import type { ReactNode } from 'react';

/** The mark of the house: a turntable with its track. */
export function Roundel({ size = 38 }: { size?: number }): ReactNode {
  return (
    <svg width={size} height={size} aria-hidden="true">
      <use href="#roundel" />
    </svg>
  );
}

/** What it is drawn of, in a square of 48. */
export function RoundelShape(): ReactNode {
  return (
    <>
      <circle cx="24" cy="24" r="22" fill="var(--enamel)" />
      <g fill="none" stroke="var(--enamel-ink)" strokeWidth="1.6">
        <circle cx="24" cy="24" r="18.5" />
        <path d="M17.5 14.5h13M17.5 20.8h13M17.5 27.200h13M17.5 33.500h13" />
        <path d="M19.5 11.5v25M28.5 11.500v25" strokeWidth="2" strokeLinecap="round" />
      </g>
    </>
  );
}
