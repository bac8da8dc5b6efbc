import { useCallback, useSyncExternalStore } from 'react';
import type { MediaQuery } from './media.ts';

/** The build, which draws some pages, knows no screen. */
const unknown = (): boolean => false;

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
  return useSyncExternalStore(subscribe, () => matchMedia(query).matches, unknown);
}
