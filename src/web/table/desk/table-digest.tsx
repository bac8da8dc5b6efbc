import { lazy, type ReactNode, Suspense } from 'react';
import type { DigestRowProps } from './digest-row.tsx';

/** The board does not wait for it; its row is there from the start. */
const DigestRow = lazy(() => import('./digest-row.tsx').then((m) => ({ default: m.DigestRow })));

/** What happened since your turn, in the row under the bar. */
export function TableDigest(props: DigestRowProps): ReactNode {
  return (
    <Suspense fallback={<div className="digest" />}>
      <DigestRow {...props} />
    </Suspense>
  );
}
