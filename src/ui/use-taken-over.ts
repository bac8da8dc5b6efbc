import { useSyncExternalStore } from 'react';

const never = (): (() => void) => () => undefined;

/**
 * Not yet, while React takes over what the build has drawn, where nothing of this browser can be shown; then, and on every page drawn here,
 * yes.
 */
export function useTakenOver(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
