import type { ReactNode } from 'react';

/** A panel's heading with what stands beside it. */
export function Head({ children, side }: { children: ReactNode; side?: ReactNode }): ReactNode {
  return (
    <header className="rt-head">
      <h2>{children}</h2>
      {side === undefined ? null : <small>{side}</small>}
    </header>
  );
}
