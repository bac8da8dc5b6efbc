import type { ReactNode } from 'react';

/** How a game stands on the front page: behind an engine-shed door. On a field of 200 by 262, the opening of the arch within. */
export type Door = {
  /** What the leaves of the door are painted with. */
  wood: string;
  /** The engine that looks out of it. */
  engine: ReactNode;
};
