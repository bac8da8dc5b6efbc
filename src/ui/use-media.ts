import { useCallback, useSyncExternalStore } from 'react';
import type { MediaQuery } from './media.ts';

/** Whether the screen is so, now and whenever that changes. */
export function useMedia(query: MediaQuery): boolean {
  const subscribe = useCallback(
    (changed: () => void) => {
      const media = matchMedia(query);
      media.addEventListener('change', changed);
      return () => media.removeEventListener('change', changed);
    },
    [query],
  );
  return useSyncExternalStore(subscribe, () => matchMedia(query).matches);
}
