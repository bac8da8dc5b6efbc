import { useState } from 'react';

/**
 * What a board remembers of what it has shown. The past must not touch it: while that is on show (`readOnly`), another
 * memory is used, which begins anew each time; and then the first one is there again.
 */
export function useApart<T>(readOnly: boolean, begin: () => T): [T, (to: T) => void] {
  const [kept, keep] = useState(() => ({ readOnly, seen: begin(), present: undefined as T | undefined }));
  if (kept.readOnly !== readOnly) keep(apartAfter(kept, readOnly, begin));
  const { seen } = kept.readOnly === readOnly ? kept : apartAfter(kept, readOnly, begin);
  return [seen, (to) => keep((now) => ({ ...now, seen: to }))];
}

type Apart<T> = { readOnly: boolean; seen: T; present: T | undefined };

export function apartAfter<T>(
  { readOnly: was, seen, present }: Apart<T>,
  readOnly: boolean,
  begin: () => T,
): Apart<T> {
  if (was === readOnly) return { readOnly, seen, present };
  return readOnly
    ? { readOnly, seen: begin(), present: seen }
    : { readOnly, seen: present ?? begin(), present: undefined };
}
