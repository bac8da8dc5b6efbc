import { useSyncExternalStore } from 'react';

/**
 * A board is one stop of the Tab key that opens (`data-stop` on its box): Enter or an arrow goes in, Escape comes out. What
 * describes it piece by piece (`data-inside`) is heard only while it is open, so that forty cities do not stand between
 * the heading and what is asked. What may be pressed now is never closed away.
 */
export const STOP = '[data-stop]';
export const INSIDE = '[data-inside]';

const listeners = new Set<() => void>();
let open = false;

export const stop = {
  get: (): boolean => open,
  set(next: boolean): void {
    if (next === open) return;
    open = next;
    for (const changed of listeners) changed();
  },
  subscribe(changed: () => void): () => void {
    listeners.add(changed);
    return () => listeners.delete(changed);
  },
};

/** Is somebody in the board? */
export function useStopOpen(): boolean {
  return useSyncExternalStore(stop.subscribe, stop.get);
}
