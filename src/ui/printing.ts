import { useSyncExternalStore } from 'react';
import { flushSync } from 'react-dom';
import { growAtOnce } from './use-growing.ts';

/** Is the page being put on paper? What has not been drawn yet, or is not shown just now, belongs there too. */

let printing = false;
const listeners = new Set<() => void>();

function tell(now: boolean): void {
  printing = now;
  growAtOnce(now);
  // The browser does not wait: it prints what stands in the page when this is over.
  flushSync(() => {
    for (const changed of listeners) changed();
  });
}

const begin = (): void => tell(true);
const end = (): void => tell(false);

function subscribe(changed: () => void): () => void {
  if (listeners.size === 0) {
    addEventListener('beforeprint', begin);
    addEventListener('afterprint', end);
  }
  listeners.add(changed);
  return () => {
    listeners.delete(changed);
    if (listeners.size > 0) return;
    removeEventListener('beforeprint', begin);
    removeEventListener('afterprint', end);
  };
}

export function usePrinting(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => printing,
    () => false,
  );
}
