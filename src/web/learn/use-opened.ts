import { useEffect } from 'react';
import { buttonAt } from './spots.ts';
import { whenever } from './use-boxes.ts';

/** Presses this tab once for each stop, as soon as it is there to be pressed: it has a place only while it is closed. */
export function useOpened(tab: string | undefined, stop: string): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: with each stop.
  useEffect(() => {
    if (tab === undefined) return undefined;
    let isOpened = false;
    return whenever(() => {
      const button = isOpened ? undefined : buttonAt(tab);
      isOpened ||= button !== undefined;
      button?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
    });
  }, [tab, stop]);
}
