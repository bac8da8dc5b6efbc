import { lazy, type ReactNode, Suspense, useMemo } from 'react';
import type { Language, Seat } from '#kernel/game.ts';
import type { Live } from '../../snapshot.ts';

/** Fetched where a table has a pace: most have none. */
const HeadClock = lazy(() => import('./clocks.tsx').then((m) => ({ default: m.HeadClock })));
const SeatClock = lazy(() => import('./clocks.tsx').then((m) => ({ default: m.SeatClock })));

/** The clocks of a table in play: the one for the head, and what stands beside each seat. */
export function useClocksAtDesk(
  { aside, ahead, eyes, status, seats }: Live,
  names: readonly string[],
  language: Language,
): ClocksAtDesk | undefined {
  const { pace, clock } = aside;
  return useMemo(() => {
    if (!pace || !clock || status !== 'running') return undefined;
    const props = { pace, clock, ahead, eyes, names, language };
    return {
      head: (
        <Suspense>
          <HeadClock {...props} />
        </Suspense>
      ),
      // A bot has no time to lose.
      seat: (seat) =>
        seats[seat]?.kind === 'guest' ? (
          <Suspense>
            <SeatClock {...props} seat={seat} />
          </Suspense>
        ) : undefined,
    };
  }, [pace, clock, ahead, eyes, names, language, status, seats]);
}

type ClocksAtDesk = { head: ReactNode; seat: (seat: Seat) => ReactNode };
