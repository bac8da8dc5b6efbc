import { lazy, type ReactNode, Suspense } from 'react';
import type { Live } from '../snapshot.ts';
import type { PlayMode } from '../table-page.tsx';
import type { Sitting } from '../use-table.ts';

/** Fetched when a game ends: nobody waits for it before. */
const EndingDialog = lazy(() =>
  import('./ending-dialog.tsx').then((m) => ({ default: m.EndingDialog })),
);

/** The end of the game, when it is open. */
export function Ending({ open, ...props }: EndingProps & { open: boolean }): ReactNode {
  return open ? (
    <Suspense>
      <EndingDialog {...props} />
    </Suspense>
  ) : undefined;
}

export type EndingProps = {
  sitting: Sitting;
  live: Live;
  way: PlayMode;
  onClose: () => void;
  result: ReactNode;
  /** How it stood, for a game that did not end by its rules. */
  score: ReactNode;
  /** The next table was made while this page was open. */
  leaving: boolean;
};
