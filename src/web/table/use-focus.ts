import { type RefObject, useEffect } from 'react';

/**
 * Focus is never lost. When what had it is gone, it goes to what the board marks as next (`data-lever`), else to the
 * board. The board itself may have moved it already, and then it stays there.
 */
export function useKeptFocus(root: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    let last: Element | null = null;
    const seen = (event: FocusEvent): void => {
      last = event.target instanceof Element ? event.target : null;
    };
    const watch = new MutationObserver(() => {
      if (last === null || last.isConnected || document.activeElement !== document.body) return;
      last = null;
      const board = root.current;
      const lever = board?.querySelector<HTMLElement>('[data-lever]:not([disabled])');
      (lever ?? board)?.focus({ preventScroll: true });
    });
    document.addEventListener('focusin', seen);
    watch.observe(document.body, { childList: true, subtree: true });
    return () => {
      document.removeEventListener('focusin', seen);
      watch.disconnect();
    };
  }, [root]);
}
