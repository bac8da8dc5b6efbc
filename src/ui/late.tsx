import type { ReactNode } from 'react';
import { useGrowing } from './use-growing.ts';

/** Something for the eye or for who points at it, which nobody waits for: drawn when the browser is idle. */
export function Late({ children }: { children: ReactNode }): ReactNode {
  return useGrowing(1, 1) === 1 ? children : undefined;
}
