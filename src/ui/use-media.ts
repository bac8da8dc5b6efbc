import { useCallback, useSyncExternalStore } from 'react';

/** As in table.css: with the side beside the board; one column with sheets. */
export const WIDE = '(min-width: 1280px)';
export const PHONE = '(max-width: 899px)';

export function useMedia(query: string): boolean {
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
