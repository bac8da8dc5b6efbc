import type { ReactNode } from 'react';

/** What stands for second, third, and the ground under a line. */
export function Hatching(): ReactNode {
  return (
    <svg className="profile-defs" width="0" height="0" aria-hidden="true">
      <defs>
        <pattern id="profile-fine" width="5" height="5" patternUnits="userSpaceOnUse">
          <path d="M-1 6L6 -1M-1 1L1 -1M4 6L6 4" stroke="var(--ink)" strokeWidth="1" />
        </pattern>
        <pattern id="profile-wide" width="9" height="9" patternUnits="userSpaceOnUse">
          <path d="M-1 10L10 -1M-1 1L1 -1M8 10L10 8" stroke="var(--ink)" strokeWidth="1" />
        </pattern>
        <pattern id="profile-dots" width="5" height="5" patternUnits="userSpaceOnUse">
          <circle cx="1.5" cy="1.5" r=".8" fill="var(--ink)" />
          <circle cx="4" cy="4" r=".8" fill="var(--ink)" />
        </pattern>
      </defs>
    </svg>
  );
}

/** First solid, second hatched, third dotted, the rest plain. */
export const FILLS = ['var(--ink)', 'url(#profile-fine)', 'url(#profile-dots)', 'none'] as const;
