import { lazy, type ReactNode, Suspense } from 'react';
import type { DeskProps } from '../../desk/desk.tsx';
import './at-desk.css';

/** Fetched once the board stands: what is said is nobody's first look. */
const Telegraph = lazy(() => import('./telegraph.tsx').then((m) => ({ default: m.Telegraph })));

/** The telegraph's key in the head. Who plays in one browser needs none. */
export function TalkAtDesk(props: DeskProps): ReactNode {
  if (props.way !== 'online') return undefined;
  return (
    <span className="talk-slot">
      <Suspense>
        <Telegraph {...props} />
      </Suspense>
    </span>
  );
}
