import type { ReactNode } from 'react';

/** The mark of the house: a turntable with its track. */
export function Roundel({ size = 38 }: { size?: number }): ReactNode {
  return (
    <svg width={size} height={size} aria-hidden="true">
      <use href="#roundel" />
    </svg>
  );
}
