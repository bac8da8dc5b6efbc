import { useState } from 'react';
import type { Event, Share, Table } from '#games/union-pacific/rules/model.ts';
import { type Holding, useMoment } from '#ui/use-moment.ts';

/** Once they lie open, this long they stay by themselves. */
const STAY_MS = 5000;

export type Openings = { shares: readonly Share[]; close: () => void; holding: Holding };

/**
 * The opening investments on show: from their turning until somebody closes them or does something, or until they have been
 * read. `stays`: there is somebody to close them.
 */
export function useOpenings(
  event: Event | undefined,
  { turns }: Table,
  stays: boolean,
): Openings | undefined {
  const told = event?.is === 'openings-revealed' ? event.shares : undefined;
  const [kept, keep] = useState<{ shares: readonly Share[]; open: boolean }>();
  if (told && stays && told !== kept?.shares) keep({ shares: told, open: true });
  const shares = told ?? (stays && kept?.open ? kept.shares : undefined);
  const close = (): void => keep((last) => last && { ...last, open: false });
  const acts = event?.is === 'train-built' || event?.is === 'shares-invested';
  const holding = useMoment(told ? undefined : shares, close, {
    // The display is laid and the first turn begins, and that is still the same moment.
    of: acts ? 'acts' : Math.max(1, turns),
    ms: STAY_MS,
  });
  return shares && { shares, close, holding };
}
