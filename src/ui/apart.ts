import { useCallback, useState } from 'react';

/** `present`: what was remembered before the past came on show. */
export type Apart<T> = { readOnly: boolean; seen: T; present?: T };

/**
 * What a board remembers of what it has shown. The past must not touch it: while that is on show (`readOnly`), another
 * memory is used, which begins anew each time; and then the first one is there again.
 */
export function useApart<T>(
  readOnly: boolean,
  begin: () => T,
): [T, (change: (seen: T) => T) => void] {
  const [kept, keep] = useState<Apart<T>>(() => ({ readOnly, seen: begin() }));
  const now = apartAfter(kept, readOnly, begin);
  if (now !== kept) keep(now);
  const set = useCallback(
    (change: (seen: T) => T) => keep((last) => ({ ...last, seen: change(last.seen) })),
    [],
  );
  return [now.seen, set];
}

export function apartAfter<T>(kept: Apart<T>, readOnly: boolean, begin: () => T): Apart<T> {
  if (kept.readOnly === readOnly) return kept;
  if (readOnly) return { readOnly, seen: begin(), present: kept.seen };
  return { readOnly, seen: kept.present ?? begin() };
}
